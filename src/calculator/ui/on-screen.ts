import type { CalcResponse } from "hangar-engine";

/** What the page shows and holds, for whoever is about to reload it. */
export interface OnScreen {
  /** The calculation whose total is on the page. */
  shown: CalcResponse | undefined;
  /** Puts away what was typed, so that the page finds it after the reload. */
  keep?: () => void;
}

let current: OnScreen = { shown: undefined };
const listeners = new Set<() => void>();

export function onScreen(): OnScreen {
  return current;
}

export function setOnScreen(next: OnScreen): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Calls the listener at every change; returns what ends that. */
export function whenOnScreenChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
