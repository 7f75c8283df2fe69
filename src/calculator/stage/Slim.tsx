import type { CalcResponse, Layout } from "hangar-engine";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { buildingPicture } from "../../drawing/building/BuildingPicture.tsx";
import { sizeTexts } from "./stage-words.ts";

/** What is left of the stage on a phone when the page is scrolled: a small picture and the sizes. */
export function Slim({ body, layout }: { body: CalcResponse; layout: Layout }) {
  const end = useRef<HTMLElement>(null);
  const [isSlim, setSlim] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect } = entries.at(-1)!;
      setSlim(!isIntersecting && boundingClientRect.top < 0);
    });
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, []);
  const picture = useMemo(() => isSlim && buildingPicture(layout), [isSlim, layout]);
  const { width, length, height } = sizeTexts(body, layout);
  const metres = (text: string) => text.replace(/\D+$/, "");
  return (
    <>
      <i class="stage-end" ref={end} />
      {isSlim && (
        <div class="stage-slim" aria-hidden="true">
          {picture}
          <span>{`${metres(width)} × ${metres(length)} × ${height}`}</span>
        </div>
      )}
    </>
  );
}
