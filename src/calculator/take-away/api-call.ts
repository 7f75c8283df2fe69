import type { CalcResponse } from "hangar-engine";
import { formParameters, type FormState } from "../form-state.ts";
import { apiAnswer } from "../same-site.ts";

/** The call that the API answers with this very body: a rounded size is asked for as it was typed, or its note is lost. */
export function apiCall(body: CalcResponse, form: FormState): string {
  if (body.normalization_notes === undefined) return apiAnswer(body.calculator_link);
  return `/v1/calc?${new URLSearchParams(formParameters(form))}`;
}
