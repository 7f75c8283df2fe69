import type { Finding } from "../../price-list/finding.ts";
import { ODD_JUMP } from "../../price-list/odd-jump.ts";
import type { PriceList, Roof } from "../../price-list/schema.ts";
import { listed, metresOfMm, roubles, withUnit } from "../../text/format.ts";

const KINDS = ["solid", "demountable"] as const;
type Kind = (typeof KINDS)[number];

/**
 * Sizes and trusses that the list before did not have and that are far from its own, or as good as one of them: nothing
 * they could be compared with moved.
 */
export function oddNewSizes(list: PriceList, last: PriceList): Finding[] {
  return Object.entries(list.roofs).flatMap(([id, roof]) => {
    const before = last.roofs[id];
    if (!before) return [];
    const at = ["roofs", id, "widths"];
    const widths = newOf(widthsOf(roof), widthsOf(before));
    return [
      ...oddBeside(widths, widthsOf(before)).map(({ size, told }) => ({ path: [...at, String(size)], text: told })),
      ...oddBeside(newOf(roof.heights, before.heights), before.heights).map(({ size, told }) => {
        return { path: ["roofs", id, "heights", roof.heights.indexOf(size)], text: told };
      }),
      ...widthsOf(roof).flatMap((width) =>
        KINDS.flatMap((kind) => {
          const text = oddTruss(roof, before, width, kind);
          return text === undefined ? [] : [{ path: [...at, String(width), "truss", kind], text }];
        }),
      ),
    ];
  });
}

const widthsOf = ({ widths }: Roof): number[] => Object.keys(widths).map(Number);

const newOf = (sizes: readonly number[], before: readonly number[]): number[] =>
  sizes.filter((size) => !before.includes(size));

const metres = (mm: number): string => withUnit(metresOfMm(mm), "м");

/** Whether a number is further beyond the ends of a range than one moves in one step. */
const isBeyond = (value: number, least: number, most: number): boolean =>
  value * 100 > most * (100 + ODD_JUMP) || value * 100 < least * (100 - ODD_JUMP);

/** Two sizes that differ by less are one to a buyer. */
const LEAST_STEP_MM = 100;

/** Of new sizes those that are most likely slips, with why; each is held against the known ones and those before it. */
function oddBeside(sizes: readonly number[], known: readonly number[]): { size: number; told: string }[] {
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const range = least === most ? `есть только ${metres(least)}` : `остальные от ${metres(least)} до ${metres(most)}`;
  return sizes.flatMap((size, index) => {
    const near = [...known, ...sizes.slice(0, index)].find((other) => Math.abs(other - size) < LEAST_STEP_MM);
    const beside = isBeyond(size, least, most) ? range : near && `рядом есть ${metres(near)}`;
    return beside ? [{ size, told: `новый размер ${metres(size)}, а ${beside} — проверьте, не опечатка ли` }] : [];
  });
}

/** By a metre of its width, held against the trusses of its kind beside it; where there are none, against its width's other. */
function oddTruss(roof: Roof, before: Roof, width: number, kind: Kind): string | undefined {
  const price = roof.widths[width]?.truss[kind];
  if (price === undefined || before.widths[width]?.truss[kind] !== undefined) return undefined;
  const known = trussesBeside(before, width, kind);
  const solid = roof.widths[width]!.truss.solid;
  const beside = known.length === 0 && kind === "demountable" ? [{ width, price: solid }] : known;
  const perMetre = (truss: Truss): number => (truss.price * 1000) / truss.width;
  const rates = beside.map(perMetre);
  const rate = perMetre({ width, price });
  if (rates.length === 0 || !isBeyond(rate, Math.min(...rates), Math.max(...rates))) return undefined;
  const named = beside.map((truss) => `${metres(truss.width)} — ${roubles(truss.price)}`).join(", ");
  const [is = "", ...are] = [rate, ...rates].map((each) => roubles(Math.round(each)));
  return `${roubles(price)}, это ${is} на метр ширины, а рядом (${named}) ${listed(are)} — проверьте, не опечатка ли`;
}

interface Truss {
  width: number;
  price: number;
}

/** The next narrower and the next wider one. */
function trussesBeside(roof: Roof, width: number, kind: Kind): Truss[] {
  const priced = widthsOf(roof)
    .map((other) => ({ width: other, price: roof.widths[other]?.truss[kind] }))
    .filter((truss): truss is Truss => truss.price !== undefined)
    .sort((a, b) => a.width - b.width);
  const narrower = priced.findLast((truss) => truss.width < width);
  const wider = priced.find((truss) => truss.width > width);
  return [narrower, wider].filter((truss) => truss !== undefined);
}
