import { createEngine } from "../../engine/create-engine.ts";
import { decimal, metresOfMm } from "../../text/format.ts";
import type { Manufacturer, PriceList, Roof } from "../../price-list/schema.ts";
import { counter } from "./row-quantities.ts";

/** A hangar of the reference set and what it costs under two lists; `undefined` where one does not offer it. */
export interface ReferenceTotal {
  hangar: string;
  equipment: string;
  before: number | undefined;
  after: number | undefined;
}

const BAYS = 6;

/** Together they hold every price of a list, some of them on the roofs, widths and heights that have it. */
const EQUIPMENT = [
  { equipment: "только каркас", options: {} },
  { equipment: "с монтажом и панелями", options: { montazh: true, panels: true, panels_montazh: true } },
  {
    equipment: "с проёмами, опорами и стеновыми прогонами",
    options: { gates: 1, doors: 1, windows: 1, anchors: true, piles: true, wall_progony: true },
  },
  {
    equipment: "с прогонами на сварке, направляющими Н 1610, пенопластом и декором",
    options: {
      welded: true,
      gates: 1,
      rails: "h1610",
      panels: true,
      filler: "penoplast",
      dekor_roof: true,
      dekor_wall: true,
    },
  },
] as const;

const DEMOUNTABLE = { equipment: "со сборной фермой", options: { truss: "demountable" } } as const;

/** At another height than the default one: what a column costs by the metre, and the tiers of the mounting. */
const HIGHER = { equipment: "с монтажом каркаса", options: { montazh: true } } as const;

/** A hangar of the reference set as parameters of a calculation. */
interface Request {
  roof: string;
  width: string;
  length: number;
  height: number;
  truss?: "demountable";
}

interface Reference {
  request: Request;
  roof: Roof;
  equipment: string;
}

/** Every hangar of the reference set of either list, and what it costs under both. */
export function referenceTotals(older: PriceList, newer: PriceList, manufacturer: Manufacturer): ReferenceTotal[] {
  const [before, after] = [older, newer].map((list) => totalOf(list, manufacturer)) as [Total, Total];
  const roofs = Object.keys({ ...older.roofs, ...newer.roofs });
  return roofs.flatMap((id) => {
    const both = [older.roofs[id], newer.roofs[id]].filter((roof) => roof !== undefined);
    return referencesOf(id, both).map(({ request, roof, equipment }) => {
      return { hangar: hangarName(request, roof), equipment, before: before(request), after: after(request) };
    });
  });
}

/** What both count of their rows in each of those hangars; nothing where one does not sell it. */
export function referenceCounts(older: PriceList, newer: PriceList, manufacturer: Manufacturer) {
  const [before, after] = [counter(older, manufacturer), counter(newer, manufacturer)];
  return Object.keys(newer.roofs).flatMap((id) =>
    referencesOf(id, [newer.roofs[id]!]).map(({ request, roof, equipment }) => {
      return { roof: id, hangar: hangarName(request, roof), equipment, before: before(request), after: after(request) };
    }),
  );
}

/** The reference set of one list. */
export const referenceHangars = ({ roofs }: PriceList): Request[] =>
  Object.entries(roofs).flatMap(([id, roof]) => referencesOf(id, [roof]).map(({ request }) => request));

/**
 * Six bays long: every width at the default height, bare and with each equipment; the narrowest at every other height.
 * `both` are the roof in two lists, the newer one last.
 */
function referencesOf(id: string, both: readonly Roof[]): Reference[] {
  const roof = both.at(-1)!;
  const widths = Object.keys(Object.assign({}, ...both.map((each) => each.widths)) as Roof["widths"]);
  const heights = new Set(both.flatMap((each) => each.heights));
  heights.delete(roof.default_height_mm);
  const bare = (width: string, height = roof.default_height_mm): Request => {
    return { roof: id, width, length: roof.pitch_m * BAYS, height };
  };
  const equipped = widths.flatMap((width) => {
    const isDemountable = both.some((each) => each.widths[width]?.truss.demountable !== undefined);
    return [...EQUIPMENT, ...(isDemountable ? [DEMOUNTABLE] : [])].map(({ equipment, options }) => {
      return { request: { ...bare(width), ...options }, roof, equipment };
    });
  });
  const narrowest = widths.find((width) => both.every((each) => each.widths[width])) ?? widths[0]!;
  const higher = [...heights].map((height) => {
    return { request: { ...bare(narrowest, height), ...HIGHER.options }, roof, equipment: HIGHER.equipment };
  });
  return [...equipped, ...higher];
}

function hangarName({ width, length, height }: Request, { name, widths, default_height_mm }: Roof): string {
  const label = widths[width]?.label_m;
  const shown = label === undefined ? metresOfMm(Number(width)) : decimal(label);
  const high = height === default_height_mm ? "" : `, высота ${metresOfMm(height)}\u00a0м`;
  return `${name} ${shown}×${decimal(length)}\u00a0м${high}`;
}

type Total = (request: Request) => number | undefined;

/** Only of the very size and truss: a rounded one would be another hangar. */
function totalOf(priceList: PriceList, manufacturer: Manufacturer): Total {
  const { calculate } = createEngine({ priceList, manufacturer, baseUrl: "" });
  return (request) => {
    const sizes = priceList.roofs[request.roof];
    const width = sizes?.widths[request.width];
    if (!width || !sizes.heights.includes(request.height)) return undefined;
    if (request.truss !== undefined && width.truss[request.truss] === undefined) return undefined;
    const { status, body } = calculate({ ...request });
    return status === 200 ? body.result.total_with_vat : undefined;
  };
}
