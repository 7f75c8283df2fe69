import { useEffect } from "preact/hooks";
import { keptOpened } from "../saved/opened.ts";
import { parsed, storedOnDevice } from "../ui/stored-text.ts";
import { keptWish } from "./kept-wish.ts";

/** What a request is told of, by where it stays in a tab. */
const OF_TAB = { calculator: keptWish("calculator"), search: keptWish("search"), opened: keptOpened };
type Kept = Partial<Record<keyof typeof OF_TAB, string | null>>;

/** Between two tabs: one that is opened by a middle click or from a long press has nothing of the tab that it comes from. */
const handed = storedOnDevice("hangar-handed-over");
/** A link is followed at once, and the words shall not stay on the device. */
const MOST_MS = 5 * 60_000;

interface HandedOver {
  at: number;
  /** The request that it goes to. */
  calculationId: string;
  kept: Kept;
}

const ofTab = (): Kept => Object.fromEntries(Object.entries(OF_TAB).map(([name, stored]) => [name, stored.read()]));
const isEmpty = (kept: Kept): boolean => Object.values(kept).every((text) => text === null);

/** As a link to a request is pressed, in whatever tab it opens. */
export function handOver(calculationId: string): void {
  const kept = ofTab();
  handed.write(isEmpty(kept) ? null : JSON.stringify({ at: Date.now(), calculationId, kept } satisfies HandedOver));
}

/** As the request opens: a tab with nothing of its own has what was handed over, which then is nowhere else. */
export function takeOver(calculationId: string): void {
  const { at = 0, calculationId: of, kept = {} } = (parsed(handed.read()) ?? {}) as Partial<HandedOver>;
  const isPast = Math.abs(Date.now() - at) > MOST_MS;
  if (!isPast && of !== calculationId) return;
  handed.write(null);
  if (isPast || !isEmpty(ofTab())) return;
  for (const [name, stored] of Object.entries(OF_TAB)) stored.write(kept[name as keyof Kept] ?? null);
}

/** `leave`: keeps what a link takes along that leaves the page. */
export function useHandOver(leave: () => void): void {
  useEffect(() => {
    const press = ({ target }: Event) => {
      const { pathname, search } = (target as Element).closest("a") ?? {};
      const calculationId = pathname === "/request/" && new URLSearchParams(search).get("calculation_id");
      if (!calculationId) return;
      leave();
      handOver(calculationId);
    };
    // Of a middle click and of a long press there is no click.
    document.addEventListener("pointerdown", press);
    document.addEventListener("click", press);
    return () => {
      document.removeEventListener("pointerdown", press);
      document.removeEventListener("click", press);
    };
  });
}
