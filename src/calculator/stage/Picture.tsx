import type { CalcResponse, Layout } from "hangar-engine";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Still } from "../../drawing/building/BuildingPicture.tsx";
import { buildingOf } from "../../drawing/building/building.ts";
import { cameraOf, firstView, fittingFrame } from "../../drawing/building/camera.ts";
import type { Live } from "../../drawing/building/live/live.ts";
import { STILL } from "../../drawing/building/still.ts";
import type { Opening } from "../../drawing/openings.ts";
import { roubles, withUnit } from "../../text/format.ts";
import { useCalculatorParts } from "../calculator-context.ts";
import { whenQuiet } from "../ui/use-when-idle.ts";
import type { ColourId } from "./colours.ts";
import { linesInPicture } from "./dimensions.ts";
import { Dimensions } from "./Dimensions.tsx";
import { pictureInWords, sizeTexts } from "./stage-words.ts";
import { useSizeDrag, type Sight } from "./use-size-drag.ts";

/**
 * The hangar in space with its sizes: a still picture in the page's markup, which comes to life when the page is idle.
 * Without WebGL it stays as it is.
 */
export function Picture({
  body,
  layout,
  openings,
  isFrameOnly,
  colour,
  onHold,
}: {
  body: CalcResponse;
  layout: Layout;
  openings: readonly Opening[];
  isFrameOnly: boolean;
  colour: ColourId;
  /** A handle is held, or no longer. */
  onHold: (isHeld: boolean) => void;
}) {
  const picture = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const live = useRef<Live | undefined>(undefined);
  const [isLive, setLive] = useState(false);
  const [liveSight, setLiveSight] = useState<Sight>();
  const [isAnswered] = useCalculatorParts(({ state }) => [state.formAnswer.body !== undefined]);

  const building = useMemo(() => buildingOf(layout, openings, isFrameOnly), [layout, openings, isFrameOnly]);
  const stillSight = useMemo((): Sight => {
    const camera = cameraOf(layout, firstView(layout));
    return { camera, frame: fittingFrame(layout, camera) };
  }, [layout]);
  const { drag, grab } = useSizeDrag(picture, (isHeld) => {
    live.current?.hold(isHeld);
    onHold(isHeld);
  });
  const sight = (isLive ? liveSight : drag?.sight) ?? stillSight;
  const { camera, frame } = sight;

  const now = useRef(building);
  now.current = building;
  /** Where what brings it to life did not come, the still stays, and it is asked for again with the next hangar. */
  const again = useRef<() => void>(undefined);
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      again.current = undefined;
      const module = await import("../../drawing/building/live/live.ts").catch(() => undefined);
      if (!isWanted) return;
      if (!module) {
        again.current = () => void begin();
        return;
      }
      live.current = module.startLive({
        canvas: canvas.current!,
        picture: picture.current!,
        building: now.current,
        onView: setLiveSight,
        onLost: (isLost) => setLive(!isLost),
      });
      setLive(live.current !== undefined);
    };
    const cancel = whenQuiet(() => void begin());
    return () => {
      isWanted = false;
      cancel();
      live.current?.close();
      live.current = undefined;
    };
  }, []);
  useLayoutEffect(() => live.current?.show(building), [building]);
  useEffect(() => again.current?.(), [building]);
  // After the page has the new colour.
  useEffect(() => live.current?.repaint(), [colour]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (live.current?.press(event.key)) event.preventDefault();
  }

  const words = pictureInWords(layout, isFrameOnly);
  const price = isAnswered ? roubles(body.result.total_with_vat) : "не помещается";
  return (
    <div class="stage-place" data-live={isLive}>
      <div class="stage-live">
        <canvas
          ref={canvas}
          tabIndex={isLive ? 0 : -1}
          role="application"
          aria-label={`${words} Поворот стрелками, масштаб плюсом и минусом, исходный вид — Home.`}
          onKeyDown={onKeyDown}
        />
      </div>
      <div class="stage-picture" ref={picture}>
        {!isLive && (
          <svg
            class={`building ${building.cladding}`}
            viewBox={`0 0 ${STILL.width} ${STILL.height}`}
            role="img"
            aria-label={words}
          >
            <Still building={building} camera={camera} frame={frame} />
          </svg>
        )}
        <Dimensions
          lines={linesInPicture(layout, camera, frame)}
          texts={sizeTexts(body, layout)}
          told={drag ? { [drag.name]: `${withUnit(drag.value, "м")} · ${price}` } : {}}
          held={drag?.name}
          onGrab={(name, event) => grab(name, event, layout, sight)}
        />
      </div>
    </div>
  );
}
