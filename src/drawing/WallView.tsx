import type { DrawingTexts } from "../messages/file-texts.ts";
import type { Elevation } from "./elevation.ts";
import { Levels } from "./Dimension.tsx";
import { FINE_SCALE, path, short } from "./sheet.ts";
import type { Point } from "./truss.ts";

interface Gate {
  width_m: number;
  height_m: number;
}

/** One wall to scale. `left` and `ground` are where it stands on the sheet, `scale` units a metre. */
export function WallView({
  elevation,
  gate,
  gateIsTooTall,
  left,
  ground,
  scale,
  texts,
}: {
  elevation: Elevation;
  gate: Gate;
  gateIsTooTall: boolean;
  left: number;
  ground: number;
  scale: number;
  texts: DrawingTexts;
}) {
  const { wall, slope, extent_m, uprights, thin, gates_m, openings, levels_m, isClad } = elevation;
  const on = ([x_m, up_m]: Point): Point => [left + x_m * scale, ground - up_m * scale];
  const right = left + extent_m * scale;
  return (
    <>
      {slope.length > 0 && <path class="slope" d={path(slope.map(on), true)} />}
      <path class={isClad ? "wall clad" : "wall"} d={path(wall.map(on), true)} />
      {thin.length > 0 && <path class="thin" d={thin.map((line) => path(line.map(on))).join("")} />}
      {uprights.map(({ kind, at_m, height_m }) => (
        <path class={kind} d={`M${on([at_m, 0]).map(short).join(" ")}v${short(-height_m * scale)}`} />
      ))}
      {gates_m.map((at_m) => (
        <path
          class={gateIsTooTall ? "gate too-tall" : "gate"}
          d={leaf(on([at_m - gate.width_m / 2, 0]), gate.width_m * scale, gate.height_m * scale, scale)}
        />
      ))}
      {openings.map(({ kind, at_m, width_m, sill_m, height_m }) => {
        const [x, y] = on([at_m - width_m / 2, sill_m + height_m]);
        return (
          <rect
            class={kind}
            x={short(x)}
            y={short(y)}
            width={short(width_m * scale)}
            height={short(height_m * scale)}
          />
        );
      })}
      <path class="ground" d={`M${short(left - 6)} ${short(ground)}H${short(right + 6)}`} />
      <Levels heights_m={levels_m} x={right} yOf={(up_m) => ground - up_m * scale} texts={texts} />
    </>
  );
}

function leaf([x, y]: Point, width: number, height: number, scale: number): string {
  const box = `M${short(x)} ${short(y)}v${short(-height)}h${short(width)}v${short(height)}z`;
  if (scale < FINE_SCALE) return box;
  const seams = [1, 2, 3].map((part) => `M${short(x)} ${short(y - (height * part) / 4)}h${short(width)}`);
  return box + seams.join("");
}
