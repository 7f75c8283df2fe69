import { OPTIONS, priceList } from "hangar-engine";
import type { OptionRow } from "../../options/options.ts";
import type { Question, Understanding } from "../../understanding/response.ts";
import { counted, decimal, listed, quoted, roubles, uncapitalized, withUnit } from "../../text/format.ts";
import type { Value, Values } from "./reading/answers.ts";
import { labelOf } from "../calculator-context.ts";
import { choicesOf } from "../form/choices.ts";
import { isField, isOption } from "../form/form-state.ts";
import { roofOf } from "../form/sizes/sizes.ts";

const BOUND = /_(min|max)$/;

/** A parameter as the form calls it: `ширина`. */
export function nameOf(searched: string): string {
  const parameter = searched.replace(BOUND, "");
  if (parameter === "budget") return "бюджет";
  if (parameter === "sort") return "порядок";
  if (parameter === "area") return "площадь";
  if (parameter === "roof") return "крыша";
  return isField(parameter) ? uncapitalized(labelOf(parameter)) : parameter;
}

const SORTS: Readonly<Record<string, string>> = {
  area: "сначала большие",
  price: "сначала дешёвые",
  price_per_m2: "дешевле за м²",
};

export const roofInWords = (roof: Value): string => uncapitalized(roofOf(priceList, String(roof)).name);

/** With its value: `ширина 12 м`, `ворота 4×4 м: 2`, `монтаж каркаса: нет`. */
export function said(parameter: string, value: Value): string {
  const name = nameOf(parameter);
  const number = Number(value);
  if (parameter === "budget") return `${name} ${roubles(number)}`;
  if (parameter === "sort") return SORTS[String(value)]!;
  if (parameter === "roof") return `${name}: ${roofInWords(value)}`;
  if (!isOption(parameter)) {
    const bound = { min: "от ", max: "до " }[BOUND.exec(parameter)?.[1] ?? ""] ?? "";
    return `${name} ${bound}${withUnit(decimal(number), parameter.startsWith("area") ? "м²" : "м")}`;
  }
  const { kind }: OptionRow = OPTIONS[parameter];
  if (kind === "flag") return value === true || value === "1" ? name : `${name}: нет`;
  if (kind === "count") return `${name}: ${value}`;
  return `${name}: ${uncapitalized(choicesOf(parameter).find((choice) => choice.value === String(value))?.label ?? String(value))}`;
}

/** Whether these are enough for a calculation. */
export const isWhole = (parameters: Values): boolean => ["roof", "width", "length"].every((name) => name in parameters);

/** Whether the words describe a selection and name no whole hangar. */
export const isOfSearch = ({ parameters, search }: Understanding): boolean =>
  search !== undefined && !isWhole(parameters);

/** Whether it is raised by what is not made: a size or a number beyond all that there is, or a bound beyond all sizes. */
export const isBeyondMade = ({ parameter, choices, about }: Question, { not_offered }: Understanding): boolean =>
  not_offered.some(({ start, end }) => start === about?.start && end === about.end) ||
  (choices.length === 0 && (parameter === "width" || parameter === "height"));

/** What stands before the price: `Сначала ответьте на 4 вопроса`. */
export const toAnswer = (questions: number): string =>
  `Сначала ответьте на\u00a0${questions === 1 ? "вопрос" : counted(questions, "вопрос", "вопроса", "вопросов")}`;

/** Whether of all the words none came to anything: no parameter, no question about them and no reason against them. */
export const isNothingUnderstood = ({ parameters, used, not_used, not_offered, questions }: Understanding): boolean =>
  not_used.length > 0 &&
  used.length + not_offered.length + Object.keys(parameters).length === 0 &&
  !questions.some(({ about }) => about);

/** Where nothing was understood; `isAsked`: whether what every hangar needs is asked for all the same. */
export const nothingInWords = (isAsked: boolean): string =>
  `Не разобрали ваши слова. ${isAsked ? "Ответьте на вопросы или напишите" : "Напишите"}, например: «двускатный 12 на 30, двое ворот».`;

/** `Не понято: «зелёненький».` */
const notUnderstood = ({ not_used }: Understanding): string =>
  `Не понято: ${not_used.length === 1 ? quoted(not_used[0]!.text) : counted(not_used.length, "место", "места", "мест")}.`;

/** What a screen reader is told once typing pauses; `assumed`: what is to be confirmed, where something is. */
export function toldInShort(
  understanding: Understanding,
  questions: readonly Question[],
  isAnswered: boolean,
  assumed?: readonly string[],
): string {
  const { parameters, used, not_used, not_offered, notes } = understanding;
  const values = new Map(Object.entries(parameters));
  const understood = [...used.map(({ parameter }) => parameter), ...values.keys()];
  const inShort = (name: string) => (values.get(name) === false ? said(name, false) : nameOf(name));
  const names = [...new Set(understood.map(inShort))];
  return [
    names.length > 0 && `Понято: ${names.join(", ")}.`,
    isNothingUnderstood(understanding) && "Пока ничего не понято.",
    not_used.length > 0 && notUnderstood(understanding),
    not_offered.length > 0 && `Не предлагаем: ${listed([...new Set(not_offered.map(({ text }) => quoted(text)))])}.`,
    ...notes.map(({ note }) => firstSentence(note)),
    questions.length > 0 && `${toAnswer(questions.length)}: ${questions[0]!.text}`,
    questions.length === 0 && isAnswered && "Вопросов больше нет.",
    assumed && assumed.length > 0 && `Не сказано, принято: ${listed(assumed)}.`,
    assumed && "Проверьте и подтвердите, что всё верно.",
  ]
    .filter(Boolean)
    .join(" ");
}

const firstSentence = (text: string): string => text.replace(/\. .*/s, ".");
