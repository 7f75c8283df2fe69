import { useEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "./following/follow.ts";
import { keepUnread, keptWish, unreadIn } from "./kept-wish.ts";
import type { WishReader } from "./reading/wish-reader.ts";
import { Unread, UNREAD } from "./Unread.tsx";

interface WishPlaceProps {
  html: string;
  load: () => Promise<WishReader>;
  of: "calculator" | "search";
  /** What words stand beside, by a sign of it: beside another they say nothing. */
  beside: () => string | undefined;
  /** The page's form as it stands. */
  form: () => Texts;
  reserve: (told: string | undefined) => void;
}

/**
 * The field of a wish, and under it what is made of it, loaded when the field is first used. Until that has come the words
 * are kept, and no price passes for theirs.
 */
export function WishPlace({ html, load, of, beside, form, reserve }: WishPlaceProps) {
  const [kept] = useState(() => keptWish(of));
  const place = useRef<HTMLDivElement>(null);
  const [Reader, bring] = useState<WishReader>();
  const [isLost, setLost] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const early = useRef<Texts>(undefined);
  const start = () => {
    setLost(false);
    load().then(
      (loaded) => bring(() => loaded),
      () => setLost(true),
    );
  };
  const field = () => place.current!.querySelector("textarea")!;
  const keep = () => keepUnread(kept, { unread: field().value, beside: beside() });
  const note = () => {
    if (Reader) return;
    keep();
    const isNow = field().value.trim() !== "";
    early.current = isNow ? (early.current ?? form()) : undefined;
    setUnread(isNow);
    reserve(isNow ? UNREAD : undefined);
  };
  // After the page has opened its link: words come back beside what they were typed beside.
  useEffect(() => {
    const words = unreadIn(kept);
    if (words && words.beside === beside() && field().value === "") field().value = words.unread;
    if (field().value !== "") note();
    // What was typed before the scripts came, or before a reload.
    if (kept.read() ?? field().matches(":focus,:not(:placeholder-shown)")) start();
    // What stands beside them may have been changed by hand since.
    const leave = () => unreadIn(kept) && keep();
    addEventListener("pagehide", leave);
    return () => removeEventListener("pagehide", leave);
  }, []);
  return (
    <div class="wish">
      <div ref={place} onFocusIn={start} onInput={note} dangerouslySetInnerHTML={{ __html: html }} />
      {Reader ? (
        <Reader field={field()} kept={kept} keep={keep} early={early.current} />
      ) : (
        isUnread && <Unread isLost={isLost} onRetry={start} />
      )}
    </div>
  );
}
