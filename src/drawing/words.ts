import type { Layout } from "hangar-engine";
import { counted, withUnit } from "../text/format.ts";
import { lengthInBays, level, metres } from "./sheet.ts";

/** The drawings in words, for who does not see them. */
export function facadeInWords(layout: Layout): string {
  const { geometry, sideGates_m } = layout;
  const frames = counted(geometry.frames, "рама", "рамы", "рам");
  const heights = `высота колонны ${level(geometry.height_m)}, верх крыши ${withUnit(level(geometry.high_m), "м")}`;
  return `Длинные стороны в масштабе: длина ${lengthInBays(layout)}, ${frames}, ${heights}${gates(sideGates_m.flat().length)}.`;
}

export function endsInWords({ geometry, ends }: Layout): string {
  const posts = ends.map((end) => end.posts.length).join(" и ");
  const count = ends.reduce((sum, end) => sum + end.gates_m.length, 0);
  return (
    `Торцы в масштабе: ширина ${metres(geometry.width_m)}, высота от ${level(geometry.height_m)} ` +
    `до ${withUnit(level(geometry.high_m), "м")}, фахверковых колонн: ${posts}${gates(count)}.`
  );
}

export function planInWords(layout: Layout): string {
  const { geometry, frames_m, columnLines, configuration } = layout;
  const columns = frames_m.length * columnLines.length;
  return (
    `План в масштабе: ширина ${metres(geometry.width_m)}, длина ${lengthInBays(layout)}, колонн ${columns}, ` +
    `фахверковых ${geometry.gable_posts}${gates(configuration.gates)}.`
  );
}

const gates = (count: number): string => (count > 0 ? `, ворот ${count}` : "");

/** What the drawings do not promise. */
export function placesNote({ gateIsTooTall }: Layout): string {
  return gateIsTooTall
    ? "В масштабе. Ворота выше стены: так не помещаются."
    : "В масштабе. Места проёмов показаны условно.";
}
