import type { Path } from "./finding.ts";
import type { Rules } from "../formula/rules.ts";
import { priceWays } from "./row-prices.ts";
import { decimal, metresOfMm, withUnit } from "../text/format.ts";

/** What names are taken of: a list, be it one that is wrong elsewhere. */
export interface NamedList {
  roofs?: Readonly<Partial<Record<string, NamedRoof>>>;
  positions?: Readonly<Partial<Record<string, { name?: string }>>>;
  formulas?: Rules | undefined;
  prices?: { mounting?: readonly { max_height_mm?: number | undefined }[] };
  calculation_id_numbers?: readonly ({ roof?: string } | undefined)[];
}

interface NamedRoof {
  name?: string;
  widths?: Readonly<Partial<Record<string, { label_m?: number | undefined }>>>;
}

/** The positions that a field of `prices` is the price of, in the order of a bill; nothing where there are none. */
function positionsOf(field: string, { formulas }: NamedList): string[] | undefined {
  const ways = formulas ? [...priceWays(formulas)] : [];
  const keys = ways.flatMap(([key, of]) => {
    const names = of.map(([part, ...steps]) =>
      part === "prices" ? steps.filter((step) => typeof step === "string") : [],
    );
    return names.some((steps) => steps.join(".") === field || steps[0] === field) ? [key] : [];
  });
  return keys.length > 0 ? keys : undefined;
}

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
export function priceName(path: Path, list: NamedList): string | undefined {
  if (!isPrice(path)) return undefined;
  const [part, first, second, ...rest] = path.map(String);
  if (part === "roofs") return trussName(list, first ?? "", rest[0] ?? "", rest.at(-1));
  if (first === "column") {
    return `${COLUMNS[second ?? ""] ?? second}: ${rest[0] === "base" ? "постоянная часть" : "за метр высоты"}`;
  }
  if (first === "mounting") return `${nameOf("frame_mounting", list)}: ${erectionTier(list, Number(path[2]))}`;
  const pair = positionsOf(`${first}.${second}`, list);
  const keys = pair ?? positionsOf(first ?? "", list) ?? [String(first)];
  const name = nameOfAll(keys, list);
  // What is left of the path tells the pitch or the number of spans.
  const of = pair ? rest[0] : second;
  if (of === undefined || of === "price" || first === "trim") return name;
  return first === "frame_bolts" ? `${name}: пролётов ${of}` : `${name}: шаг рам ${withUnit(decimal(Number(of)), "м")}`;
}

/** The position that a price is of, the first of several, and with it the section and the unit of a bill; nothing for what is no price. */
export function positionOfPrice(path: Path, list: NamedList): string | undefined {
  if (!isPrice(path)) return undefined;
  const [part, first, second] = path.map(String);
  if (part === "roofs") return path.at(-1) === "demountable" ? "truss_demountable" : "truss_solid";
  const [key] = positionsOf(`${first}.${second}`, list) ?? positionsOf(first ?? "", list) ?? [];
  return key;
}

const nameOf = (key: string, { positions }: NamedList): string => positions?.[key]?.name ?? key;

/** Whoever changes a price is to know of each position that it is the price of. */
function nameOfAll([first = "", ...others]: readonly string[], list: NamedList): string {
  const lowered = others.map((key) => nameOf(key, list).replace(/^./, (letter) => letter.toLowerCase()));
  return [nameOf(first, list), ...lowered].join(" и ");
}

function trussName(list: NamedList, roofId: string, width: string, kind: string | undefined): string {
  const name = nameOf(kind === "demountable" ? "truss_demountable" : "truss_solid", list);
  return `${name}: ${list.roofs?.[roofId]?.name ?? roofId}, ${widthName(list, roofId, width)}`;
}

/** `12 м`, as the size is called where prices are shown. */
export function widthName({ roofs }: NamedList, roofId: string, width: string): string {
  const label = roofs?.[roofId]?.widths?.[width]?.label_m;
  return withUnit(typeof label === "number" ? decimal(label) : metresOfMm(Number(width)), "м");
}

function erectionTier({ prices }: NamedList, at: number): string {
  const most = prices?.mounting?.[at]?.max_height_mm;
  return most === undefined ? "выше" : `колонна до ${withUnit(metresOfMm(most), "м")}`;
}
