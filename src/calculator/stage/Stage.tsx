import type { CalcResponse, Layout } from "hangar-engine";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Opening } from "../../drawing/openings.ts";
import { sheetFor, type Sheet } from "../../drawing/sheet.ts";
import { useLayout } from "../../drawing/use-layout.ts";
import { VIEWS as SHEETS } from "../../drawing/views.tsx";
import { uncapitalized } from "../../text/format.ts";
import { placesNote } from "../../drawing/words.ts";
import { fieldId, labelOf, useCalculator, useCalculatorParts } from "../calculator-context.ts";
import { goToField, wrongFields } from "../result/ProblemList.tsx";
import { useWhenIdle } from "../ui/use-when-idle.ts";
import { COLOURS, useColour, type ColourId } from "./colours.ts";
import { Picture } from "./Picture.tsx";
import { Slim } from "./Slim.tsx";
import { claddingNote, hangarFacts, hangarTitle } from "./stage-words.ts";

const VIEWS = [{ id: "3d", title: "3D" }, { id: "frame", title: "Каркас" }, ...SHEETS] as const;

/** Problems that the stage tells; the form tells them all. */
const MOST_TOLD = 3;

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

/** The hangar asked for has no price: what is wrong, and a way to the first field that is. */
function NoHangar() {
  const { byField, others } = useCalculator().state.formAnswer.problems;
  const fields = wrongFields(byField);
  const [first] = fields;
  const told = [...fields.map((name) => `${labelOf(name)}: ${uncapitalized(byField[name]!)}`), ...others];
  return (
    <div class="no-hangar">
      <h1>Ангар пока не посчитан</h1>
      {told.slice(0, MOST_TOLD).map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      {told.length > MOST_TOLD && <p>И ещё {told.length - MOST_TOLD}</p>}
      {first && (
        <a class="button" href={`#${fieldId(first)}`} onClick={(event) => goToField(event, first)}>
          Исправить в поле «{labelOf(first)}»
        </a>
      )}
    </div>
  );
}

/** A drawing as large as the stage has room for: no view makes it higher than another. */
function Drawing({
  view: { id, View },
  layout,
  openings,
}: {
  view: (typeof SHEETS)[number];
  layout: Layout;
  openings: readonly Opening[];
}) {
  const place = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Sheet>();
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSheet(sheetFor(entry!.contentRect)));
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <figure class="stage-sheet" data-view={id}>
      <div ref={place}>{sheet && <View layout={layout} openings={openings} sheet={sheet} />}</div>
      <figcaption>{placesNote(layout)}</figcaption>
    </figure>
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
        <Drawing view={sheet} layout={layout} openings={openings} />
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
