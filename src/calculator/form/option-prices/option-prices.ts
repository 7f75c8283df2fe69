import { calculate, OPTIONS, priceList, priceOf } from "hangar-engine";
import type { OptionName, OptionRow } from "../../../options/options.ts";
import { keyOf, positionsOf } from "../../result/price-parts.ts";
import { applies } from "../availability.ts";
import { choicesOf } from "../choices.ts";
import { formParameters, OPTION_NAMES, type FormState } from "../form-state.ts";

/** What an option has to do with the total of a hangar, whole roubles with VAT; what has a row of its own is in no other. */
export interface OptionPrice {
  /** What the hangar as it stands pays for it: a flag that is on, all openings of a kind; absent while it is not in. */
  included?: number;
  /** What a flag that is off, or one opening more, would add; absent where the walls have no room for it. */
  adds?: number;
  /** What each other value of a choice would add or take away. */
  byValue?: Readonly<Record<string, number>>;
}

/** Prices of all options that can apply to a hangar. */
export type OptionPrices = Readonly<Partial<Record<OptionName, OptionPrice>>>;

/** Rows of a bill, and the options whose own they are. */
const OWNERS = new Map(
  OPTION_NAMES.flatMap((name) => {
    const { positions = [] }: OptionRow = OPTIONS[name];
    return positions.map((key) => [key, name] as const);
  }),
);

/** By how much the total changes when the form takes these values; nothing where it or the changed form has no price. */
export function differenceOf(form: FormState, change: Partial<FormState>): number | undefined {
  const now = totalOf(form);
  const then = now === undefined ? undefined : totalOf({ ...form, ...change });
  return then === undefined ? undefined : then - now!;
}

/** The engine's prices of every option for this very hangar; none while the form has a problem. */
export function optionPrices(form: FormState): OptionPrices {
  const able = OPTION_NAMES.filter((name) => applies(name, form, priceList));
  return totalOf(form) === undefined ? {} : Object.fromEntries(able.map((name) => [name, priceOfOption(name, form)]));
}

/** The price of one of them; of an option that does not apply it is that of its other values all the same. */
export function priceOfOption(name: OptionName, form: FormState): OptionPrice {
  const row: OptionRow = OPTIONS[name];
  const text = form[name];
  switch (row.kind) {
    case "flag":
      return text === "1"
        ? known({ included: negated(ownDifference(name, form, "0")) })
        : known({ adds: ownDifference(name, form, "1") });
    case "count": {
      const count = Number(formParameters(form)[name]);
      const included = count > 0 ? negated(ownDifference(name, form, "0")) : undefined;
      return known({ included, adds: ownDifference(name, form, String(count + 1)) });
    }
    default: {
      const others = choicesOf(name).filter(({ value }) => value !== text);
      const differences = others.map(({ value }) => [value, differenceOf(form, { [name]: value })] as const);
      return { byValue: known(Object.fromEntries(differences)) };
    }
  }
}

/**
 * By how much an option with another value changes the total, but for lines that another row of the form as it stands has:
 * erection of panels is not told twice, and a gate costs what it costs, not that less the panels in its place. What has no
 * lines of its own only changes those of others, and is told whole.
 */
function ownDifference(name: OptionName, form: FormState, value: string): number | undefined {
  const change = { [name]: value };
  if (!(OPTIONS[name] as OptionRow).positions) return differenceOf(form, change);
  const isOthers = (key: string | undefined): boolean => {
    const owner = key === undefined ? undefined : OWNERS.get(key);
    return owner !== undefined && owner !== name && applies(owner, form, priceList);
  };
  const sumOf = (one: FormState): number | undefined => {
    const { body } = calculate(formParameters(one));
    if ("error" in body) return undefined;
    return positionsOf(body).reduce((sum, line) => (isOthers(keyOf(line)) ? sum : sum + line.sum), 0);
  };
  const [now, then] = [sumOf(form), sumOf({ ...form, ...change })];
  return now === undefined || then === undefined ? undefined : then - now;
}

const totalOf = (form: FormState): number | undefined => priceOf(formParameters(form))?.total_with_vat;

const negated = (sum: number | undefined): number | undefined => (sum === undefined ? undefined : -sum);

/** Without the names that stand for nothing. */
function known(sums: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(Object.entries(sums).filter((entry): entry is [string, number] => entry[1] !== undefined));
}
