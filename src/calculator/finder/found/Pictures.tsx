import { createContext, type ComponentChildren, type VNode } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { layoutOf } from "hangar-engine";
import type { FoundHangar } from "../../../search/response.ts";
import { whenIdle } from "../../ui/use-when-idle.ts";
import type { picturesToScale } from "../../../drawing/building/pictures-to-scale.tsx";

const SOON = { timeout: 100 };

const PicturesContext = createContext<ReadonlyMap<string, VNode>>(new Map());

/**
 * Gives the pictures of hangars to their cards, all to one scale; none where that part of the drawings does not come, which
 * is asked for again with other hangars.
 */
export function Pictures({ items, children }: { items: readonly FoundHangar[]; children: ComponentChildren }) {
  const [draw, setDraw] = useState<typeof picturesToScale>();
  useEffect(() => {
    if (draw) return;
    import("../../../drawing/building/pictures-to-scale.tsx").then(
      (module) => whenIdle(() => setDraw(() => module.picturesToScale), SOON),
      () => undefined,
    );
  }, [items]);
  const pictures = useMemo(() => {
    const layouts = draw ? items.map((item) => layoutOf(new URL(item.calculator_link).searchParams)) : [];
    if (!draw || !layouts.every((layout) => layout !== undefined)) return new Map();
    return new Map(draw(layouts).map((picture, at) => [items[at]!.calculation_id, picture]));
  }, [items, draw]);
  return <PicturesContext.Provider value={pictures}>{children}</PicturesContext.Provider>;
}

/** The picture of one hangar. The first ones come each in an idle moment: all at once would hold up a slow phone. */
export function FoundPicture({ id }: { id: string }) {
  const picture = useContext(PicturesContext).get(id);
  const [isShown, setShown] = useState(picture !== undefined);
  useEffect(() => (picture && !isShown ? whenIdle(() => setShown(true), SOON) : undefined), [picture, isShown]);
  return <div class="found-picture">{isShown && picture}</div>;
}
