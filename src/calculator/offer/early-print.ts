let isAwaited = false;

/** Remembers that somebody prints before the offer's own code is there. */
export function noteEarlyPrint(): void {
  addEventListener("beforeprint", () => (isAwaited = true), { once: true });
}

/** Whether somebody did: then the offer is made as soon as it can be. */
export const isOfferAwaited = (): boolean => isAwaited;
