import { useEffect } from "preact/hooks";
import type { Action } from "../calculator-state.ts";
import { useCalculatorParts, useHeldCalculator } from "../calculator-context.ts";
import { noLongerOffered } from "../saved/typed-id.ts";
import { formParameters } from "../form/form-state.ts";
import { olderTotal } from "./older-list.ts";

/**
 * Finds what the hangar of a link cost under the older list that the link names, unless the form changes before, or under
 * the one that alone opens its id.
 */
export function useOlderList(): void {
  const held = useHeldCalculator();
  const [olderList, unknownId, form] = useCalculatorParts(({ state }) => [
    state.olderList,
    state.unknownId,
    state.form,
  ]);
  const dispatch = (action: Action) => held.now.dispatch(action);
  useEffect(() => {
    if (unknownId === undefined) return;
    let isLeft = false;
    void noLongerOffered(unknownId.id).then((told) => {
      if (told !== undefined && !isLeft) dispatch({ type: "known id", told });
    });
    return () => {
      isLeft = true;
    };
  }, [unknownId]);
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
