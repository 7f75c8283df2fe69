import type { DrawingTexts } from "../messages/file-texts.ts";
import { level, short } from "./sheet.ts";

/** Half the length of a tick, in units of the sheet. */
const TICK = 3;
/** Closer than this ticks would run together; only the outer two stay. */
const DENSE = 7;
/** Labels of two levels stand at least this far apart, in units of the sheet. */
const LABEL_GAP = 14;

/** A dimension line under a drawing: ticks where something stands, the text below. */
export function Dimension({ ticks, y, text }: { ticks: readonly number[]; y: number; text: string }) {
  const [from, to] = [Math.min(...ticks), Math.max(...ticks)];
  const isDense = (to - from) / (ticks.length - 1) < DENSE;
  const marks = (isDense ? [from, to] : ticks)
    .map((x) => `M${short(x - TICK)} ${short(y + TICK)}l${2 * TICK} ${-2 * TICK}`)
    .join("");
  return (
    <>
      <path class="dimension" d={`M${short(from - 4)} ${short(y)}H${short(to + 4)}${marks}`} />
      <text class="size" x={short((from + to) / 2)} y={short(y + 16)} text-anchor="middle">
        {text}
      </text>
    </>
  );
}

/** Heights in metres, named at the right of a wall; labels of heights close together are led apart. */
export function Levels({
  heights_m,
  x,
  yOf,
  texts,
}: {
  heights_m: readonly number[];
  x: number;
  yOf: (m: number) => number;
  texts: DrawingTexts;
}) {
  const [low, high] = heights_m.map(yOf);
  const push = low === undefined || high === undefined ? 0 : Math.max(0, (LABEL_GAP - (low - high)) / 2);
  return (
    <>
      {heights_m.map((height_m, i) => {
        const y = yOf(height_m);
        const label = y + (i === 0 ? push : -push);
        return (
          <>
            <path class="dimension" d={`M${short(x)} ${short(y)}h3L${short(x + 8)} ${short(label)}h3`} />
            <text class="size" x={short(x + 13)} y={short(label)} dy="0.35em">
              {level(height_m, texts)}
            </text>
          </>
        );
      })}
    </>
  );
}
