import { OPTIONS, priceList, priceOf } from "hangar-engine";
import type { OptionName, OptionRow } from "../../../engine/request/options.ts";
import { applies } from "../availability.ts";
import { choicesOf } from "../choices.ts";
import { formParameters, OPTION_NAMES, type FormState } from "../form-state.ts";

/** What an option has to do with the total of a hangar, whole roubles with VAT. */
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

/** By how much the total changes when the form takes these values; nothing where it or the changed form has no price. */
export function differenceOf(form: FormState, change: Partial<FormState>): number | undefined {
  const now = totalOf(form);
  const then = now === undefined ? undefined : totalOf({ ...form, ...change });
  return then === undefined ? undefined : then - now!;
}

/** The engine's prices of every option for this very hangar; none while the form has a problem. */
export function optionPrices(form: FormState): OptionPrices {
  const now = totalOf(form);
  if (now === undefined) return {};
  const able = OPTION_NAMES.filter((name) => applies(name, form, priceList));
  return Object.fromEntries(able.map((name) => [name, priceOfOption(name, form, now)]));
}

function priceOfOption(name: OptionName, form: FormState, now: number): OptionPrice {
  const differenceTo = (value: string): number | undefined => {
    const then = totalOf({ ...form, [name]: value });
    return then === undefined ? undefined : then - now;
  };
  const row: OptionRow = OPTIONS[name];
  const text = form[name];
  switch (row.kind) {
    case "flag":
      return text === "1" ? known({ included: negated(differenceTo("0")) }) : known({ adds: differenceTo("1") });
    case "count": {
      const count = Number(formParameters(form)[name]);
      const included = count > 0 ? negated(differenceTo("0")) : undefined;
      return known({ included, adds: differenceTo(String(count + 1)) });
    }
    default: {
      const others = choicesOf(name).filter(({ value }) => value !== text);
      return { byValue: known(Object.fromEntries(others.map(({ value }) => [value, differenceTo(value)]))) };
    }
  }
}

const totalOf = (form: FormState): number | undefined => priceOf(formParameters(form))?.total_with_vat;

const negated = (sum: number | undefined): number | undefined => (sum === undefined ? undefined : -sum);

/** Without the names that stand for nothing. */
function known(sums: Readonly<Record<string, number | undefined>>): Record<string, number> {
  return Object.fromEntries(Object.entries(sums).filter((entry): entry is [string, number] => entry[1] !== undefined));
}
