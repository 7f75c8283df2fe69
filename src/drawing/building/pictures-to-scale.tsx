import type { Layout } from "hangar-engine";
import { openings } from "../openings.ts";
import { Still } from "./BuildingPicture.tsx";
import { buildingOf } from "./building.ts";
import { cameraAt, see, type Camera, type Frame } from "./camera.ts";
import type { MemberKind } from "./members.ts";
import type { Place } from "./space.ts";
import { STILL } from "./still.ts";
import { neighbour } from "./surroundings.ts";

/** So far off that what is near is no larger than what is far: one metre is as long in every picture. */
const FAR_M = 100_000;
const VIEW = { azimuth: -0.72, elevation: 0.27, zoom: 1 } as const;

/** Around the hangar, metres: its ground, and the person before it. */
const AIR_M = 2;

/** What of a bare frame is seen from afar. */
const OUTLINES: readonly MemberKind[] = ["column", "post", "chord", "gate", "opening"];

/** Hangars side by side, each in a picture of its own, all to one scale. A sheet is as wide and high as the largest needs. */
export function picturesToScale(layouts: readonly Layout[]) {
  const scenes = layouts.map((layout) => {
    const { length_m, width_m, high_m } = layout.geometry;
    const camera = cameraAt(VIEW, [length_m / 2, 0, width_m / 2], FAR_M);
    const corners = [-AIR_M, length_m + AIR_M].flatMap((along) =>
      [-AIR_M, width_m + AIR_M].flatMap((across): Place[] => [
        [along, 0, across],
        [along, high_m, across],
      ]),
    );
    const seen = corners.map((corner) => see(camera, corner));
    const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
    return {
      layout,
      camera,
      left: Math.min(...xs),
      right: Math.max(...xs),
      low: Math.min(...ys),
      high: Math.max(...ys),
    };
  });
  const width = Math.max(...scenes.map(({ left, right }) => right - left));
  const height = Math.max(...scenes.map(({ low, high }) => high - low));
  const sheetHeight = Math.ceil((STILL.width * height) / width);
  return scenes.map(({ layout, camera, left, right, low }, at) => {
    const frame: Frame = { left: (left + right - width) / 2, top: low + height, width };
    return <Picture key={at} layout={layout} camera={camera} frame={frame} sheetHeight={sheetHeight} />;
  });
}

/** Drawn when it is shown. */
function Picture({
  layout,
  camera,
  frame,
  sheetHeight,
}: {
  layout: Layout;
  camera: Camera;
  frame: Frame;
  sheetHeight: number;
}) {
  const whole = buildingOf(layout, openings(layout));
  const building = {
    ...whole,
    frame: whole.frame.filter(({ kind }) => OUTLINES.includes(kind)),
    others: neighbour(layout),
  };
  return (
    <svg class={`building ${building.cladding}`} viewBox={`0 0 ${STILL.width} ${sheetHeight}`} aria-hidden="true">
      <Still building={building} camera={camera} frame={frame} />
    </svg>
  );
}
