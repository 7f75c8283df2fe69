import type { SearchResponse } from "../../search/response.ts";
import type { SearchAnswer } from "../../search/search.ts";
import { besideField, readDetail } from "../field-errors.ts";
import { isWish, WISH_DEFAULTS, type WishForm, type WishName } from "./wish-form.ts";

/** Why there is no result: for all, and beside the fields that can be mended. */
export interface WishProblems {
  message: string;
  byField: Partial<Record<WishName, string>>;
  others: string[];
}

export interface SearchState {
  form: WishForm;
  /** The last result; it is past while `problems` stand. */
  shown: SearchResponse | undefined;
  problems: WishProblems | undefined;
  /** Names in the opened link that mean nothing here. */
  strangers: readonly string[];
  /** The worker could not be started or broke down. */
  hasFailed: boolean;
  /** Whether the person changed anything here: only then does the address follow. */
  touched: boolean;
}

export type SearchAction =
  | { type: "set"; name: WishName; value: string }
  | { type: "open"; form: WishForm; strangers: readonly string[] }
  | { type: "answer"; answer: SearchAnswer }
  | { type: "failure" };

export const INITIAL_SEARCH: SearchState = {
  form: WISH_DEFAULTS,
  shown: undefined,
  problems: undefined,
  strangers: [],
  hasFailed: false,
  touched: false,
};

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "set": {
      // Other wishes start from the top of their list again.
      const form = { ...state.form, limit: WISH_DEFAULTS.limit, [action.name]: action.value };
      return { ...state, form, touched: true };
    }
    case "open":
      return { ...state, form: action.form, strangers: action.strangers };
    case "answer":
      return action.answer.status === 200
        ? { ...state, shown: action.answer.body, problems: undefined, hasFailed: false }
        : { ...state, problems: sortWishProblems(action.answer.body.error), hasFailed: false };
    case "failure":
      return { ...state, hasFailed: true };
  }
}

function sortWishProblems({ message, details }: { message: string; details: readonly string[] }): WishProblems {
  const problems: WishProblems = { message, byField: {}, others: [] };
  for (const detail of details) {
    const { names, text } = readDetail(detail);
    const fields = names.filter(isWish);
    if (fields.length === 0) problems.others.push(detail);
    for (const field of fields) problems.byField[field] ??= besideField(text);
  }
  return problems;
}
