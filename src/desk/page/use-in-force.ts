import { useEffect, useRef, useState } from "preact/hooks";
import { LOGO_FILES } from "../../price-list/manufacturer/logo-files.ts";
import { LIST, MANUFACTURER, RELEASED } from "../../price-list/prices-folder.ts";
import { fieldMap, type Texts } from "../draft/draft.ts";
import { pricesInForce } from "./prices-in-force.ts";

/** What the site has in force, as it was last heard. */
export interface InForce {
  texts: Texts;
  version: string;
  /** Whether that is what a draft was begun with. */
  isBase: boolean;
  /** Whether this page has published it. */
  isOwn: boolean;
  /** Asks anew, once this page has published or is to know what others have. */
  ask: (isOwn?: boolean) => void;
}

/** A page that is looked at hears of other managers within so long. */
const PAUSE_MS = 60_000;

export const looksOf = (texts: Texts): string =>
  [LIST, MANUFACTURER, RELEASED, ...LOGO_FILES].map((name) => texts[name]).join("\u0000");

/** `first` is what the page was opened with; while `isSending` the answer is on its way by itself. */
export function useInForce(base: Texts, first: Texts | undefined, isSending: boolean): InForce {
  const of = looksOf(base);
  const [heard, hear] = useState({ of, texts: first, isOwn: false });
  const isAsking = useRef(false);
  async function ask(isOwn = false): Promise<void> {
    isAsking.current = true;
    const now = await pricesInForce();
    isAsking.current = false;
    // What could not be heard changes nothing of what is known.
    hear((before) => {
      const known = before.of === of ? before : { texts: undefined, isOwn: false };
      return { of, texts: now?.texts ?? known.texts, isOwn: isOwn || known.isOwn };
    });
  }
  // Another tab may have brought the draft over to prices that this page has not seen: only what is newly asked is newer.
  useEffect(() => {
    if (heard.of !== of) void ask();
  }, [of]);
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === "visible" && !isSending && !isAsking.current) void ask();
    };
    const timer = setInterval(look, PAUSE_MS);
    addEventListener("focus", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("focus", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [of, isSending]);
  const texts = (heard.of === of && heard.texts) || base;
  const version = String(fieldMap(texts[LIST] ?? "").get("meta.version")?.value);
  return { texts, version, isBase: looksOf(texts) === of, isOwn: heard.isOwn, ask: (isOwn) => void ask(isOwn) };
}
