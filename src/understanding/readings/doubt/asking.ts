import type { Roof } from "../../../price-list/schema.ts";
import { type Claim, type Reading, type Values, yesOrNo } from "../../reading.ts";
import { rangeOver } from "../../sentence.ts";
import { askSize } from "../named-sizes.ts";
import type { SizeName } from "../size.ts";

/** Whether it counts openings. */
export const isCount = (reading: Reading, parameter: string): boolean => parameter in reading.priceList.limits;

export const isFlag = ({ value }: Claim): boolean => typeof value === "boolean";

/** Asks it instead of what was claimed, sizes aside; whether there was anything. */
export function askWhether(reading: Reading, claims: readonly Claim[]): boolean {
  const asked = claims.filter((one) => choicesOf(one, reading).length > 0);
  reading.withdraw(asked);
  for (const one of asked) reading.doubt("whether", one.parameter, one.range, choicesOf(one, reading));
  return asked.length > 0;
}

const WORDED: Readonly<Record<string, readonly string[]>> = {
  filler: ["minvata", "penoplast"],
  truss: ["solid", "demountable"],
  rails: ["h500", "h1610", "none"],
};

function choicesOf({ parameter, value }: Claim, reading: Reading): Values[] {
  if (typeof value === "boolean") return yesOrNo(parameter);
  if (isCount(reading, parameter)) return [{ [parameter]: value }, { [parameter]: 0 }];
  const values = parameter === "roof" ? Object.keys(reading.priceList.roofs) : (WORDED[parameter] ?? []);
  return values.map((one) => ({ [parameter]: one }));
}

/** Asks both sides at once, as they were said. */
export function askSides(reading: Reading, kind: string, sides: readonly Claim[]): void {
  reading.withdraw(sides);
  const choice = Object.fromEntries(sides.map(({ parameter, value }) => [parameter, value]));
  reading.doubt(kind, "width", rangeOver(sides.map(({ range }) => range)), [choice]);
}

/** Asks a size by what there is near it. */
export function askInstead(reading: Reading, one: Claim, roofs: readonly Roof[]): void {
  reading.withdraw([one]);
  askSize(reading, roofs, one.range, one.parameter as SizeName, Number(one.value));
}
