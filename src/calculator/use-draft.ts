import { useEffect, useLayoutEffect } from "preact/hooks";
import { priceList } from "hangar-engine";
import type { Calculator } from "./calculator-context.ts";
import { FIELD_NAMES, type FieldName, type FormState } from "./form-state.ts";
import { setOnScreen } from "./on-screen.ts";

const KEY = "hangar-draft";

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
    setOnScreen(touched ? { shown, keep: () => keepDraft(form) } : { shown });
  }, [state]);
}

function keepDraft(form: FormState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    // Without storage the address alone has to do.
  }
}

/** The draft, once; it may be of a build whose form had other fields, or of a price list with other roofs. */
function takeDraft(form: FormState): FormState | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text === null) return undefined;
    const kept = JSON.parse(text) as Partial<Record<FieldName, unknown>>;
    const draft = { ...form };
    for (const name of FIELD_NAMES) {
      const value = kept[name];
      if (typeof value === "string") draft[name] = value;
    }
    return draft.roof in priceList.roofs ? draft : undefined;
  } catch {
    return undefined;
  }
}
