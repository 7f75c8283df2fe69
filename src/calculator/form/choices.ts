import { OPTIONS, priceList } from "hangar-engine";
import type { OptionName, OptionOfKind, OptionRow } from "../../options/options.ts";
import { capitalized } from "../../text/format.ts";
import { fieldTexts } from "./field-texts.ts";

/** One of several values of a field, as its button shows it. */
export interface Choice {
  value: string;
  label: string;
}

export type ChoiceName = OptionOfKind<"choice"> | OptionOfKind<"digit">;

/** Values of an option as links carry them, and as the buttons call them; none of one that is no choice. */
export function choicesOf(name: OptionName): readonly Choice[] {
  const row: OptionRow = OPTIONS[name];
  if (row.kind !== "choice" && row.kind !== "digit") return [];
  const values = row.kind === "digit" ? row.values.map(String) : Object.keys(row.values);
  const words =
    fieldTexts(priceList)[name].choices ?? (row.kind === "digit" ? row.texts.ru : Object.values(row.values));
  return values.map((value, at) => {
    return { value, label: capitalized(words[at] ?? value) };
  });
}
