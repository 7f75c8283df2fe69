import { under } from "hangar-engine";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { olderList } from "../../../tests/support/older-list.ts";
import { roubles } from "../../text/format.ts";
import { calculationOfLink } from "../quote/calculation/calculation-of-link.ts";
import { noLongerOffered, readTypedId } from "../saved/typed-id.ts";
import { initialState, reduce } from "../calculator-state.ts";
import { openLink } from "./link-to-form.ts";
import { olderTotalOfId } from "./older-list.ts";

const { version } = olderList.meta;
const NEWER = "2026-09-01";
const WIDTH = 21_000;

vi.mock("hangar-engine", async (importOriginal) => {
  const engine = await importOriginal<typeof import("hangar-engine")>();
  return { ...engine, versions: [...engine.versions, "2026-09-01", "2026-05-20"] };
});

/** The older list with one width more than today's, and the id of a hangar of it. */
const wider = structuredClone(olderList);
wider.roofs["dvuhskat"]!.widths[WIDTH] = structuredClone(wider.roofs["dvuhskat"]!.widths[18_000]!);
wider.calculation_id_numbers.find(({ roof }) => roof === "dvuhskat")!.widths.push(WIDTH);
const answer = under(wider).calculate({ roof: "dvuhskat", width: WIDTH, length: 30 });
if (answer.status === 400) throw new Error(answer.body.error.details.join("; "));
const { calculation_id, result } = answer.body;
const { total_with_vat } = result;
const MISTYPED = "ANG-11111111-AAAAA";

let asked: string[];
let published: Record<string, unknown>;
beforeEach(() => {
  asked = [];
  published = {
    [`/prices/${version}.json`]: wider,
    [`/prices/${NEWER}.json`]: { ...olderList, meta: { ...olderList.meta, version: NEWER } },
  };
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(path in published ? Response.json(published[path]) : new Response("", { status: 404 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("older lists are asked for an id in turn, the newest first", async () => {
  expect(await olderTotalOfId(calculation_id)).toMatchObject({
    calculation_id,
    total_with_vat,
    prices_version: version,
  });
  expect(asked).toEqual([`/prices/${NEWER}.json`, `/prices/${version}.json`]);
});

test("one that cannot be loaded is passed over", async () => {
  published = { [`/prices/${version}.json`]: wider };
  expect(await olderTotalOfId(calculation_id)).toMatchObject({ prices_version: version });
  published = {};
  expect(await olderTotalOfId(calculation_id)).toBeUndefined();
});

test("a link's id that an older list opens is said to be right, with its total then", async () => {
  const link = openLink(`calculation_id=${calculation_id}`);
  expect(link.unknownId?.id).toBe(calculation_id);
  expect(link.notices).toEqual([link.unknownId!.notice]);
  const told = (await noLongerOffered(calculation_id))!;
  expect(told).toContain(roubles(total_with_vat));
  const opened = reduce(initialState(), { type: "open", link });
  expect(reduce(opened, { type: "known id", told }).notices).toEqual([told]);
});

test("a typed id that an older list opens is said to be right, with its total then", async () => {
  expect(readTypedId(calculation_id, false)).toEqual({ slip: expect.stringContaining("опечатка"), id: calculation_id });
  const told = await noLongerOffered(calculation_id);
  expect(told).toContain(`Номер верный. По прайс-листу от 20\u00a0мая\u00a02026 было ${roubles(total_with_vat)}.`);
  expect(told).toMatch(/В сегодняшнем прайс-листе, от .+, такого ангара нет\.$/);
  expect(await noLongerOffered(MISTYPED)).toBeUndefined();
});

test("the quote request form looks for the id of its link that is written as ids are", () => {
  expect(calculationOfLink(`?calculation_id=${calculation_id}`)).toMatchObject({ unopenedId: calculation_id });
  const beside = "&roof=dvuhskat&width=18&length=30";
  expect(calculationOfLink(`?calculation_id=${calculation_id}${beside}`)).toMatchObject({
    unopenedId: calculation_id,
    insteadOfId: calculation_id,
  });
  expect(calculationOfLink("?calculation_id=nothing").unopenedId).toBeUndefined();
  expect(calculationOfLink(`?${beside}`).unopenedId).toBeUndefined();
});
