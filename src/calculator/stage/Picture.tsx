import type { CalcResponse, Layout } from "hangar-engine";
import { useMemo } from "preact/hooks";
import { Still } from "../../drawing/building/BuildingPicture.tsx";
import { buildingOf } from "../../drawing/building/building.ts";
import { cameraOf, firstView, fittingFrame } from "../../drawing/building/camera.ts";
import { STILL } from "../../drawing/building/still.ts";
import type { Opening } from "../../drawing/openings.ts";
import type { ColourId } from "./colours.ts";
import { linesInPicture } from "./dimensions.ts";
import { Dimensions } from "./Dimensions.tsx";
import { pictureInWords, sizeTexts } from "./stage-words.ts";

/** The hangar in space: a still picture in the page's markup, with its sizes on it. */
export function Picture({
  body,
  layout,
  openings,
  isFrameOnly,
}: {
  body: CalcResponse;
  layout: Layout;
  openings: readonly Opening[];
  isFrameOnly: boolean;
  colour: ColourId;
}) {
  const building = useMemo(() => buildingOf(layout, openings, isFrameOnly), [layout, openings, isFrameOnly]);
  const { camera, frame } = useMemo(() => {
    const first = cameraOf(layout, firstView(layout));
    return { camera: first, frame: fittingFrame(layout, first) };
  }, [layout]);
  return (
    <div class="stage-place">
      <div class="stage-picture">
        <svg
          class={`building ${building.cladding}`}
          viewBox={`0 0 ${STILL.width} ${STILL.height}`}
          role="img"
          aria-label={pictureInWords(layout, isFrameOnly)}
        >
          <Still building={building} camera={camera} frame={frame} />
        </svg>
        <Dimensions
          lines={linesInPicture(layout, camera, frame)}
          texts={sizeTexts(body, layout)}
          held={undefined}
          onGrab={() => undefined}
        />
      </div>
    </div>
  );
}
