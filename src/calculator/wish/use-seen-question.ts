import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** Long enough that nobody is typing any more: the page must not move under a text. */
const PAUSE_MS = 1_000;

/** A first question that begins behind the bar at the foot of the window is brought before it, once typing is over. */
export function useSeenQuestion(
  field: HTMLTextAreaElement,
  place: RefObject<HTMLElement | null>,
  question: string | undefined,
): void {
  useEffect(() => {
    if (question === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      // Who went on to the form looks at it.
      if (document.activeElement !== field) return;
      place.current?.querySelector(".wish-question")?.scrollIntoView({ block: "nearest" });
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(show, PAUSE_MS);
    };
    wait();
    field.addEventListener("input", wait);
    return () => {
      clearTimeout(timer);
      field.removeEventListener("input", wait);
    };
  }, [question]);
}
