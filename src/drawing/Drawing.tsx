import type { CalcResponse } from "hangar-engine";
import { useState } from "preact/hooks";
import { useLayout } from "./use-layout.ts";
import { VIEWS } from "./views.tsx";
import { placesNote } from "./words.ts";

/** The drawings of the hangar as it stands in the form, one at a time. */
export function Drawing({ body }: { body: CalcResponse }) {
  const { layout, openings } = useLayout(body);
  const [shown, setShown] = useState<(typeof VIEWS)[number]["id"]>("facade");
  const { id, View } = VIEWS.find((view) => view.id === shown)!;
  return (
    <section class="card drawing" aria-labelledby="drawing-title">
      <h2 id="drawing-title">Чертёж</h2>
      <div class="segments" role="radiogroup" aria-label="Вид">
        {VIEWS.map((view) => (
          <label key={view.id}>
            <input
              type="radio"
              name="drawing-view"
              value={view.id}
              checked={view.id === shown}
              onChange={() => setShown(view.id)}
            />
            {view.title}
          </label>
        ))}
      </div>
      <figure data-view={id}>
        <View layout={layout} openings={openings} />
        <figcaption class="drawing-note">{placesNote(layout)}</figcaption>
      </figure>
    </section>
  );
}
