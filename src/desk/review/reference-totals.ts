import { createEngine } from "../../engine/create-engine.ts";
import { decimal, metresOfMm } from "../../text/format.ts";
import type { Manufacturer, PriceList, Roof } from "../../price-list/schema.ts";

/** A hangar of the reference set and what it costs under two lists; `undefined` where one does not offer it. */
export interface ReferenceTotal {
  hangar: string;
  equipment: string;
  before: number | undefined;
  after: number | undefined;
}

const BAYS = 6;

const EQUIPMENT = [
  { equipment: "только каркас", options: {} },
  { equipment: "с монтажом и панелями", options: { montazh: true, panels: true, panels_montazh: true } },
  {
    equipment: "с проёмами, опорами и стеновыми прогонами",
    options: { gates: 1, doors: 1, windows: 1, anchors: true, piles: true, wall_progony: true },
  },
] as const;

/** A hangar of the reference set as parameters of a calculation. */
interface Request {
  roof: string;
  width: string;
  length: number;
  height: number;
}

/** Every roof and width of either list at its default height, six bays long: bare, mounted with panels, and with openings. */
export function referenceTotals(older: PriceList, newer: PriceList, manufacturer: Manufacturer): ReferenceTotal[] {
  const [before, after] = [older, newer].map((list) => totalOf(list, manufacturer)) as [Total, Total];
  const roofs = { ...older.roofs, ...newer.roofs };
  return Object.entries(roofs).flatMap(([id, { name, pitch_m, widths }]) => {
    const offered = Object.keys({ ...older.roofs[id]?.widths, ...widths });
    return offered.flatMap((width) => {
      const label = widths[width]?.label_m;
      const shown = label === undefined ? metresOfMm(Number(width)) : decimal(label);
      const hangar = `${name} ${shown}×${decimal(pitch_m * BAYS)}\u00a0м`;
      return EQUIPMENT.map(({ equipment, options }) => {
        const request = { ...bare(id, roofs[id]!, width), ...options };
        return { hangar, equipment, before: before(request), after: after(request) };
      });
    });
  });
}

/** The reference set of one list. */
export const referenceHangars = ({ roofs }: PriceList): Request[] =>
  Object.entries(roofs).flatMap(([id, roof]) =>
    Object.keys(roof.widths).flatMap((width) =>
      EQUIPMENT.map(({ options }) => ({ ...bare(id, roof, width), ...options })),
    ),
  );

const bare = (roof: string, { pitch_m, default_height_mm }: Roof, width: string): Request => ({
  roof,
  width,
  length: pitch_m * BAYS,
  height: default_height_mm,
});

type Total = (request: Request) => number | undefined;

/** Only of the very size: a rounded one would be another hangar. */
function totalOf(priceList: PriceList, manufacturer: Manufacturer): Total {
  const { calculate } = createEngine({ priceList, manufacturer, baseUrl: "" });
  return (request) => {
    const sizes = priceList.roofs[request.roof];
    if (!sizes?.widths[request.width] || !sizes.heights.includes(request.height)) return undefined;
    const { status, body } = calculate({ ...request });
    return status === 200 ? body.result.total_with_vat : undefined;
  };
}
