import type { CalcResponse } from "hangar-engine";
import { useMemo, useRef, useState } from "preact/hooks";
import { useLayout } from "../../drawing/use-layout.ts";
import { VIEWS as SHEETS } from "../../drawing/views.tsx";
import { placesNote } from "../../drawing/words.ts";
import { useCalculatorParts } from "../calculator-context.ts";
import { useWhenIdle } from "../ui/use-when-idle.ts";
import { COLOURS, useColour, type ColourId } from "./colours.ts";
import { Picture } from "./Picture.tsx";
import { Slim } from "./Slim.tsx";
import { claddingNote, hangarFacts, hangarTitle } from "./stage-words.ts";

const VIEWS = [{ id: "3d", title: "3D" }, { id: "frame", title: "Каркас" }, ...SHEETS] as const;

/** Letters of a title that takes two lines of a phone. */
const LONG_TITLE = 33;

type ViewId = (typeof VIEWS)[number]["id"];

/** The hangar itself, over everything that the panel leaves of the page. */
export function Stage() {
  const [shown, touched] = useCalculatorParts(({ state }) => [state.shown, state.touched]);
  const [colour, setColour] = useColour();
  const { settled } = useWhenIdle(shown);
  const [isHeld, hold] = useState(false);
  // A hand waits for nothing, nor goes anything back when it lets go.
  const follows = useRef(false);
  follows.current = isHeld || (follows.current && settled !== shown);
  // Nothing typed yet: the link that the page is opened with must not flash another hangar.
  const body = touched && !follows.current ? settled : shown;
  // A key waits for the price alone, not for the hangar as it was before.
  const hangar = useMemo(
    () => (body ? <Hangar body={body} colour={colour} onColour={setColour} onHold={hold} /> : <NoHangar />),
    [body, colour],
  );
  return (
    <section class="stage" id="stage" aria-label="Ваш ангар" data-colour={colour}>
      {hangar}
    </section>
  );
}

function NoHangar() {
  return (
    <div class="stage-title">
      <h1>Ангар под ваши размеры</h1>
      <p>Он появится здесь, как только хватит данных для расчёта</p>
    </div>
  );
}

function Hangar({
  body,
  colour,
  onColour,
  onHold,
}: {
  body: CalcResponse;
  colour: ColourId;
  onColour: (colour: ColourId) => void;
  onHold: (isHeld: boolean) => void;
}) {
  const { layout, openings } = useLayout(body);
  const [view, setView] = useState<ViewId>("3d");
  const title = hangarTitle(body, layout);
  const sheet = SHEETS.find(({ id }) => id === view);
  return (
    <>
      <div class="stage-title">
        <h1 class={title.length > LONG_TITLE ? "is-long" : undefined}>{title}</h1>
        <p>{hangarFacts(body, layout)}</p>
        {view === "3d" && <p class="stage-note">{claddingNote(layout)}</p>}
      </div>
      {sheet ? (
        <figure class="stage-sheet" data-view={view}>
          <sheet.View layout={layout} openings={openings} />
          <figcaption>{placesNote(layout)}</figcaption>
        </figure>
      ) : (
        <Picture
          body={body}
          layout={layout}
          openings={openings}
          isFrameOnly={view === "frame"}
          colour={colour}
          onHold={onHold}
        />
      )}
      <div class="stage-controls">
        <div class="stage-views" role="radiogroup" aria-label="Вид">
          {VIEWS.map(({ id, title }) => (
            <label key={id}>
              <input type="radio" name="stage-view" value={id} checked={id === view} onChange={() => setView(id)} />
              <span>{title}</span>
            </label>
          ))}
        </div>
        {!sheet && (
          <div class="stage-colours" role="radiogroup" aria-label="Цвет для вида, на цену не влияет">
            <span aria-hidden="true">цвет для вида, бесплатно</span>
            {COLOURS.map(({ id, name }) => (
              <label key={id} class={id} title={name}>
                <input
                  type="radio"
                  name="stage-colour"
                  value={id}
                  aria-label={name}
                  checked={id === colour}
                  onChange={() => onColour(id)}
                />
              </label>
            ))}
          </div>
        )}
      </div>
      <Slim body={body} layout={layout} />
    </>
  );
}
