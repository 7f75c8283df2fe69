import type { Layout } from "hangar-engine";
import type { DrawingTexts } from "../messages/file-texts.ts";
import { drawing } from "../messages/ru/drawing.ts";
import { lengthInBays, level, metres } from "./sheet.ts";

/** The drawings in words, for who does not see them. */
export function facadeInWords(layout: Layout, texts = drawing): string {
  const { geometry, sideGates_m } = layout;
  const [length, height, top] = [
    lengthInBays(layout, texts),
    level(geometry.height_m, texts),
    level(geometry.high_m, texts),
  ];
  return texts.facade({ length, height, top, gates: gates(sideGates_m.flat().length, texts) }, geometry.frames);
}

export function endsInWords({ geometry, ends }: Layout, texts = drawing): string {
  const [width, height, top] = [
    metres(geometry.width_m, texts),
    level(geometry.height_m, texts),
    level(geometry.high_m, texts),
  ];
  const count = ends.reduce((sum, end) => sum + end.gates_m.length, 0);
  return texts.ends(
    { width, height, top, gates: gates(count, texts) },
    ends.map((end) => end.posts.length),
  );
}

export function planInWords(layout: Layout, texts = drawing): string {
  const { geometry, frames_m, columnLines, configuration } = layout;
  const told = {
    width: metres(geometry.width_m, texts),
    length: lengthInBays(layout, texts),
    gates: gates(configuration.gates, texts),
  };
  return texts.plan(told, frames_m.length * columnLines.length, geometry.gable_posts);
}

const gates = (count: number, texts: DrawingTexts): string => (count > 0 ? texts.gates(count) : "");

/** What the drawings do not promise. */
export const placesNote = ({ gateIsTooTall }: Layout): string =>
  gateIsTooTall ? drawing.gatesAboveWall : drawing.places;
