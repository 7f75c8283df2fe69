import { useEffect } from "preact/hooks";
import type { Calculator } from "./calculator-context.ts";
import { formParameters } from "./form-state.ts";
import { olderTotal } from "./older-list.ts";

/** Finds what the hangar of a link cost under the older list that the link names, unless the form changes before. */
export function useOlderList({ state, dispatch }: Calculator): void {
  const { olderList, form } = state;
  useEffect(() => {
    if (olderList === undefined) return;
    let isLeft = false;
    void olderTotal(olderList, ({ calculate }) => calculate(formParameters(form))).then((total) => {
      if (!isLeft) dispatch({ type: "older total", total });
    });
    return () => {
      isLeft = true;
    };
  }, [olderList, form]);
}
