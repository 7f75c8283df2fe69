import { formParameters, OPTION_DEFAULTS, type FormState } from "../form/form-state.ts";

/** The call that the API answers with the very body of this form: as typed, or what is told of that would be lost. */
export function apiCall(form: FormState): string {
  const defaults: Readonly<Record<string, string>> = OPTION_DEFAULTS;
  const asked = Object.entries(formParameters(form)).filter(([name, text]) => text !== defaults[name]);
  return `/v1/calc?${new URLSearchParams(asked)}`;
}
