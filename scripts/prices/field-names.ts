import type { Path } from "../../src/price-list/finding.ts";
import type { PositionKey, PriceList } from "../../src/price-list/schema.ts";
import { decimal, metresOfMm, withUnit } from "../../src/engine/texts/format.ts";

/** The position that a field of `prices` is the price of, where the two have different names. */
const POSITIONS: Readonly<Record<string, PositionKey>> = {
  "roof_purlin.bolted": "roof_purlin_bolted",
  "roof_purlin.welded": "roof_purlin_welded",
  "rails.H 500": "gate_rails_h500",
  "rails.Н 1610": "gate_rails_h1610",
  "roof_panel.Минвата": "roof_panel_mineral_wool",
  "roof_panel.Пенопласт": "roof_panel_foam",
  "wall_panel.Минвата": "wall_panel_mineral_wool",
  "wall_panel.Пенопласт": "wall_panel_foam",
  mounting: "frame_mounting",
  decor: "roof_decor",
  trim: "panel_trim",
};

const COLUMNS: Readonly<Record<string, string>> = {
  light: "Колонна обычная",
  heavy: "Колонна усиленная",
  central: "Колонна центральная",
  fachwerk: "Колонна фахверковая",
};

/** Whether a value is money, not a size or a rule that stands among the prices. */
export function isPrice(path: Path): boolean {
  const [part] = path;
  const last = String(path.at(-1));
  if (part === "roofs") return path.includes("truss");
  return part === "prices" && !/_m$|_mm$/.test(last.replace(/^per_m$/, ""));
}

/** What a price is of, in words; nothing for what is no price. */
export function priceName(path: Path, list: PriceList): string | undefined {
  if (!isPrice(path)) return undefined;
  const [part, first, second, ...rest] = path.map(String);
  if (part === "roofs") return trussName(list, first ?? "", rest[0] ?? "", rest.at(-1));
  if (first === "column") {
    return `${COLUMNS[second ?? ""] ?? second}: ${rest[0] === "base" ? "постоянная часть" : "за метр высоты"}`;
  }
  if (first === "mounting") return `${list.positions.frame_mounting.name}: ${mountingTier(list, Number(path[2]))}`;
  const pair = POSITIONS[`${first}.${second}`];
  const key = pair ?? POSITIONS[first ?? ""] ?? first;
  const name = list.positions[key as PositionKey]?.name ?? String(key);
  // What is left of the path tells the pitch or the number of spans.
  const of = pair ? rest[0] : second;
  if (of === undefined || of === "price" || first === "trim") return name;
  return first === "frame_bolts" ? `${name}: пролётов ${of}` : `${name}: шаг рам ${withUnit(decimal(Number(of)), "м")}`;
}

function trussName(list: PriceList, roofId: string, width: string, kind: string | undefined): string {
  const { truss_demountable, truss_solid } = list.positions;
  const { name } = kind === "demountable" ? truss_demountable : truss_solid;
  const roof = list.roofs[roofId];
  const label = roof?.widths[width]?.label_m;
  const metres = label === undefined ? metresOfMm(Number(width)) : decimal(label);
  return `${name}: ${roof?.name ?? roofId}, ${withUnit(metres, "м")}`;
}

function mountingTier({ prices: { mounting } }: PriceList, at: number): string {
  const most = mounting[at]?.max_height_mm;
  return most === undefined ? "выше" : `колонна до ${withUnit(metresOfMm(most), "м")}`;
}
