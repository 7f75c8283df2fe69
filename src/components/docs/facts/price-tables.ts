import { priceList } from "hangar-engine";
import type { Position, PositionKey } from "../../../price-list/schema.ts";
import type { Lang, Said } from "./lang.ts";
import { measure, money } from "./wording.ts";

/** Prices side by side; the first cell of a row names it. */
export interface PriceTable {
  heads: string[];
  rows: string[][];
}

const { prices, roofs, positions } = priceList;
const DASH = "—";

const HEADS = {
  roof: { ru: "Крыша", en: "Roof" },
  width: { ru: "Ширина", en: "Width" },
  position: { ru: "Позиция", en: "Position" },
  unit: { ru: "Единица", en: "Unit" },
  price: { ru: "Цена", en: "Price" },
  column: { ru: "Колонна", en: "Column" },
  base: { ru: "Основа", en: "Base" },
  perMetre: { ru: "За метр высоты", en: "For a metre of height" },
  height: { ru: "Высота колонны", en: "Column height" },
  mounting: { ru: "Монтаж, за м²", en: "Mounting, for a m²" },
} satisfies Record<string, Said>;

const heads = (lang: Lang, ...names: (keyof typeof HEADS)[]) => names.map((name) => HEADS[name][lang]);
const named = ({ num, name }: Position) => `${num} ${name}`;

function trusses(lang: Lang): PriceTable {
  const { truss_solid, truss_demountable } = positions;
  return {
    heads: [...heads(lang, "roof", "width"), truss_solid.name, truss_demountable.name],
    rows: Object.entries(roofs).flatMap(([id, { name, widths }]) =>
      Object.entries(widths).map(([mm, { truss }]) => [
        lang === "ru" ? name : id,
        measure(Number(mm) / 1000, "m", lang),
        money(truss.solid, lang),
        truss.demountable === undefined ? DASH : money(truss.demountable, lang),
      ]),
    ),
  };
}

const COLUMNS: Readonly<Record<keyof typeof prices.column, Said>> = {
  light: { ru: "Обычная: крайняя, низкая, высокая", en: "Light: edge, low, high" },
  heavy: { ru: "Усиленная: крайняя, низкая, высокая", en: "Heavy: edge, low, high" },
  central: { ru: "Центральная", en: "Central" },
  fachwerk: { ru: "Фахверковая", en: "Fachwerk" },
};

function columns(lang: Lang): PriceTable {
  return {
    heads: heads(lang, "column", "base", "perMetre"),
    rows: (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).map((kind) => {
      const { base, per_m } = prices.column[kind];
      return [COLUMNS[kind][lang], money(base, lang), money(per_m, lang)];
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

function fasteners(lang: Lang): PriceTable {
  const spans: Said[] = [
    { ru: "один пролёт", en: "one span" },
    { ru: "два пролёта", en: "two spans" },
  ];
  return listed(lang, [
    [positions.frame_bolts, prices.frame_bolts[1], spans[0]![lang]],
    [positions.frame_bolts, prices.frame_bolts[2], spans[1]![lang]],
    [positions.purlin_fasteners, prices.purlin_fasteners],
    [positions.fachwerk_fasteners, prices.fachwerk_fasteners],
    [positions.anchor_block, prices.anchor_block],
    [positions.screw_pile, prices.screw_pile],
  ]);
}

function byPitch(lang: Lang): PriceTable {
  const rows: [Position, Readonly<Record<string, number>>][] = [
    [positions.roof_purlin_bolted, prices.roof_purlin.bolted],
    [positions.roof_purlin_welded, prices.roof_purlin.welded],
    [positions.wall_purlin, prices.wall_purlin],
    [positions.vertical_bracing, prices.vertical_bracing],
    [positions.roof_bracing, prices.roof_bracing],
    [positions.strut, prices.strut],
  ];
  const pitches = [...new Set(rows.flatMap(([, prices]) => Object.keys(prices)))];
  const pitchHead = (pitch: string) => `${lang === "ru" ? "Шаг рам" : "Pitch"} ${measure(Number(pitch), "m", lang)}`;
  return {
    heads: [...heads(lang, "position", "unit"), ...pitches.map(pitchHead)],
    rows: rows.map(([position, prices]) => [
      named(position),
      position.unit,
      ...pitches.map((pitch) => (prices[pitch] === undefined ? DASH : money(prices[pitch], lang))),
    ]),
  };
}

function openings(lang: Lang): PriceTable {
  return listed(lang, [
    [positions.gate_frame, prices.gate_frame],
    [positions.gate_rails_h500, prices.rails["H 500"]],
    [positions.gate_rails_h1610, prices.rails["Н 1610"]],
    [positions.door_frame, prices.door_frame],
    [positions.window_frame, prices.window_frame],
  ]);
}

function mounting(lang: Lang): PriceTable {
  const words = { ru: { upTo: "до", above: "выше" }, en: { upTo: "up to", above: "above" } }[lang];
  return {
    heads: heads(lang, "height", "mounting"),
    rows: prices.mounting.map(({ max_height_mm, price }) => [
      max_height_mm === undefined ? words.above : `${words.upTo} ${measure(max_height_mm / 1000, "m", lang)}`,
      money(price, lang),
    ]),
  };
}

function panels(lang: Lang): PriceTable {
  const { roof_panel, wall_panel } = prices;
  return listed(lang, [
    [positions.roof_panel_mineral_wool, roof_panel.Минвата],
    [positions.roof_panel_foam, roof_panel.Пенопласт],
    [positions.wall_panel_mineral_wool, wall_panel.Минвата],
    [positions.wall_panel_foam, wall_panel.Пенопласт],
    [positions.roof_decor, prices.decor],
    [positions.wall_decor, prices.decor],
    [positions.panel_trim, prices.trim.price],
    [positions.panel_fasteners, prices.panel_fasteners],
    [positions.panel_mounting, prices.panel_mounting],
  ]);
}

export const PRICE_TABLES = { trusses, columns, fasteners, byPitch, openings, mounting, panels };

const STATUSES: Readonly<Record<Position["status"], Said>> = {
  ok: { ru: "подтверждена", en: "confirmed" },
  estimate: { ru: "предварительная", en: "preliminary" },
};

/** What a bill can hold: number, name, unit, code and whether the price is confirmed. */
export function allPositions(lang: Lang): PriceTable {
  const code = lang === "ru" ? "Код" : "Code";
  return {
    heads: [...heads(lang, "position", "unit"), code, ...heads(lang, "price")],
    rows: (Object.keys(positions) as PositionKey[]).map((key) => {
      const { unit, code, status } = positions[key];
      return [named(positions[key]), unit, code, STATUSES[status][lang]];
    }),
  };
}
