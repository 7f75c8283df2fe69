import { OPTIONS, priceList, type Problem } from "hangar-engine";
import type { OptionRow } from "../../options/options.ts";
import { listed, quoted, withUnit } from "../../text/format.ts";
import { choicesOf } from "../form/choices.ts";
import { fieldTexts } from "../form/field-texts.ts";
import { isField, isOption, isTextField, type FieldName } from "../form/form-state.ts";
import { roofOf } from "../form/sizes/sizes.ts";
import { cameInWords } from "./came.ts";
import type { Pair } from "./link-parameters.ts";

/*
 * What a link's reader is told of it, in the words of the form: what came and what is shown instead. The engine's own
 * sentences are for who writes the requests.
 */

const TEXTS = fieldTexts(priceList);

/** Parameters of a calculation that are no fields of the form. */
const BESIDE: Readonly<Record<string, string>> = {
  discount: "Скидка",
  explain: "Пояснения к расчёту",
};

const labelOf = (name: string): string | undefined => (isField(name) ? TEXTS[name].label : BESIDE[name]);

/** `Двери: в ссылке «1» и «2» — подставлено 0`. */
export const notUsed = (name: string, came: readonly string[], instead: string): string =>
  inPlaceOf(name, cameInWords(came), instead);

/** The same of a value that the form knows. */
export const otherThan = (name: FieldName, value: string, instead: string): string =>
  inPlaceOf(name, isTextField(name) ? quoted(value) : valueInWords(name, value), instead);

const inPlaceOf = (name: string, came: string, instead: string): string =>
  `${labelOf(name)}: в ссылке ${came} — ${instead}`;

/** A value of the form as the form calls it: `«Минвата»`, `«да»`, `2`, `12 м`. */
export function valueInWords(name: FieldName, value: string): string {
  if (name === "roof") return quoted(roofOf(priceList, value).name);
  if (!isOption(name)) return withUnit(value, "м");
  const { kind }: OptionRow = OPTIONS[name];
  if (kind === "count") return value;
  if (kind === "flag") return value === "1" ? "«да»" : "«нет»";
  return quoted(choicesOf(name).find((choice) => choice.value === value)?.label ?? value);
}

/** More unknown names than this are counted. */
const MOST_NAMES = 5;

/** What came under names that are no fields of the form, and has no effect. */
export function strangersInWords(problems: readonly Problem[], strangers: readonly Pair[]): string[] {
  const told: string[] = [];
  const unknown: string[] = [];
  for (const { code, about } of problems) {
    const { parameter: name = "", nearest = "" } = about[0] ?? {};
    const meant = labelOf(String(nearest));
    const came = strangers.filter((pair) => pair[0] === name).map(([, value]) => value);
    if (code !== "unknown_parameter") told.push(notUsed(name, came, "не учтено"));
    else if (meant) told.push(`${quoted(name)} из ссылки не учтено — возможно, это «${meant}»`);
    else unknown.push(quoted(name));
  }
  if (unknown.length > 0) {
    const more = unknown.length - MOST_NAMES;
    const names = more > 0 ? [...unknown.slice(0, MOST_NAMES), `ещё ${more}`] : unknown;
    told.push(`Незнакомое в ссылке не учтено: ${listed(names)}`);
  }
  return told;
}
