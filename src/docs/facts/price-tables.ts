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

interface Priced {
  position: Position;
  /** Of each pitch of frames, of something else that chooses it, or one for all. */
  prices: number | Readonly<Record<string, number>>;
  by: string | undefined;
}

/** Positions of a section whose prices stand in `prices` by themselves, each by the first of its ways there. */
function pricedOf(lang: Lang, section: number): Priced[] {
  return Object.entries(described(lang)).flatMap(([key, position]): Priced[] => {
    const [way] = WAYS.get(key) ?? [];
    if (!position?.num.startsWith(`${section}.`) || way?.[0] !== "prices" || way[1] === "column") return [];
    const names = way.slice(1).filter((step) => typeof step === "string");
    const found = names.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], prices);
    // Tiers have a table of their own.
    if (found === undefined) return [];
    const [choice] = way.flatMap((step) => (typeof step === "object" ? [step.by] : []));
    return [{ position, prices: found as Priced["prices"], by: choice }];
  });
}

const pitchHead = (pitch: string, lang: Lang) => `${texts(lang).baySpacing} ${measure(Number(pitch), "m", lang)}`;

/** Positions of sections, a row a price. */
const ofSections = (lang: Lang, ...sections: number[]): [position: Position, price: number, more?: string][] =>
  sections
    .flatMap((section) => pricedOf(lang, section))
    .flatMap(({ position, prices, by }): [Position, number, string?][] => {
      if (typeof prices === "number") return [[position, prices]];
      const { oneSpan, twoSpans } = texts(lang);
      const named = (key: string) =>
        (by === "roof.spans" ? [oneSpan, twoSpans][Number(key) - 1] : by === "roof.pitch_m" && pitchHead(key, lang)) ||
        key;
      return Object.entries(prices).map(([key, price]): [Position, number, string] => [position, price, named(key)]);
    });

const fasteners = (lang: Lang): PriceTable => listed(lang, ofSections(lang, 1, 2, 3));

function byBaySpacing(lang: Lang): PriceTable {
  const rows = pricedOf(lang, 4);
  const isByPitch = ({ by }: Priced) => by === "roof.pitch_m";
  const pitches = [...new Set(rows.filter(isByPitch).flatMap(({ prices }) => Object.keys(prices)))];
  const priceOf = (prices: Priced["prices"], pitch: string) => (typeof prices === "number" ? prices : prices[pitch]);
  return {
    heads: [...heads(lang, "position", "unit"), ...pitches.map((pitch) => pitchHead(pitch, lang))],
    rows: rows.map(({ position, prices }) => [
      named(position),
      position.unit,
      ...pitches.map((pitch) => {
        const price = priceOf(prices, pitch);
        return price === undefined ? DASH : money(price, lang);
      }),
    ]),
  };
}

const openings = (lang: Lang): PriceTable => listed(lang, ofSections(lang, 5));

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

const panels = (lang: Lang): PriceTable => listed(lang, ofSections(lang, 7, 6));

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
