import type { Layout } from "hangar-engine";
import { openings } from "../openings.ts";
import { buildingOf, type Building } from "./building.ts";
import { cameraOf, firstView, fittingFrame, type Camera, type Frame } from "./camera.ts";
import { STILL, stillPaths } from "./still.ts";

/** A building as paths, farthest first; they are painted by building.css. */
export function Still({ building, camera, frame }: { building: Building; camera: Camera; frame: Frame }) {
  return (
    <>
      {stillPaths(building, camera, frame).map(({ paint, d, width }, i) => (
        <path key={i} class={`b-${paint}`} d={d} stroke-width={width} />
      ))}
    </>
  );
}

/** A picture of a hangar on its own, in a sheet of two to one: for a card, an offer, a bar. */
export function buildingPicture(
  layout: Layout,
  { label, isFrameOnly = false }: { label?: string; isFrameOnly?: boolean } = {},
) {
  const building = buildingOf(layout, openings(layout), isFrameOnly);
  const camera = cameraOf(layout, firstView(layout));
  const words = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  return (
    <svg class={`building ${building.cladding}`} viewBox={`0 0 ${STILL.width} ${STILL.height}`} {...words}>
      <Still building={building} camera={camera} frame={fittingFrame(layout, camera)} />
    </svg>
  );
}
