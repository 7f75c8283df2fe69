import type { CalcResponse, Layout } from "hangar-engine";
import { useEffect, useRef, useState } from "preact/hooks";
import { buildingPicture } from "../../drawing/building/BuildingPicture.tsx";
import { sizeTexts } from "./stage-words.ts";

/** What is left of the stage on a phone when the page is scrolled: a small picture and the sizes. */
export function Slim({ body, layout }: { body: CalcResponse; layout: Layout }) {
  const end = useRef<HTMLElement>(null);
  const [isSlim, setSlim] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) =>
      setSlim(!entry!.isIntersecting && entry!.boundingClientRect.top < 0),
    );
    observer.observe(end.current!);
    return () => observer.disconnect();
  }, []);
  const { width, length, height } = sizeTexts(body, layout);
  const metres = (text: string) => text.replace(/\D+$/, "");
  return (
    <>
      <i class="stage-end" ref={end} />
      {isSlim && (
        <div class="stage-slim" aria-hidden="true">
          {buildingPicture(layout)}
          <span>{`${metres(width)} × ${metres(length)} × ${height}`}</span>
        </div>
      )}
    </>
  );
}
