import type { Layout } from "hangar-engine";
import { drawing } from "../messages/ru/drawing.ts";
import { lengthInBays, level, metres } from "./sheet.ts";

/** The drawings in words, for who does not see them. */
export function facadeInWords(layout: Layout): string {
  const { geometry, sideGates_m } = layout;
  const [length, height, top] = [lengthInBays(layout), level(geometry.height_m), level(geometry.high_m)];
  return drawing.facade({ length, height, top, gates: gates(sideGates_m.flat().length) }, geometry.frames);
}

export function endsInWords({ geometry, ends }: Layout): string {
  const [width, height, top] = [metres(geometry.width_m), level(geometry.height_m), level(geometry.high_m)];
  const count = ends.reduce((sum, end) => sum + end.gates_m.length, 0);
  return drawing.ends(
    { width, height, top, gates: gates(count) },
    ends.map((end) => end.posts.length),
  );
}

export function planInWords(layout: Layout): string {
  const { geometry, frames_m, columnLines, configuration } = layout;
  const told = { width: metres(geometry.width_m), length: lengthInBays(layout), gates: gates(configuration.gates) };
  return drawing.plan(told, frames_m.length * columnLines.length, geometry.gable_posts);
}

const gates = (count: number): string => (count > 0 ? drawing.gates(count) : "");

/** What the drawings do not promise. */
export const placesNote = ({ gateIsTooTall }: Layout): string =>
  gateIsTooTall ? drawing.gatesAboveWall : drawing.places;
