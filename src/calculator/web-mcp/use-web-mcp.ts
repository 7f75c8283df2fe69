import { useEffect } from "preact/hooks";
import type { Calculator } from "../calculator-context.ts";
import "./model-context.ts";

/** Offers the calculator to the agent of the browser, where there is one; all other visitors load nothing of it. */
export function useWebMcp(dispatch: Calculator["dispatch"]): void {
  useEffect(() => {
    const { modelContext } = document;
    if (modelContext === undefined) return;
    const left = new AbortController();
    import("./calculate-hangar.ts")
      .then(({ calculateHangar }) => modelContext.registerTool(calculateHangar(dispatch), { signal: left.signal }))
      // The calculator works without it too.
      .catch((error: unknown) => console.warn(error));
    return () => left.abort();
  }, []);
}
