import type { CalcResponse } from "hangar-engine";
import { useLayout } from "./use-layout.ts";
import { VIEWS } from "./views.tsx";
import { placesNote } from "./words.ts";

/** All drawings of a calculation, one under the other: for print and other places where nothing can be switched. */
export function HangarDrawings({ body }: { body: CalcResponse }) {
  const { layout, openings } = useLayout(body);
  return (
    <div class="hangar-drawings">
      {VIEWS.map(({ id, title, View }) => (
        <figure key={id} data-view={id}>
          <figcaption>{title}</figcaption>
          <View layout={layout} openings={openings} />
        </figure>
      ))}
      <p class="drawing-note">{placesNote(layout)}</p>
    </div>
  );
}
