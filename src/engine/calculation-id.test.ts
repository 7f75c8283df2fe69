import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOfItsLinks, requestsTo } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "./create-engine.ts";
import { CALCULATION_ID_PATTERN } from "./response.ts";
import { decodeId, encodeId, ID_CAPACITY, ID_SPACE, idLayout } from "./calculation-id.ts";
import { OPTION_ROWS } from "../options/options.ts";
import { runs } from "../../tests/support/runs.ts";

const { answer, validQuery } = requestsTo(engine);
const DIGITS = [..."0123456789"];
const CHARACTERS = [..."0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** As many roofs, widths and heights as an id has room for. */
function fullPriceList(): typeof priceList {
  const full = structuredClone(priceList);
  const [roof] = Object.values(full.roofs) as [(typeof full.roofs)[string]];
  const widths = Array.from({ length: ID_CAPACITY.widths }, (_, at) => 8000 + 2000 * at);
  const heights = Array.from({ length: ID_CAPACITY.heights }, (_, at) => 3150 + 600 * at);
  full.roofs = {};
  full.calculation_id_numbers = Array.from({ length: ID_CAPACITY.roofs }, (_, at) => {
    const truss = { solid: 50_000, demountable: 60_000 };
    full.roofs[`roof${at}`] = {
      ...roof,
      attached: at === 1,
      default_height_mm: heights[0]!,
      heights,
      widths: Object.fromEntries(widths.map((width) => [width, { truss }])),
    };
    return { roof: `roof${at}`, widths, heights };
  });
  return full;
}

describe("calculation_id", () => {
  test("opens the very calculation that has it", () =>
    fc.assert(
      fc.property(validQuery, (asked) => {
        const body = answer(asked);
        expect(body.calculation_id).toMatch(CALCULATION_ID_PATTERN);
        expect(engine.fromCalculationId(body.calculation_id)).toEqual({
          status: 200,
          body: asOfItsLinks(body),
          notes: [],
        });
      }),
      { numRuns: runs(3000) },
    ));

  test("two calculations share one exactly when they are the same configuration", () =>
    fc.assert(
      fc.property(validQuery, validQuery, (one, other) => {
        const [a, b] = [answer(one), answer(other)];
        const link = (body: typeof a) => body.calculator_link;
        expect(a.calculation_id === b.calculation_id).toBe(link(a) === link(b));
      }),
      { numRuns: runs(3000) },
    ));

  test("does not depend on the case or on blanks around it", () => {
    const body = answer({ roof: "dvuhskat", width: 12, length: 30 });
    expect(engine.fromCalculationId(` ${body.calculation_id.toLowerCase()} `)).toEqual({
      status: 200,
      body: asOfItsLinks(body),
      notes: [],
    });
  });

  // Ids on customers' papers: they may never change, whatever becomes of the price list.
  test.each([
    [{ roof: "dvuhskat", width: 12, length: 30, gates: 1, montazh: 1, panels: 1 }, "ANG-31134909-9E54G"],
    [{ roof: "odnoskat-pristavnoy", width: 8, length: 5 }, "ANG-31690778-UMI8G"],
    [{ roof: "odnoskat-otdelno", width: 14.75, length: 200, height: 6.75, truss: "demountable" }, "ANG-77523894-TB2VK"],
    [{ roof: "s-kolonnoy-po-centru", width: 23.7, length: 60.01, windows: 60 }, "ANG-24333729-BOWMI"],
  ])("%o has %s for ever", (asked, id) => {
    expect(answer(asked).calculation_id).toBe(id);
  });

  test.each([
    ["this price list", priceList],
    ["a price list that fills an id's room, every truss demountable", fullPriceList()],
  ])("%s: at least 85 %% of slips in one character are told from a real id", (_, list) => {
    const slipping = createEngine({ priceList: list, manufacturer, baseUrl: "https://hangars.example" });
    const requests = requestsTo(slipping);
    let slips = 0;
    let caught = 0;
    for (const asked of fc.sample(requests.validQuery, { numRuns: 60, seed: 20261120 })) {
      const id = requests.answer(asked).calculation_id;
      [...id].forEach((character, at) => {
        const alphabet = at < 4 || character === "-" ? [] : at < 12 ? DIGITS : CHARACTERS;
        for (const slip of alphabet) {
          if (slip === character) continue;
          slips += 1;
          if (slipping.fromCalculationId(id.slice(0, at) + slip + id.slice(at + 1)).status === 400) caught += 1;
        }
      });
    }
    expect(slips).toBe(60 * (8 * 9 + 5 * 35));
    expect(caught / slips).toBeGreaterThanOrEqual(0.85);
  });

  test("stays the same when sizes and a roof are added to the price list", () => {
    const grown = structuredClone(priceList);
    const roof = grown.roofs["dvuhskat"]!;
    roof.widths[9000] = { truss: { solid: 40_000 } };
    roof.widths[20000] = { truss: { solid: 130_000, demountable: 140_000 } };
    roof.heights.unshift(2500);
    roof.heights.push(7950);
    grown.roofs = { novyy: structuredClone(roof), ...grown.roofs };
    const numbers = grown.calculation_id_numbers;
    numbers[0]!.widths.push(20000, 9000);
    numbers[0]!.heights.push(7950, 2500);
    numbers.push({ roof: "novyy", widths: [...numbers[0]!.widths], heights: [...numbers[0]!.heights] });
    const later = createEngine({ priceList: grown, manufacturer, baseUrl: "https://hangars.example" });
    fc.assert(
      fc.property(validQuery, (asked) => {
        const id = answer(asked).calculation_id;
        const { status, body } = later.fromCalculationId(id);
        expect(status === 200 && body.calculation_id).toBe(id);
        expect(status === 200 && body.request).toEqual(answer(asked).request);
      }),
      { numRuns: runs(500) },
    );
    const added = later.calculate({ roof: "novyy", width: 9, length: 30, height: 2.5 });
    expect(added.status === 200 && later.fromCalculationId(added.body.calculation_id)).toEqual(added);
  });

  test.each(["", "ANG", "ANG-1234567-ABCDE", "XYZ-26106771-OVX80", "ANG-26106771-OVX8O0", "<b>", "ANG-99999999-ZZZZZ"])(
    "%o is no one's",
    (id) => {
      const { status, body } = engine.fromCalculationId(id);
      expect(status).toBe(400);
      expect(body).toMatchObject({ error: { code: "unknown_calculation_id" } });
    },
  );
});

describe("room for options to come", () => {
  const product = (digits: readonly { radix: number }[]) => digits.reduce((all, { radix }) => all * radix, 1);
  const { roofs, widths, heights, min_length_cm, max_length_cm } = ID_CAPACITY;
  const sizes = roofs * widths * heights * (max_length_cm - min_length_cm + 1);
  const numbers = priceList.calculation_id_numbers;
  /** Options that nobody sells: yes or no, and one of three. */
  const later = (["dekor_wall", "rails"] as const).map((like, at) => {
    const one = OPTION_ROWS.find(({ name }) => name === like)!;
    return { ...one, name: `later${at}` as typeof like, row: { ...one.row, place: OPTION_ROWS.length + at } };
  });
  const grown = idLayout([...OPTION_ROWS, ...later]);

  test("every option has a rank of its own, and the numbers and the pages hold them all", () => {
    const { groups, page } = idLayout(OPTION_ROWS);
    expect(new Set(OPTION_ROWS.map(({ row }) => row.place)).size).toBe(OPTION_ROWS.length);
    expect(sizes * product(groups)).toBeLessThanOrEqual(ID_SPACE.numbers);
    expect(product(page)).toBeLessThanOrEqual(ID_SPACE.pages);
  });

  test("another option in the number would not fit: it has to go to a page", () => {
    expect(sizes * product(idLayout(OPTION_ROWS).groups) * 2).toBeGreaterThan(ID_SPACE.numbers);
  });

  test("an id without later options stays the same, and one with them opens what it was given for", () =>
    fc.assert(
      fc.property(validQuery, fc.boolean(), fc.constantFrom("Нет", "H 500", "Н 1610"), (asked, flag, choice) => {
        const known = decodeId(answer(asked).calculation_id, numbers)!;
        const chosen = { ...known, later0: flag, later1: choice };
        const id = encodeId(chosen, numbers, grown);
        expect(id).toMatch(CALCULATION_ID_PATTERN);
        expect(decodeId(id, numbers, grown)).toEqual(chosen);
        const isPlain = !flag && choice === "H 500";
        expect(id === encodeId(known, numbers)).toBe(isPlain);
        expect(decodeId(id, numbers)).toEqual(isPlain ? known : undefined);
      }),
      { numRuns: 500 },
    ));

  test("a slip in the prefix is no other option of the same hangar", () =>
    fc.assert(
      fc.property(validQuery, fc.integer({ min: 1, max: 5 }), (asked, page) => {
        const id = answer(asked).calculation_id;
        const letter = String.fromCharCode(id.charCodeAt(2) + page);
        const slip = decodeId(id.slice(0, 2) + letter + id.slice(3), numbers, grown) ?? {};
        const { width_mm, length_cm, doors, windows } = decodeId(id, numbers)!;
        expect(slip).not.toMatchObject({ width_mm, length_cm, doors, windows });
      }),
      { numRuns: 100, seed: 20261122 },
    ));
});
