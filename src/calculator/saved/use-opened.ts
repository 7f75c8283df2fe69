import { useLayoutEffect } from "preact/hooks";
import type { Calculator } from "../calculator-context.ts";
import { keepOpened, opened } from "./opened.ts";

/**
 * A saved calculation that was opened here says what it goes without over a reload, to who comes back, and in its request.
 * Used after `useLink`, which reads the address first.
 */
export function useOpened({ state, dispatch }: Calculator): void {
  const { snapshot, formAnswer } = state;
  const calculationId = formAnswer.body?.calculation_id;
  useLayoutEffect(() => {
    const again = opened();
    if (again) dispatch({ type: "opened again", ...again });
  }, []);
  useLayoutEffect(() => keepOpened(snapshot, calculationId), [snapshot, calculationId]);
}
