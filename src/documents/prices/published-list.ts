import { OPTION_ROWS } from "../../options/options.ts";
import { published, type PublishedRules } from "../../formula/publish.ts";
import { SLACK } from "../../formula/runtime.ts";
import type { InLanguages } from "../../formula/rules.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { DocumentsSource } from "../document-source.ts";

/** The rules of a list with all that a program needs to work out a bill by them. */
export interface PublishedFormulas extends PublishedRules {
  slack: number;
  /** Words of units by number, `frame|frames`. */
  units: Readonly<Record<string, InLanguages>>;
  options: Readonly<Record<string, { default: unknown; values?: Readonly<Record<string, string>> }>>;
}

export type PublishedList = Omit<PriceList, "formulas"> & { formulas: PublishedFormulas };

/** A list as it is published. */
export function publishedList(
  list: PriceList,
  { engine, english }: Pick<DocumentsSource, "engine" | "english">,
): PublishedList {
  const { formulas, ...figures } = list;
  const { units } = engine.language.explanation;
  return {
    ...figures,
    formulas: {
      slack: SLACK,
      units: Object.fromEntries(
        Object.entries(units).map(([name, ru]) => [
          name,
          { ru, en: english.explanation.units[name as keyof typeof units] },
        ]),
      ),
      options: Object.fromEntries(
        OPTION_ROWS.map(({ name, row, byDefault }) => [
          name,
          { default: byDefault, ...(row.kind === "choice" && { values: row.values }) },
        ]),
      ),
      ...published(formulas ?? engine.priceList.formulas!),
    },
  };
}
