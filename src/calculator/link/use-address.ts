import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { addressAsCame, addressOf, queryOfFragment } from "./page-address.ts";

/** Browsers refuse more than about a hundred changes of the address in half a minute, which a slider reaches. */
const AT_ONCE = { changes: 20, within_ms: 10_000 };
const PAUSE_MS = 400;

/**
 * The page's address follows at once, so that whoever goes on or reloads right after a change comes back to it; where many
 * changes come one after another, when the last one has stood for a while. Without a link, and as long as nothing was open,
 * the address stays as it is. `isOpen`: whether something about the buyer's words is, which the address then says.
 */
export function useAddress(link: string | undefined, isOpen: boolean): void {
  const wasOpen = useRef(false);
  wasOpen.current ||= isOpen;
  const address = link !== undefined ? addressOf(link, isOpen) : wasOpen.current ? addressAsCame(isOpen) : undefined;
  const changes = useRef<readonly number[]>([]);
  useLayoutEffect(() => {
    if (address === undefined || location.href === location.origin + address) return;
    const change = () => {
      changes.current = [...changes.current, performance.now()];
      history.replaceState(null, "", address);
    };
    const since = performance.now() - AT_ONCE.within_ms;
    changes.current = changes.current.filter((at) => at > since);
    if (changes.current.length < AT_ONCE.changes) return change();
    const timer = setTimeout(change, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [address]);

  // A link to a place of the page takes the fragment.
  useEffect(() => {
    if (!isOpen || address === undefined) return;
    const mark = () => queryOfFragment() || history.replaceState(null, "", address);
    addEventListener("hashchange", mark);
    return () => removeEventListener("hashchange", mark);
  }, [address, isOpen]);
}
