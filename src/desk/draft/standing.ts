import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { editedTexts, fieldMap, type Draft } from "./draft.ts";

/** How many fields of the list and of the contacts are not as the site has them, whatever is wrong elsewhere. */
export function countEdits(draft: Draft): number {
  const hasOtherLogo =
    fieldMap(draft.manufacturer).get("logo")?.value !== fieldMap(draft.base[MANUFACTURER] ?? "").get("logo")?.value;
  return Object.entries(editedTexts(draft)).reduce((count, [name, text]) => {
    const before = draft.base[name] ?? "";
    if (name !== LIST && name !== MANUFACTURER) return count + (text === before || hasOtherLogo ? 0 : 1);
    const [was, is] = [fieldMap(before), fieldMap(text)];
    const keys = [...new Set([...was.keys(), ...is.keys()])];
    return count + keys.filter((key) => was.get(key)?.value !== is.get(key)?.value).length;
  }, 0);
}

/** Of what was wrong with the fields of a text, by their names, what was not touched since: the rest is looked at anew. */
export function standing(problems: ReadonlyMap<string, string>, then: string, now: string): Map<string, string> {
  const [was, is] = [fieldMap(then), fieldMap(now)];
  return new Map([...problems].filter(([key]) => was.get(key)?.value === is.get(key)?.value));
}
