import type { SearchResponse } from "../../search/response.ts";
import type { OfferedSearch } from "./offered-search.ts";
import { sortedBy } from "../form/field-errors.ts";
import { NOTHING_LEFT_OUT, type LeftOut } from "../wish/left-out.ts";
import { isFilter, FILTER_DEFAULTS, type FilterForm, type FilterName } from "./filters/filter-form.ts";

/** Why there is no result: for all, and beside the fields that can be mended. */
export interface FilterProblems {
  message: string;
  byField: Partial<Record<FilterName, string>>;
  others: string[];
}

export interface SearchState {
  form: FilterForm;
  /** The last result; it is past while `problems` stand. */
  shown: SearchResponse | undefined;
  /** How many with walls too low for their gates were left out of it. */
  tooLow: number;
  /** Whether one that leans on a building would come before the first, had it not been put behind. */
  isBeaten: boolean;
  problems: FilterProblems | undefined;
  /** Names in the opened link that mean nothing here; none until the link is read. */
  strangers: readonly string[] | undefined;
  /** Whether the opened link was copied while something about the words of whoever made it was open. */
  isUnsettled: boolean;
  /** The worker could not be started or broke down; the next search starts another. */
  hasFailed: boolean;
  /** What must be answered before what was found is that of the person's words; told in its place. */
  reserve: string | undefined;
  /** What of the person's words no price here has. */
  leftOut: LeftOut;
  /** Whether the person changed anything here: only then does the address follow. */
  touched: boolean;
}

export type SearchAction =
  | { type: "set"; name: FilterName; value: string }
  | { type: "open"; form: FilterForm; strangers: readonly string[]; isUnsettled: boolean }
  | { type: "dismiss notice" }
  | ({ type: "answer" } & OfferedSearch)
  | { type: "reserve"; told: string | undefined }
  | { type: "leave out"; leftOut: LeftOut }
  | { type: "failure" }
  /** After a failure: the same form is searched anew. */
  | { type: "again" };

export const INITIAL_SEARCH: SearchState = {
  form: FILTER_DEFAULTS,
  shown: undefined,
  tooLow: 0,
  isBeaten: false,
  problems: undefined,
  strangers: undefined,
  isUnsettled: false,
  hasFailed: false,
  reserve: undefined,
  leftOut: NOTHING_LEFT_OUT,
  touched: false,
};

export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case "set": {
      // Other filters start from the top of their list again.
      const form = { ...state.form, limit: FILTER_DEFAULTS.limit, [action.name]: action.value };
      return { ...state, form, touched: true };
    }
    case "open":
      return { ...state, form: action.form, strangers: action.strangers, isUnsettled: action.isUnsettled };
    case "dismiss notice":
      return { ...state, isUnsettled: false };
    case "answer":
      return action.answer.status === 200
        ? {
            ...state,
            shown: action.answer.body,
            tooLow: action.tooLow,
            isBeaten: action.answer.isBeaten,
            problems: undefined,
            hasFailed: false,
          }
        : {
            ...state,
            problems: { message: action.answer.body.error.message, ...sortedBy(isFilter, action.answer.problems) },
            hasFailed: false,
          };
    case "reserve":
      return { ...state, reserve: action.told };
    case "leave out":
      return { ...state, leftOut: action.leftOut };
    case "failure":
      return { ...state, hasFailed: true };
    case "again":
      return { ...state, form: { ...state.form }, hasFailed: false };
  }
}
