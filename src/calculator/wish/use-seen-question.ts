import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import { whenPaused } from "../ui/when-paused.ts";

/** Long enough that nobody is typing any more: the page must not move under a text. */
const PAUSE_MS = 1_000;

/** A line of the field with its edge. */
const LINE_PX = 40;

const headerHeight = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/**
 * Questions behind the bar at the foot of the window are brought before it, once typing is over: all of them, or as many as
 * leave the text in sight, and the first if the line that is typed stays.
 */
export function useSeenQuestion(
  field: HTMLTextAreaElement,
  place: RefObject<HTMLElement | null>,
  question: string | undefined,
): void {
  useEffect(() => {
    if (question === undefined) return;
    return whenPaused(field, PAUSE_MS, () => {
      // Who went on to the form looks at it.
      if (document.activeElement !== field) return;
      const [all, first] = [".wish-questions", ".wish-question"].map((one) => place.current?.querySelector(one));
      const stood = scrollY;
      // Under the keyboard of a phone there is little room: the line that is typed stays.
      const most = field.getBoundingClientRect().bottom - headerHeight() - LINE_PX;
      for (const seen of [all, field, first]) seen?.scrollIntoView({ block: "nearest", behavior: "instant" });
      const top = Math.min(scrollY, stood + most);
      // Each is found from where the one before it led; the person sees one movement.
      scrollTo({ top: stood, behavior: "instant" });
      scrollTo({ top });
    });
  }, [question]);
}
