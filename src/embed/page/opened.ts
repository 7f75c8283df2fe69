import {
  calculate,
  fromCalculationId,
  isIgnoredName,
  parameters,
  priceList,
  readValues,
  type Answer,
} from "hangar-engine";
import { initialState, type CalculatorState } from "../../calculator/calculator-state.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { formOfValues, type FieldValues } from "../form-of-values.ts";
import * as pageWords from "./page-words.ts";

/** What an address opens with, and what is to be told of it: nothing that it names is dropped without a word. */
export interface Opened {
  state: CalculatorState;
  told: string[];
}

const KNOWN = new Map(Object.entries(parameters));
/** Of a link to the answer, and no part of the hangar. */
const NO_PART_OF_IT = ["lang", "prices_version"];

export function opened(query: URLSearchParams): Opened {
  const { version } = priceList.meta;
  const asked = query.get("prices_version");
  const told =
    asked !== null && asked !== version ? [pageWords.otherList(dateInWords(asked), dateInWords(version))] : [];
  const named = [...query].filter(([name]) => !NO_PART_OF_IT.includes(name) && !isIgnoredName(name));
  if (named.length === 0) return { state: formOf([]), told };
  const answer = answerTo(named);
  if (answer.status === 400) {
    return { state: formOf(named), told: [...told, pageWords.notUnderstood, ...answer.body.error.details] };
  }
  const { calculator_link, normalization_notes = [] } = answer.body;
  return { state: formOf([...new URL(calculator_link).searchParams]), told: [...told, ...normalization_notes] };
}

/** An id names the whole hangar; what stands beside it, as in links to a request, is the same once more. */
function answerTo(named: readonly (readonly [string, string])[]): Answer {
  const others = named.filter(([name]) => name !== "calculation_id");
  const [, id] = named.find(([name]) => name === "calculation_id") ?? [];
  return id === undefined || others.length > 0 ? calculate(others) : fromCalculationId(id);
}

function formOf(named: readonly (readonly [string, string])[]): CalculatorState {
  const values: FieldValues = {};
  readValues(named, KNOWN, [], values, []);
  return initialState(formOfValues(values, priceList));
}
