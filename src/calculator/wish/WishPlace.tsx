import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Texts } from "./following/follow.ts";
import {
  bringBack,
  keepUnread,
  keptWish,
  noteWhatStands,
  takeOut,
  unreadIn,
  whenLeft,
  wishInField,
  wordsToRead,
  type HeldWish,
} from "./kept-wish.ts";
import { useHandOver } from "./hand-over.ts";
import type { WishReader } from "./reading/wish-reader.ts";
import { Unread, UNREAD } from "./Unread.tsx";
import { useCarriedWish } from "./use-carried-wish.ts";

interface WishPlaceProps {
  html: string;
  load: () => Promise<WishReader>;
  of: "calculator" | "search";
  /** What words stand beside, by a sign of it: beside another they say nothing. */
  beside: () => string | undefined;
  /** The page's form as it stands. */
  form: () => Texts;
  reserve: (told: string | undefined) => void;
  /** Is given what the page can do with the field. */
  hold?: (field: HeldWish) => void;
}

/**
 * The field of a wish, and under it what is made of it, loaded when the field is first used. Until that has come the words
 * are kept, and no price passes for theirs.
 */
export function WishPlace({ html, load, of, beside, form, reserve, hold }: WishPlaceProps) {
  const [kept] = useState(() => keptWish(of));
  const place = useRef<HTMLDivElement>(null);
  const [Reader, bring] = useState<WishReader>();
  const [isLost, setLost] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const early = useRef<Texts>(undefined);
  /** Of a wish that was read before: as long as nothing of it changes it is kept with its answers. */
  const cameBack = useRef<{ words: string; beside: string | undefined }>(undefined);
  const isRead = useRef(false);
  const leave = useRef(() => {});
  const start = () => {
    setLost(false);
    load().then(
      (loaded) => bring(() => loaded),
      () => setLost(true),
    );
  };
  const [readers, setReaders] = useState(0);
  const field = () => place.current!.querySelector("textarea")!;
  const keep = () => keepUnread(kept, { unread: field().value, beside: beside() });
  const note = () => {
    if (Reader) return;
    if (field().value !== cameBack.current?.words) keep();
    const isNow = field().value.trim() !== "";
    early.current = isNow ? (early.current ?? form()) : undefined;
    setUnread(isNow);
    reserve(isNow ? UNREAD : undefined);
  };
  /** Other words than those that were typed; what reads them begins anew. */
  const put = () => {
    early.current = undefined;
    note();
    setReaders((count) => count + 1);
  };
  useLayoutEffect(() =>
    hold?.({
      takeOut() {
        leave.current();
        const taken = takeOut(kept, field());
        if (taken) put();
        return taken;
      },
      bringBack(taken) {
        bringBack(kept, field(), taken);
        put();
      },
    }),
  );
  // After the page has opened its link: words come back beside what they were typed beside.
  useEffect(() => {
    const before = kept.read();
    const unread = unreadIn(kept);
    const read = wordsToRead(kept, beside());
    const words = unread?.beside === beside() ? unread?.unread : read;
    if (words && field().value === "") field().value = words;
    if (read && field().value === read) cameBack.current = { words: read, beside: beside() };
    if (field().value !== "") note();
    // What was typed before the scripts came, or before a reload.
    if (kept.read() ?? field().matches(":focus,:not(:placeholder-shown)")) start();
    // What stands beside them may have been changed by hand since.
    leave.current = () => {
      const isHere = kept.read() !== before || cameBack.current !== undefined;
      if (isRead.current) noteWhatStands(kept, beside(), field().value, isHere);
      else if (unreadIn(kept) || (cameBack.current && cameBack.current.beside !== beside())) keep();
    };
    return whenLeft(kept, () => leave.current());
  }, []);
  useHandOver(() => leave.current());
  useCarriedWish(() => (Reader ? undefined : wishInField(kept, field().value)));
  return (
    <div class="wish">
      <div ref={place} onFocusIn={start} onInput={note} dangerouslySetInnerHTML={{ __html: html }} />
      {Reader ? (
        <Reader
          key={readers}
          field={field()}
          kept={kept}
          keep={keep}
          early={cameBack.current ? undefined : early.current}
          onRead={() => (isRead.current = true)}
        />
      ) : (
        isUnread && <Unread isLost={isLost} onRetry={start} />
      )}
    </div>
  );
}
