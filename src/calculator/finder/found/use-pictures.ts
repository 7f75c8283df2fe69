import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { layoutOf } from "hangar-engine";
import type { FoundHangar } from "../../../search/response.ts";
import { whenIdle } from "../../ui/use-when-idle.ts";
import type { picturesToScale } from "../../../drawing/building/pictures-to-scale.tsx";

/** Pictures of hangars, all to one scale; none until that part of the drawings has come, and where it does not. */
export function usePictures(items: readonly FoundHangar[]): readonly (VNode | undefined)[] {
  const [draw, setDraw] = useState<typeof picturesToScale>();
  useEffect(() => {
    import("../../../drawing/building/pictures-to-scale.tsx").then(
      (module) => setDraw(() => module.picturesToScale),
      () => undefined,
    );
  }, []);
  const pictures = useMemo(() => {
    const layouts = items.map((item) => layoutOf(new URL(item.calculator_link).searchParams));
    return draw && layouts.every((layout) => layout !== undefined) ? draw(layouts) : [];
  }, [items, draw]);
  // The first time one by one: all at once they would hold up a slow phone.
  const [count, setCount] = useState(0);
  useEffect(
    () => (count < pictures.length ? whenIdle(() => setCount(count + 1), { timeout: 100 }) : undefined),
    [count, pictures],
  );
  return pictures.map((picture, at) => (at < count ? picture : undefined));
}
