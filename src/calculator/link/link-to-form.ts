import { calculate, fromCalculationId, parametersOf, priceList, type CalcResponse } from "hangar-engine";
import { decimal, quoted } from "../../text/format.ts";
import { defaultHangar, defaultSizes } from "../form/default-hangar.ts";
import {
  formParameters,
  isField,
  isTextField,
  OPTION_DEFAULTS,
  type FieldName,
  type FormState,
} from "../form/form-state.ts";
import { linkParameters, type Pair } from "./link-parameters.ts";
import { notUsed, otherThan, strangersInWords, valueInWords } from "./link-words.ts";
import { listOfLink } from "./older-list.ts";
import { chosenSize, heightChoices, roofOf, widthChoices } from "../form/sizes/sizes.ts";
import { isWholeId, tidyId } from "./tidy-id.ts";

/** A form restored from a link, and what of the link did not come into it. */
export interface OpenedLink {
  form: FormState;
  /** Whether the link named any field at all; if not, the form is the default hangar. */
  configured: boolean;
  notices: string[];
  /** Version of the list that the link was given under, where that holds no longer. */
  olderList?: string;
  /** An id that today's list does not open, a slip or of a hangar that only an older list offers, and which of the notices says so. */
  unknownId?: { id: string; notice: string };
}

/** Reads the query of a calculator, quote request or API link: by its calculation_id where it has one, else by its parameters. */
export const openLink = (query: string): OpenedLink => openParametersOfLink(linkParameters(query));

export function openParametersOfLink(all: readonly Pair[]): OpenedLink {
  const { pairs, olderList, notices } = listOfLink(all);
  const opened = openPairs(pairs);
  const isHeightNamed = pairs.some(([name]) => name === "height" || name === "calculation_id");
  // The form has today's default: the older list may have had another, and another total by it.
  const notice = `В ссылке нет высоты колонны — подставлено ${opened.form.height}\u00a0м, как принято сейчас`;
  const isGuessed = opened.configured && olderList !== undefined && !isHeightNamed;
  return {
    ...opened,
    notices: [...notices, ...opened.notices, ...(isGuessed ? [notice] : [])],
    ...(opened.configured && olderList !== undefined && { olderList }),
  };
}

function openPairs(pairs: readonly Pair[]): OpenedLink {
  const parameters = pairs.filter(([name]) => name !== "calculation_id");
  const id = pairs.find(([name]) => name === "calculation_id")?.[1];
  if (id === undefined) return openParameters(parameters);
  const tidy = tidyId(id);
  const answer = fromCalculationId(tidy);
  if (answer.status === 200) return besideId([...new URL(answer.body.calculator_link).searchParams], parameters);
  const opened = openParameters(parameters);
  const instead = opened.configured ? "ангар собран по остальной ссылке" : "показан обычный ангар";
  const notice = `Номер расчёта ${quoted(tidy)} не открывается, сверьте его — ${instead}`;
  return {
    ...opened,
    notices: [notice, ...opened.notices],
    ...(isWholeId(tidy) && { unknownId: { id: tidy, notice } }),
  };
}

const BY_ID = "показано по номеру расчёта";

/** The hangar of an id; what stands beside the id in the link and says something else is told, for it has no effect. */
function besideId(ofId: readonly Pair[], beside: readonly Pair[]): OpenedLink {
  const opened = openParameters(ofId);
  const notices = strangersOf(beside.filter(([name]) => !isField(name)));
  for (const name of new Set(beside.map(([name]) => name).filter(isField))) {
    const given = beside.filter((pair) => pair[0] === name);
    const read = readField(name, given);
    if (read.text === undefined) {
      notices.push(notUsed(name, read.came, BY_ID));
      continue;
    }
    const { form } = openParameters([...ofId.filter((pair) => pair[0] !== name), [name, read.text]]);
    if (form[name] !== opened.form[name]) notices.push(otherThan(name, read.text, BY_ID));
  }
  return { ...opened, notices };
}

/**
 * The engine reads every value, each for itself, so that one wrong value costs no other. Typed fields take what the
 * link says, right or wrong: the error then stands at the field.
 */
function openParameters(pairs: readonly Pair[]): OpenedLink {
  const strange = strangersOf(pairs.filter(([name]) => !isField(name)));
  const names = [...new Set(pairs.map(([name]) => name))].filter(isField);
  if (names.length === 0) return { form: defaultHangar(priceList), configured: false, notices: strange };

  const given: Given = {};
  const unread: Unread = {};
  for (const name of names) {
    const read = readField(
      name,
      pairs.filter((pair) => pair[0] === name),
    );
    if (read.text === undefined) unread[name] = read.came;
    else given[name] = read.text;
  }
  const { form, notices } = completed(given, unread);
  return { form, configured: true, notices: [...strange, ...notices] };
}

