/** Beside a price that leaves the page while nobody can say whether it still holds. */
export const UNCHECKED_PRICES = "Цены взяты из сохранённой копии сайта: связи с ним не было, уточните свежие.";

let isOut = false;
const listeners = new Set<() => void>();

/** Whether the service did not answer when it was last asked: what stands on the page then is a copy of this device. */
export const isOutOfTouch = (): boolean => isOut;

/** Whether there is surely nobody to be asked now. */
export const hasNoNetwork = (): boolean => isOut || !navigator.onLine;

export function setOutOfTouch(is: boolean): void {
  if (isOut === is) return;
  isOut = is;
  for (const listener of listeners) listener();
}

/** Calls the listener at every change; returns what ends that. */
export function whenConnectionChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
