import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Lost } from "../ui/Lost.tsx";
import { storedInTab } from "../ui/stored-text.ts";
import type { WishReader } from "./reading/wish-reader.ts";

interface WishPlaceProps {
  html: string;
  load: () => Promise<WishReader>;
  /** Each page keeps the wish of its own form. */
  of: "calculator" | "search";
}

/** The field of a wish, and under it what is made of it, loaded when the field is first used. */
export function WishPlace({ html, load, of }: WishPlaceProps) {
  const [kept] = useState(() => storedInTab(`hangar-wish-${of}`));
  const place = useRef<HTMLDivElement>(null);
  const [Reader, bring] = useState<WishReader>();
  const start = () =>
    load().then(
      (loaded) => bring(() => loaded),
      () => bring(() => Lost),
    );
  const field = () => place.current!.querySelector("textarea")!;
  // What was typed before the scripts came, or before a reload.
  useLayoutEffect(() => void ((kept.read() ?? field().matches(":focus,:not(:placeholder-shown)")) && start()), []);
  return (
    <div class="wish">
      <div ref={place} onFocusIn={start} dangerouslySetInnerHTML={{ __html: html }} />
      {Reader && <Reader field={field()} kept={kept} />}
    </div>
  );
}
