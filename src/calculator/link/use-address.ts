import { useEffect, useRef } from "preact/hooks";

/** Browsers refuse more than about a hundred changes of the address in half a minute, which a slider reaches. */
const PAUSE_MS = 400;

/**
 * The page's address follows: at once after a pause, so that whoever goes on or reloads right after a change comes back to
 * it, else when the last change is long enough ago. Nothing leaves the address as it is.
 */
export function useAddress(address: string | undefined): void {
  const changedAt = useRef(-PAUSE_MS);
  useEffect(() => {
    if (address === undefined || location.href === location.origin + address) return;
    const timer = setTimeout(
      () => {
        changedAt.current = performance.now();
        history.replaceState(null, "", address);
      },
      Math.max(0, changedAt.current + PAUSE_MS - performance.now()),
    );
    return () => clearTimeout(timer);
  }, [address]);
}
