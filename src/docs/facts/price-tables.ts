import { priceList } from "hangar-engine";
import type { Position } from "../../price-list/positions.ts";
import { priceWays } from "../../price-list/row-prices.ts";
import { DOCS_TEXTS } from "../../messages/by-language.ts";
import type { Lang } from "../../text/lang.ts";
import { engineIn } from "./lang.ts";
import { measure, money } from "./wording.ts";

/** Prices side by side; the first cell of a row names it. */
export interface PriceTable {
  heads: string[];
  rows: string[][];
}

const { prices } = priceList;
/** With names and units in the language of the page. */
const listIn = (lang: Lang) => engineIn(lang).priceList;
/** As far as the list has them. */
const described = (lang: Lang): Readonly<Record<string, Position | undefined>> => listIn(lang).positions;
const DASH = "—";

const texts = (lang: Lang) => DOCS_TEXTS[lang].prices;
type Head = "roof" | "width" | "position" | "unit" | "price" | "column" | "base" | "perMetre" | "height" | "erection";
const heads = (lang: Lang, ...names: Head[]) => names.map((name) => texts(lang)[name]);
const named = ({ num, name }: Position) => `${num} ${name}`;

function trusses(lang: Lang): PriceTable {
  const { positions, roofs } = listIn(lang);
  const kinds = [positions["truss_solid"], positions["truss_demountable"]];
  return {
    heads: [...heads(lang, "roof", "width"), ...kinds.map((kind) => kind!.name)],
    rows: Object.values(roofs).flatMap(({ name, widths }) =>
      Object.entries(widths).map(([mm, { truss, label_m = Number(mm) / 1000 }]) => [
        name,
        measure(label_m, "m", lang),
        money(truss.solid, lang),
        truss.demountable === undefined ? DASH : money(truss.demountable, lang),
      ]),
    ),
  };
}

function columns(lang: Lang): PriceTable {
  return {
    heads: heads(lang, "column", "base", "perMetre"),
    rows: (["light", "heavy", "central", "fachwerk"] as const).map((kind) => {
      const { base, per_m } = prices.column[kind];
      return [texts(lang).columns[kind], money(base, lang), money(per_m, lang)];
    }),
  };
}

/** Positions with one price each. */
function listed(lang: Lang, rows: readonly [position: Position, price: number, more?: string][]): PriceTable {
  return {
    heads: heads(lang, "position", "unit", "price"),
    rows: rows.map(([position, price, more]) => [
      more === undefined ? named(position) : `${named(position)}, ${more}`,
      position.unit,
      money(price, lang),
    ]),
  };
}

const WAYS = priceWays(priceList.formulas!);

/** Positions of a section with what their prices are found by, each by the first of its ways into `prices`. */
function pricedOf(lang: Lang, section: number): [position: Position, prices: unknown][] {
  return Object.entries(described(lang)).flatMap(([key, position]): [Position, unknown][] => {
    const [way] = WAYS.get(key) ?? [];
    if (!position?.num.startsWith(`${section}.`) || way?.[0] !== "prices") return [];
    const names = way.slice(1).filter((step) => typeof step === "string");
    const found = names.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], prices);
    return [[position, found]];
  });
}

/** Positions of a section that have one price each. */
const ofSection = (lang: Lang, section: number): [position: Position, price: number][] =>
  pricedOf(lang, section).flatMap(([position, price]): [Position, number][] =>
    typeof price === "number" ? [[position, price]] : [],
  );

function fasteners(lang: Lang): PriceTable {
  const frame_bolts = described(lang)["frame_bolts"]!;
  return listed(lang, [
    [frame_bolts, prices.frame_bolts[1], texts(lang).oneSpan],
    [frame_bolts, prices.frame_bolts[2], texts(lang).twoSpans],
    ...ofSection(lang, 3),
  ]);
}

function byBaySpacing(lang: Lang): PriceTable {
  const rows = pricedOf(lang, 4).map(([position, table]) => [position, table as Record<string, number>] as const);
  const baySpacings = [...new Set(rows.flatMap(([, prices]) => Object.keys(prices)))];
  const pitchHead = (baySpacing: string) => `${texts(lang).baySpacing} ${measure(Number(baySpacing), "m", lang)}`;
  return {
    heads: [...heads(lang, "position", "unit"), ...baySpacings.map(pitchHead)],
    rows: rows.map(([position, prices]) => [
      named(position),
      position.unit,
      ...baySpacings.map((baySpacing) => (prices[baySpacing] === undefined ? DASH : money(prices[baySpacing], lang))),
    ]),
  };
}

const openings = (lang: Lang): PriceTable => listed(lang, ofSection(lang, 5));

function erection(lang: Lang): PriceTable {
  const { above, upTo } = texts(lang);
  return {
    heads: heads(lang, "height", "erection"),
    rows: prices.mounting.map(({ max_height_mm, price }) => [
      max_height_mm === undefined ? above : `${upTo} ${measure(max_height_mm / 1000, "m", lang)}`,
      money(price, lang),
    ]),
  };
}

const panels = (lang: Lang): PriceTable =>
  listed(lang, [...ofSection(lang, 7), [described(lang)["panel_mounting"]!, prices.panel_mounting]]);

export const PRICE_TABLES = { trusses, columns, fasteners, byBaySpacing, openings, erection, panels };

/** What a bill can hold: number, name, unit, code and whether the price is confirmed. */
export function allPositions(lang: Lang): PriceTable {
  const { code, statuses } = texts(lang);
  return {
    heads: [...heads(lang, "position", "unit"), code, ...heads(lang, "price")],
    rows: Object.values(described(lang)).flatMap((position) =>
      position ? [[named(position), position.unit, position.code, statuses[position.status]]] : [],
    ),
  };
}
