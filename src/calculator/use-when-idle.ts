import { useEffect, useState } from "preact/hooks";

/** Even a browser that is never idle shows the value after so long. */
const AT_LATEST_MS = 500;

/**
 * The value of the last idle moment: what is costly to draw waits for input and painting, and skips what has passed.
 * `settle` does not wait any longer.
 */
export function useWhenIdle<Value>(value: Value): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value);
  const settle = () => setSettled(value);
  useEffect(() => whenIdle(settle), [value]);
  return { settled, settle };
}

/** Calls back in an idle moment, or in Safari, which does not tell of them, in the next task; returns what cancels it. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(request);
}
