import { useEffect, useLayoutEffect } from "preact/hooks";
import { priceList } from "hangar-engine";
import type { Calculator } from "./calculator-context.ts";
import { FIELD_NAMES, type FieldName, type FormState } from "./form/form-state.ts";
import { setOnScreen } from "./ui/on-screen.ts";
import { parsed, storedInTab } from "./ui/stored-text.ts";
import { isRoof } from "./form/sizes/sizes.ts";

const stored = storedInTab("hangar-draft");

/**
 * Carries the form over the reload of an update: the address holds the last hangar that could be calculated, the draft
 * also what is not right yet. Used after `useLink`, which reads the address first.
 */
export function useDraft({ state, dispatch }: Calculator): void {
  useLayoutEffect(() => {
    const draft = takeDraft(state.form);
    if (draft) dispatch({ type: "switch", link: { form: draft, configured: true, notices: [] } });
  }, []);

  useEffect(() => {
    const { shown, form, touched } = state;
    setOnScreen(touched ? { shown, keep: () => void stored.write(JSON.stringify(form)) } : { shown });
  }, [state]);
}

/** The draft, once; it may be of a build whose form had other fields, or of a price list with other roofs. */
function takeDraft(form: FormState): FormState | undefined {
  const values = parsed(stored.read()) as Partial<Record<FieldName, unknown>> | undefined;
  stored.write(null);
  if (values === undefined) return undefined;
  const draft = { ...form };
  for (const name of FIELD_NAMES) {
    const value = values[name];
    if (typeof value === "string") draft[name] = value;
  }
  return isRoof(priceList, draft.roof) ? draft : undefined;
}
