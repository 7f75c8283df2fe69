import { calculate, priceList, under, type CalcResponse } from "hangar-engine";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { publishedList } from "../../documents/prices/published-list.ts";
import { parse } from "../../formula/parse.ts";
import { english } from "../../messages/en/answers.ts";
import { olderList, todaysEngine } from "../../../tests/support/older-list.ts";
import { quoteRequestText } from "../../applications/request/quote-request-text.ts";
import { calculationOfLink } from "../quote/calculation/calculation-of-link.ts";
import { initialState, reduce, type Action } from "../calculator-state.ts";
import { priceChange } from "../../applications/request/price-change.ts";
import { openLink } from "./link-to-form.ts";
import { olderTotal } from "./older-list.ts";

const { version } = olderList.meta;
const texts = { engine: todaysEngine, english };

vi.mock("hangar-engine", async (importOriginal) => {
  const engine = await importOriginal<typeof import("hangar-engine")>();
  return { ...engine, versions: [...engine.versions, "2026-05-20"] };
});

/** What the site publishes; an address beyond it is not found. */
let published: Record<string, unknown>;
beforeEach(() => {
  published = { [`/prices/${version}.json`]: publishedList(olderList, texts) };
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(path in published ? Response.json(published[path]) : new Response("", { status: 404 })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const SIZES = "roof=dvuhskat&width=12000&length=30&height=4350";
const bodyOf = ({ status, body }: ReturnType<typeof calculate>): CalcResponse => {
  if (status === 400) throw new Error(body.error.details.join("; "));
  return body;
};
const parameters = new URLSearchParams(SIZES);
const now = bodyOf(calculate(parameters));
const was = bodyOf(under(olderList).calculate(parameters));

describe("a link that names an older list", () => {
  test("is opened as any other, and the list is remembered", () => {
    const plain = openLink(SIZES);
    expect(openLink(`${SIZES}&prices_version=${version}`)).toEqual({ ...plain, olderList: version });
    expect(openLink(new URL(was.calculator_link).search)).toEqual({ ...plain, olderList: version });
    expect(openLink(new URL(was.next_step.request_quote_url).search)).toEqual({ ...plain, olderList: version });
  });

  test("and no height is told whose default it got: the older list may have had another", () => {
    const lower = SIZES.replace("&height=4350", "");
    const { notices, olderList: named } = openLink(`${lower}&prices_version=${version}`);
    expect(notices).toEqual(["В ссылке нет высоты колонны — подставлено 4,35\u00a0м, как принято сейчас"]);
    expect(named).toBe(version);
    expect(openLink(lower).notices).toEqual([]);
    expect(openLink(`calculation_id=${now.calculation_id}&prices_version=${version}`).notices).toEqual([]);
  });

  test("is a plain link where it names today's", () => {
    expect(openLink(`${SIZES}&prices_version=${priceList.meta.version}`)).toEqual(openLink(SIZES));
  });

  test.each([
    ["2020-01-01", `&prices_version=2020-01-01`, "Прайс-лист: в ссылке «2020-01-01» — показаны сегодняшние цены"],
    [
      "two at once",
      `&prices_version=${version}&prices_version=${priceList.meta.version}`,
      `Прайс-лист: в ссылке «${version}» и «${priceList.meta.version}» — показаны`,
    ],
  ])("of %s is told, and the form is there", (_, ending, notice) => {
    const { notices, ...opened } = openLink(SIZES + ending);
    expect(notices).toEqual([expect.stringMatching(`^${notice}`)]);
    expect({ ...opened, notices: [] }).toEqual(openLink(SIZES));
  });

  test("and nothing else is the default hangar under today's list", () => {
    const { notices: _, ...nothing } = openLink("");
    expect(openLink(`prices_version=${version}`)).toMatchObject(nothing);
    expect(openLink(`prices_version=${version}`).olderList).toBeUndefined();
  });
});

describe("the total under an older list", () => {
  test("is that of its engine, over the published list", async () => {
    const total = await olderTotal(version, ({ calculate }) => calculate(parameters));
    expect(total).toMatchObject({ snapshot: { total_with_vat: was.result.total_with_vat, prices_version: version } });
    expect(was.result.total_with_vat).toBeLessThan(now.result.total_with_vat);
  });

  test("is counted by the rules that were published with the list", async () => {
    const { rows, ...rules } = olderList.formulas!;
    const twice = rows.map((row) => (row.key === "frame_bolts" ? { ...row, qty: parse("2 × frames") } : row));
    published = {
      [`/prices/${version}.json`]: publishedList({ ...olderList, formulas: { ...rules, rows: twice } }, texts),
    };
    const bolts = was.result.materials.find((line) => !line.group && line.code === "FX-FRAME") as { sum: number };
    expect(await olderTotal(version, ({ calculate }) => calculate(parameters))).toMatchObject({
      snapshot: { total_with_vat: was.result.total_with_vat + bolts.sum },
    });
  });

  const troubles: [title: string, list: unknown, told: RegExp][] = [
    ["that is not there", undefined, /от 20\u00a0мая\u00a02026 не найден/],
    ["that is another list", priceList, /не найден/],
    ["that is no list", [], /не открылся/],
  ];
  test.each(troubles)("of a file %s is not made up", async (_, list, told) => {
    published = list === undefined ? {} : { [`/prices/${version}.json`]: list };
    const total = await olderTotal(version, ({ calculate }) => calculate(parameters));
    expect(total).toEqual({ trouble: expect.stringMatching(told) });
  });

  test("without a network is told as such", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    const total = await olderTotal(version, ({ calculate }) => calculate(parameters));
    expect(total).toEqual({ trouble: expect.stringContaining("нет связи") });
  });

  test("of a hangar that the list did not offer is told as such", async () => {
    const total = await olderTotal(version, ({ calculate }) => calculate({ roof: "dvuhskat", width: 99, length: 30 }));
    expect(total).toEqual({ trouble: expect.stringContaining("по нему этот ангар не посчитать") });
  });
});

describe("the calculator", () => {
  const open: Action = { type: "open", link: openLink(`${SIZES}&prices_version=${version}`) };
  const snapshot = { calculation_id: "", query: "", total_with_vat: 1, prices_version: version };

  test("shows today's total, and the older one beside it until the form changes", () => {
    const opened = reduce(initialState(), open);
    expect(opened).toMatchObject({ olderList: version, snapshot: undefined });
    expect(opened.shown).toEqual(now);
    const told = reduce(opened, { type: "older total", total: { snapshot } });
    expect(told).toMatchObject({ olderList: undefined, snapshot });
    expect(reduce(told, { type: "set", name: "doors", value: "1" }).snapshot).toBeUndefined();
  });

  test("tells why it cannot", () => {
    const told = reduce(reduce(initialState(), open), { type: "older total", total: { trouble: "Нет связи" } });
    expect(told).toMatchObject({ olderTrouble: "Нет связи", snapshot: undefined });
    expect(reduce(told, { type: "set", name: "doors", value: "1" }).olderTrouble).toBeUndefined();
  });

  test("waits for no total of a hangar that was changed", () => {
    expect(reduce(reduce(initialState(), open), { type: "set", name: "doors", value: "1" }).olderList).toBeUndefined();
  });
});

test("totals of two hangars are not compared, though one link led to both", () => {
  const { total_with_vat } = was.result;
  const other = { calculation_id: "ANG-00000000-00000", query: "", total_with_vat, prices_version: version };
  expect(priceChange(other, now)).toMatch(/было .*, но за ангар другого размера: в сегодняшнем .* размеры другие\.$/);
  expect(priceChange({ ...other, calculation_id: now.calculation_id }, now)).toMatch(/ дороже\. Сейчас действует/);
});

describe("the quote request form", () => {
  const query = new URL(was.next_step.request_quote_url).search;

  test("is for the calculation under today's list, and knows the older answer", () => {
    const linked = calculationOfLink(query);
    expect(linked).toMatchObject({ answer: { status: 200, body: now }, olderList: version, notices: [] });
    expect(linked.under(under(olderList))).toEqual({ status: 200, body: was, notes: [] });
  });

  test("by parameters too", () => {
    const linked = calculationOfLink(`?${SIZES}&prices_version=${version}`);
    expect(linked).toMatchObject({ answer: { status: 200, body: now }, olderList: version });
    expect(linked.under(under(olderList))).toEqual({ status: 200, body: was, notes: [] });
  });

  test("tells of a list that never was", () => {
    const { notices, olderList: none } = calculationOfLink(`?${SIZES}&prices_version=2020-01-01`);
    expect(none).toBeUndefined();
    expect(notices).toEqual([expect.stringContaining("Прайс-лист: в ссылке «2020-01-01»")]);
  });

  test("names the list and both totals", () => {
    const { total_with_vat } = was.result;
    const snapshot = { calculation_id: was.calculation_id, query: "", total_with_vat, prices_version: version };
    const price_change = priceChange(snapshot, now)!;
    expect(price_change).toContain("По прайс-листу от 20\u00a0мая\u00a02026 было");
    const applied = { ...now, price_change };
    const [, , ...rest] = quoteRequestText(applied, {}).split("\n");
    expect(rest).toEqual([price_change, `${now.calculator_link}&prices_version=${now.prices_version}`]);
  });
});