type Given = Partial<Record<FieldName, string>>;
/** All that the link says of a field, where that is no value of it. */
type Unread = Partial<Record<FieldName, readonly string[]>>;

/** A form to which single parameters of a link are held: one where every option has its effect. */
export function hostForm(): FormState {
  const roofs = Object.entries(priceList.roofs);
  const [roof, { widths }] = roofs.find(([, { attached }]) => attached) ?? (roofs[0] as (typeof roofs)[number]);
  const width = Object.keys(widths).find((mm) => widths[mm]?.truss.demountable) ?? Object.keys(widths)[0] ?? "";
  return { ...defaultHangar(priceList), ...defaultSizes(priceList, roof), roof, width, gates: "1", panels: "1" };
}

/** What is to be told of parameters that the form does not have: unknown names, and `discount`. */
function strangersOf(strangers: readonly Pair[]): string[] {
  if (strangers.length === 0) return [];
  const host = Object.entries(formParameters(hostForm()));
  const answer = calculate([...host, ...strangers]);
  if (answer.status === 400) return strangersInWords(answer.problems, strangers);
  const usual = calculate(host);
  return usual.status === 200 ? answer.body.warnings.filter((warning) => !usual.body.warnings.includes(warning)) : [];
}

function readField(
  name: FieldName,
  pairs: readonly Pair[],
): { text: string } | { text?: undefined; came: readonly string[] } {
  const { [name]: _replaced, ...host } = formParameters(hostForm());
  const answer = calculate([...Object.entries(host), ...pairs]);
  const problems = answer.status === 400 ? answer.problems : [];
  const isWrong = problems.some((problem) => parametersOf(problem).includes(name));
  const came = pairs.map(([, value]) => value);
  const [first = ""] = came;
  const isOne = came.every((value) => value === first);
  if (isOne && isTextField(name) && first.trim() !== "") return { text: first };
  if (isWrong) return { came };
  if (name === "roof") return { text: first.toLowerCase() };
  return { text: answer.status === 200 ? canonical(answer.body, name) : "" };
}

/** The value as the engine itself writes it into links. */
function canonical({ calculator_link }: CalcResponse, name: Exclude<FieldName, "roof">): string {
  const written = new URL(calculator_link).searchParams.get(name);
  return written ?? (OPTION_DEFAULTS as Partial<Record<FieldName, string>>)[name] ?? "";
}

/** Fills in what a link does not say, or says in `unread` ways, and tells of it. */
function completed(given: Given, unread: Unread): Pick<OpenedLink, "form" | "notices"> {
  const roofId = given.roof ?? defaultHangar(priceList).roof;
  const roof = roofOf(priceList, roofId);
  const sizes = defaultSizes(priceList, roofId);
  const width = given.width === undefined ? sizes.width : sizeText(given.width, widthChoices(roof));
  const height = given.height === undefined ? sizes.height : sizeText(given.height, heightChoices(roof));
  const length = given.length === undefined ? sizes.length : given.length.replace(".", ",");
  const form = { ...OPTION_DEFAULTS, ...given, roof: roofId, width, length, height };
  const instead = (name: FieldName): string =>
    `${name === "roof" ? "показан" : "подставлено"} ${valueInWords(name, form[name])}`;
  const notices = REQUIRED.filter(([name]) => given[name] === undefined && unread[name] === undefined).map(
    ([name, absent]) => `В ссылке нет ${absent} — ${instead(name)}`,
  );
  for (const [name, came] of Object.entries(unread) as [FieldName, readonly string[]][]) {
    notices.push(notUsed(name, came, instead(name)));
  }
  return { form, notices };
}

/** What every link must name; the height has a default of its own. */
const REQUIRED = [
  ["roof", "типа крыши"],
  ["width", "ширины"],
  ["length", "длины"],
] as const;

/** A link's width or height as a person would type it: metres, decimal comma; what is no number stays as it came. */
function sizeText(text: string, choices: Parameters<typeof chosenSize>[0]): string {
  const standard = chosenSize(choices, text);
  if (standard) return standard.text;
  return /^\d{4,}$/.test(text) ? decimal(Number(text) / 1000) : text.replace(".", ",");
}
