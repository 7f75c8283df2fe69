import { useEffect, useState } from "preact/hooks";

/**
 * However busy the browser is, the value is shown after so long, which passes for at once. Where the page has missed the
 * rest of its frame, Chromium tells of no idle moment before the next one: the caret's blinking, up to half a second.
 */
const AT_LATEST_MS = 100;

/** What a person does not wait for comes so much later on a busy machine. */
const SOON_MS = 2000;

/**
 * The value of the last idle moment: what is costly to draw waits for input and painting, and skips what has passed.
 * `settle` does not wait any longer.
 */
export function useWhenIdle<Value>(value: Value): { settled: Value; settle: () => void } {
  const [settled, setSettled] = useState(value);
  const settle = () => setSettled(value);
  useEffect(() => whenIdle(settle, { timeout: AT_LATEST_MS }), [value]);
  return { settled, settle };
}

/** Calls back when the page is loaded and has nothing else to do, soon in any case; returns what cancels it. */
export function whenQuiet(callback: () => void): () => void {
  const off = new AbortController();
  let cancel = () => {};
  const wait = () => {
    cancel = whenIdle(callback, { timeout: SOON_MS });
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { signal: off.signal });
  return () => {
    off.abort();
    cancel();
  };
}

/** What tells that somebody is there. */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "beforeprint"];

/** Calls back once, as soon as somebody uses the page or after so long; returns what cancels it. */
export function whenUsed(callback: () => void, atLatest_ms?: number): () => void {
  const off = new AbortController();
  const cancel = () => {
    off.abort();
    clearTimeout(timer);
  };
  const use = () => {
    cancel();
    callback();
  };
  const timer = atLatest_ms === undefined ? undefined : setTimeout(use, atLatest_ms);
  for (const sign of SIGNS) addEventListener(sign, use, { signal: off.signal, capture: true, passive: true });
  return cancel;
}

/** Calls back in an idle moment, or in Safari, which does not tell of them, in the next task; returns what cancels it. */
export function whenIdle(callback: () => void, options: IdleRequestOptions = {}): () => void {
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(callback);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, options);
  return () => cancelIdleCallback(request);
}
