import { expect, test } from "vitest";
import { asOfItsLinks, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import type { CalcResponse } from "../engine/response.ts";
import { OPTION_ROWS } from "./options.ts";
import { DEFAULT_VALUES, type ParameterName } from "../engine/request/parameters.ts";

const { answer } = requestsTo(engine);

/** Parameters that an id says nothing of: they change no hangar, or are no choice of the buyer's. */
const NOT_IN_THE_ID: readonly ParameterName[] = ["discount", "explain", "prices_version", "lang"];
const parameters = (Object.keys(engine.parameters) as ParameterName[]).filter((name) => !NOT_IN_THE_ID.includes(name));

/** Every roof bare and with all that other options need, on a width with two trusses where it has one. */
const bases: Query[] = Object.entries(priceList.roofs).flatMap(([roof, { widths }]) => {
  const width = Object.keys(widths).find((mm) => widths[mm]?.truss.demountable) ?? Object.keys(widths)[0]!;
  const bare = { roof, width, length: "30" };
  return [
    bare,
    { ...bare, gates: "1" },
    { ...bare, panels: "1" },
    { ...bare, gates: "2", gates_pos: "1", panels: "1" },
  ];
});

/** Values of a parameter as a request gives them. */
function valuesOf(name: ParameterName, { roof, width, length }: Query): string[] {
  const { schema } = engine.parameters[name];
  const { widths = {}, heights = [] } = priceList.roofs[roof!] ?? {};
  if (name === "width") return [width!, ...Object.keys(widths)];
  if (name === "height") return heights.map(String);
  if (name === "length") return [length!, "30.01", "35"];
  if (schema.enum) return schema.enum.map(String);
  return schema.type === "boolean" ? ["0", "1"] : ["0", "1", "2"];
}

/** All that an answer says of its hangar and its price, whatever the number. */
const without = ({ calculation_id, ...body }: CalcResponse): unknown =>
  JSON.parse(JSON.stringify(asOfItsLinks({ calculation_id, ...body })).replaceAll(calculation_id, ""));

/** Whether an answer has other figures or positions: not words and links alone. */
const figures = ({ result }: CalcResponse): string => JSON.stringify(result);

test.each(parameters)("another %s is another calculation_id exactly where it is another answer", (name) => {
  let told = 0;
  for (const base of bases) {
    const bodies = valuesOf(name, base)
      .map((value) => engine.calculate({ ...base, [name]: value }))
      .flatMap(({ status, body }) => (status === 200 ? [body] : []));
    for (const one of bodies) {
      expect(engine.fromCalculationId(one.calculation_id).body).toEqual(asOfItsLinks(one));
      for (const other of bodies) {
        const isSame = JSON.stringify(without(one)) === JSON.stringify(without(other));
        expect([one.calculation_id === other.calculation_id, base]).toEqual([isSame, base]);
        if (figures(one) !== figures(other)) told += 1;
      }
    }
  }
  expect(told, `${name} is accepted and changes no figure`).toBeGreaterThan(0);
});

test.each(parameters.filter((name) => DEFAULT_VALUES[name] !== undefined))(
  "%s asked for at its default is the same as not asked for",
  (name) => {
    const written = String(DEFAULT_VALUES[name]);
    for (const base of bases.filter((one) => !(name in one))) {
      expect(answer({ ...base, [name]: written })).toEqual(answer(base));
    }
  },
);

test("what an option brings is on sale", () => {
  const brought = OPTION_ROWS.flatMap(({ row: { positions = [] } }) => positions);
  expect(brought.filter((key) => !priceList.positions[key])).toEqual([]);
});
