import { fromCalculationId, parameters, priceList, readValues, type CalcResponse, type ErrorBody } from "hangar-engine";
import type { CallToolResult } from "@modelcontextprotocol/client";
import { initialState, reduce, type Action, type CalculatorState } from "../../calculator/calculator-state.ts";
import { isField } from "../../calculator/form/form-state.ts";
import { formOfValues, type FieldValues } from "../../embed/form-of-values.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { roubles } from "../../text/format.ts";
import * as appWords from "./app-words.ts";

/** The calculator in the window of a chat. */
export interface AppState {
  calculator: CalculatorState;
  /** What is told above it. */
  told?: string | undefined;
}

export const usualState = (): AppState => withHangar([]);

/** The form without sizes: of a hangar that nobody has named there is no price. */
function openState(): AppState {
  const { form } = usualState().calculator;
  return { calculator: initialState({ ...form, width: "", length: "" }) };
}

/** The hangar of a call before the server answers it; nothing where it is of an id that today's list does not open. */
export function fromInput(given: Readonly<Record<string, unknown>> = {}): AppState | undefined {
  const { calculation_id } = given;
  if (calculation_id === undefined) return withHangar(Object.entries(given));
  const opened = fromCalculationId(String(calculation_id));
  return opened.status === 200 ? fromAnswer(opened.body) : undefined;
}

/** A call may name the fields that it wants. */
type AnswerPart = Partial<Omit<CalcResponse, "result"> & { result: Partial<CalcResponse["result"]> }>;

/** What the assistant was answered; where that is an error, or names no hangar, the form goes on from what was asked. */
export function fromResult({ structuredContent, content, isError }: CallToolResult, before = openState()): AppState {
  const body = (structuredContent ?? bodyIn(content)) as (AnswerPart & Partial<ErrorBody>) | undefined;
  if (isError) return refused(before, body?.error);
  const { calculator_link, normalization_notes = [] } = body ?? {};
  const answered = calculator_link === undefined ? before : fromAnswer({ calculator_link });
  // What was asked for says itself what of it was rounded or has no effect.
  const isAsked = idOf(before) !== undefined && idOf(before) === idOf(answered);
  const told = [otherListInWords(body ?? {}), ...(isAsked ? [] : normalization_notes)].filter(Boolean);
  return { ...(isAsked ? before : answered), told: told.length > 0 ? told.join(" ") : undefined };
}

/** Without a price, as the assistant had none: what the form can hold of what was wrong stands in it, and waits. */
function refused({ calculator }: AppState, error: ErrorBody["error"] | undefined): AppState {
  const wrong = (error?.problems ?? []).filter(
    ({ parameter, came }) => isField(parameter) && /^[\d.,]+$/.test(came ?? ""),
  );
  const form = { ...calculator.form, ...Object.fromEntries(wrong.map(({ parameter, came }) => [parameter, came])) };
  const state = initialState(form);
  const told = error ? `${[error.message, ...(error.details ?? [])].join(" ")} ` : "";
  return {
    calculator: state.formAnswer.body ? initialState({ ...form, length: "" }) : state,
    told: appWords.failed(told),
  };
}

const idOf = ({ calculator }: AppState): string | undefined => calculator.formAnswer.body?.calculation_id;

/** Its calculator link names the whole configuration. */
const fromAnswer = ({ calculator_link }: Pick<CalcResponse, "calculator_link">): AppState =>
  withHangar([...new URL(calculator_link).searchParams]);

const KNOWN = new Map(Object.entries(parameters));

/** What cannot be read stays as usual: the assistant's answer tells of it. */
function withHangar(named: readonly (readonly [string, unknown])[]): AppState {
  const values: FieldValues = {};
  const fields = named.filter(([name]) => isField(name));
  readValues(fields, KNOWN, [], values, []);
  return { calculator: initialState(formOfValues(values, priceList)) };
}

/** What was told is of the hangar before the change. */
export function acted(state: AppState, action: Action): AppState {
  const calculator = reduce(state.calculator, action);
  return calculator === state.calculator ? state : { calculator };
}

/** A host may keep the calculator for longer than a price list holds, and an assistant may ask for an older one. */
function otherListInWords({ prices_version, result }: AnswerPart): string | undefined {
  const { version } = priceList.meta;
  if (prices_version === undefined || prices_version === version || result?.total_with_vat === undefined)
    return undefined;
  const total = roubles(result.total_with_vat);
  return appWords.otherList(dateInWords(prices_version), total, dateInWords(version));
}

/** The second text of an answer is the body that the HTTP interface gives. */
function bodyIn(content: CallToolResult["content"]): unknown {
  const text = content?.[1];
  try {
    return JSON.parse(text?.type === "text" ? text.text : "null") ?? undefined;
  } catch {
    return undefined;
  }
}

/** What a model is to know of a hangar that its user has made of the one before. */
export function contextOf(body: CalcResponse): { text: string; structured: Record<string, unknown> } {
  const { calculation_id, calculator_link, configuration, prices_version, result } = body;
  const { summary_for_ai, warnings, next_step } = body;

  const told = [appWords.changed, summary_for_ai, ...warnings, calculation_id, calculator_link, next_step.quote_prompt];
  return {
    text: told.join("\n\n"),
    structured: {
      calculation_id,
      calculator_link,
      configuration,
      prices_version,
      total_with_vat: result.total_with_vat,
    },
  };
}
