import type { PriceList, Roof } from "../../../price-list/schema.ts";
import { decimal, metresOfMm } from "../../../text/format.ts";
import { millimetres } from "../../../text/millimetres.ts";
import { typedSize } from "./typed-size.ts";

/** One standard size on a button: `text` is what the button types into the field, metres. */
export interface SizeChoice {
  mm: number;
  text: string;
}

/** Whether a text names a roof: `constructor` is a name of every object, and of no roof. */
export function isRoof({ roofs }: Pick<PriceList, "roofs">, text: string): boolean {
  return Object.hasOwn(roofs, text);
}

export function roofOf({ roofs }: Pick<PriceList, "roofs">, roofId: string): Roof {
  const roof = isRoof({ roofs }, roofId) ? roofs[roofId] : undefined;
  if (roof === undefined) throw new Error(`No roof "${roofId}" in the price list`);
  return roof;
}

const widthsOf = new WeakMap<Roof, readonly SizeChoice[]>();

/** Standard widths of a roof, by size, under the names that customers use (23,7 for 23732 mm); asked for at every key. */
export function widthChoices(roof: Roof): readonly SizeChoice[] {
  const known = widthsOf.get(roof);
  if (known) return known;
  const choices = Object.entries(roof.widths)
    .map(([mm, { label_m }]) => ({
      mm: Number(mm),
      text: label_m === undefined ? metresOfMm(Number(mm)) : decimal(label_m),
    }))
    .sort((a, b) => a.mm - b.mm);
  widthsOf.set(roof, choices);
  return choices;
}

/** A width as customers call it, metres: `23,7` of 23732 mm. */
export const widthName = (roof: Roof, width_mm: number): string =>
  widthChoices(roof).find(({ mm }) => mm === width_mm)?.text ?? metresOfMm(width_mm);

/** Column heights of a roof's low side, by size. */
export function heightChoices(roof: Roof): SizeChoice[] {
  return roof.heights.map((mm) => ({ mm, text: metresOfMm(mm) })).sort((a, b) => a.mm - b.mm);
}

/** A typed size as millimetres; NaN when it is none. */
export function typedMillimetres(text: string): number {
  return millimetres(Number(typedSize(text)?.text.replace(",", ".") ?? NaN));
}

/** The button that a typed size lights up, if it is a standard one. */
export function chosenSize(choices: readonly SizeChoice[], text: string): SizeChoice | undefined {
  const mm = typedMillimetres(text);
  return choices.find((choice) => choice.mm === mm || typedMillimetres(choice.text) === mm);
}

/** The standard size nearest to a typed one, a tie going to the larger; none when it is no number. */
export function nearestSize(choices: readonly SizeChoice[], text: string): SizeChoice | undefined {
  const mm = typedMillimetres(text);
  if (Number.isNaN(mm)) return undefined;
  let nearest: SizeChoice | undefined;
  for (const choice of choices) {
    if (nearest === undefined || Math.abs(choice.mm - mm) <= Math.abs(nearest.mm - mm)) nearest = choice;
  }
  return nearest;
}

/** The length of so many bays of a roof, metres; bay spacings are decimal fractions, and their multiples must be. */
export function lengthOfBays({ pitch_m }: Roof, bays: number): number {
  return Math.round(bays * pitch_m * 1000) / 1000;
}

/** Where the length's slider runs, metres: whole bays of the roof's bay spacing inside the bounds. */
export function lengthSlider(roof: Roof, { min_m, max_m }: PriceList["length"]) {
  const bays = (length_m: number) => Math.round((length_m / roof.pitch_m) * 1e6) / 1e6;
  return {
    min: lengthOfBays(roof, Math.ceil(bays(min_m))),
    max: lengthOfBays(roof, Math.floor(bays(max_m))),
    step: roof.pitch_m,
  };
}
