import type { Layout } from "hangar-engine";
import { Dimension } from "./Dimension.tsx";
import type { Elevation } from "./elevation.ts";
import { FINE_SCALE, SHEET } from "./sheet.ts";
import { WallView } from "./WallView.tsx";

/** Units of the sheet: half of it for each wall, room for a title above, for levels beside it. */
const HALF = 98;
const TITLE = 26;
const SIDE = { left: 10, right: 48 } as const;

/** Two opposite walls in one scale, one above the other, with one dimension line for both. */
export function WallsSheet({
  layout: { priceList, gateIsTooTall },
  walls,
  ticks_m,
  size,
  label,
}: {
  layout: Layout;
  walls: readonly [Elevation, Elevation];
  /** Where the dimension line has its ticks, seen as the second wall is. */
  ticks_m: readonly number[];
  /** Text of the dimension line. */
  size: string;
  /** The drawing in words. */
  label: string;
}) {
  const { extent_m } = walls[0];
  const top_m = Math.max(walls[0].top_m, walls[1].top_m, priceList.rules.gate.height_m);
  const room = { width: SHEET.width - SIDE.left - SIDE.right, height: HALF - TITLE };
  const scale = Math.min(room.width / extent_m, room.height / top_m);
  const left = SIDE.left + (room.width - extent_m * scale) / 2;
  const groundOf = (half: number) => half * HALF + TITLE + (room.height + top_m * scale) / 2;
  return (
    <svg
      class={scale < FINE_SCALE ? "drawing-sheet fine" : "drawing-sheet"}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      aria-label={label}
    >
      {walls.map((elevation, half) => (
        <g key={elevation.title}>
          <text class="title" x={left} y={groundOf(half) - top_m * scale - 8}>
            {elevation.title}
          </text>
          <WallView
            elevation={elevation}
            gate={priceList.rules.gate}
            gateIsTooTall={gateIsTooTall}
            left={left}
            ground={groundOf(half)}
            scale={scale}
          />
        </g>
      ))}
      <Dimension ticks={ticks_m.map((at_m) => left + at_m * scale)} y={groundOf(1) + 9} text={size} />
    </svg>
  );
}
