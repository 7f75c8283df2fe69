import { expect, test } from "vitest";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine, type Engine } from "../engine/create-engine.ts";
import type { CalcResponse, ErrorBody } from "../engine/response.ts";
import { toolAnswers } from "../mcp/tools/tool-answers.ts";
import type { PriceList } from "../price-list/schema.ts";
import { createHandler } from "../http/routes/handler.ts";
import { otherEngines } from "./asked/asked-engine.ts";
import { optionsList } from "../documents/options-list.ts";

const ROOF = "dvuhskat";
const { baseUrl } = engine;

/** A list that lacks these widths of the roof; its ids keep their numbers. */
function list(version: string, ...missing: number[]): PriceList {
  const copy = structuredClone(priceList);
  const roof = copy.roofs[ROOF]!;
  roof.widths = Object.fromEntries(Object.entries(roof.widths).filter(([width]) => !missing.includes(Number(width))));
  return { ...copy, meta: { ...copy.meta, version } };
}

const today = list("2026-11-20", 10_000, 12_000);
const older = [list("2026-09-01", 10_000, 15_000), list("2026-05-20", 18_000)];
const versions = [today, ...older].map(({ meta }) => meta.version);
const under = (one: PriceList): Engine => createEngine({ priceList: one, manufacturer, baseUrl, versions });
const todays = under(today);
const engines = otherEngines(todays, older, under);

function idOf(width: number): string {
  const { status, body } = engine.calculate({ roof: ROOF, width, length: 30 });
  if (status === 400) throw new Error(body.error.details.join("; "));
  return body.calculation_id;
}

const handler = createHandler({ engine: todays, documents: {}, others: engines });
const tools = toolAnswers({ engine: todays, others: engines }, { ru: optionsList(todays), en: optionsList(todays) });

/** The answer by HTTP, which that of the MCP tool must equal. */
async function opened(id: string, given: Record<string, string> = {}): Promise<{ status: number; body: unknown }> {
  const path = `/v1/calc/id/${encodeURIComponent(id)}?${new URLSearchParams(given)}`;
  const response = await handler(new Request(baseUrl + path));
  const result = { status: response.status, body: await response.json() };
  const { status, body } = tools.open_calculation(Object.entries({ calculation_id: id, ...given }));
  expect({ status, body }).toEqual(result);
  return result;
}

const refusal = ({ status, body }: { status: number; body: unknown }) => {
  expect(status).toBe(400);
  return (body as ErrorBody).error;
};

test.each([
  ["the newest list that offers it", 12, "2026-09-01", "01.09.2026"],
  ["an older one where the newer ones do not", 10, "2026-05-20", "20.05.2026"],
])("an id of a size that is no longer offered is right, and opens under %s", async (_, width, version, date) => {
  const id = idOf(width);
  const error = refusal(await opened(id));
  const call = `${baseUrl}/v1/calc/id/${id}?prices_version=${version}`;
  expect(error).toEqual({
    code: "unknown_calculation_id",
    message: `Номер расчёта верный, но в прайс-листе от 20.11.2026 такого ангара нет — он открывается по прайс-листу от ${date}.`,
    details: [expect.stringContaining(`номер верный, но такого ангара в прайс-листе от 20.11.2026 нет`)],
    problems: [{ code: "unknown_calculation_id", parameter: "calculation_id", came: id }],
  });
  expect(error.details[0]).toMatch(new RegExp(`prices_version=${version}: .*prices_version=${version}$`));
  expect(error.details[0]!.endsWith(call)).toBe(true);

  const { status, body } = await opened(id, { prices_version: version });
  expect(status).toBe(200);
  expect((body as CalcResponse).calculation_id).toBe(id);
});

test("typed in small letters it is named as it should be", async () => {
  const id = idOf(12);
  expect(refusal(await opened(` ${id.toLowerCase()}`)).details[0]).toContain(`/v1/calc/id/${id}?`);
});

test("so it is under an older list that is asked for, where today's has the size", async () => {
  const error = refusal(await opened(idOf(18), { prices_version: "2026-05-20" }));
  expect(error.message).toContain("в прайс-листе от 20.05.2026 такого ангара нет");
  expect(error.details[0]).toContain("prices_version=2026-11-20");
});

test("an id that no list opens is most likely mistyped", async () => {
  const id = "ANG-11111111-AAAAA";
  expect((await opened(id)).body).toEqual(todays.fromCalculationId(id).body);
  expect(refusal(await opened(id)).message).toContain("опечатка");
});

test("what is wrong besides the id is told as ever", async () => {
  expect(refusal(await opened(idOf(12), { explain: "maybe" })).code).toBe("invalid_parameter");
  expect(refusal(await opened(idOf(12), { prices_version: "2020-01-01" })).code).toBe("invalid_parameter");
});

test("without older lists there is no other to ask", async () => {
  const alone = createHandler({ engine: todays, documents: {} });
  const response = await alone(new Request(`${baseUrl}/v1/calc/id/${idOf(12)}`));
  expect(((await response.json()) as ErrorBody).error.message).toContain("опечатка");
});
