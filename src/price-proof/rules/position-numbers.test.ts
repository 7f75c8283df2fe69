import { expect, test } from "vitest";
import { POSITIONS, positionsSchema, type PositionRow } from "../../price-list/positions.ts";
import { optionParameters } from "../../engine/request/parameters.ts";
import { OPTION_ROWS } from "../../engine/request/options.ts";
import { PRICE_LIST } from "../fixtures/broken.ts";
import { parsePriceList } from "../load.ts";
import { positionNumberFindings } from "./position-numbers.ts";

/** A position that nobody sells, and lists from before and after it came. */
const SINCE = "2026-12-01";
const rows = {
  ...POSITIONS,
  gutter: { section: 4, part: "gutters", price: "gutter", since: SINCE },
} as const satisfies Record<string, PositionRow>;
const before = parsePriceList(PRICE_LIST, "list.yaml");
const on = (version: string, more: { position?: true; price?: true }) => ({
  meta: { ...before.meta, version },
  positions: {
    ...before.positions,
    ...(more.position && {
      gutter: { num: "4.6.", name: "Водосток", unit: "шт.", code: "GUTTER", status: "ok" as const },
    }),
  },
  prices: { ...before.prices, ...(more.price && { gutter: { 5: 2100, 6: 2520 } }) },
});

test.each([
  ["a list from before it, without it", "2026-11-30", {}, []],
  ["a list from before it that has it", "2026-11-30", { position: true, price: true }, []],
  ["a list of its day with it", SINCE, { position: true, price: true }, []],
  ["a list of its day without it", SINCE, {}, ["нет позиции gutter: с 2026-12-01 она есть в каждом прайс-листе"]],
  ["no price", "2026-11-30", { position: true }, ["нет цены gutter: позиция gutter описана, а цены у неё нет"]],
  ["no position", "2026-11-30", { price: true }, ["нет позиции gutter: цена gutter есть, а позиция не описана"]],
] as const)("a position that came later: %s", (_, version, more, told) => {
  const list = on(version, more);
  expect(positionsSchema(rows).safeParse(list.positions).success).toBe(true);
  expect(positionNumberFindings(list, rows).map(({ text }) => text)).toEqual(told);
});

test("a position that was always there may not be left out", () => {
  const { strut: _none, ...others } = before.positions;
  expect(positionsSchema(rows).safeParse(others).success).toBe(false);
});

test("an option whose position a list does not have yet cannot be asked for under it, and is told why", () => {
  const [like] = OPTION_ROWS.filter(({ name }) => name === "anchors");
  const option = { ...like!, row: { ...like!.row, position: "gutter" as "strut" } };
  const read = (version: string, more: Parameters<typeof on>[1]) =>
    optionParameters({ ...before, ...on(version, more) }, [option]).anchors;
  const later = read(SINCE, { position: true, price: true });
  expect([later.read("1"), later.read("0")]).toEqual([true, false]);
  const earlier = read("2026-11-20", {});
  expect([earlier.read("1"), earlier.read("0"), earlier.read("нет")]).toEqual([undefined, false, false]);
  expect(earlier.accepted).toBe("только 0: в прайс-листе от 20.11.2026 этого ещё нет");
});
