import type { Layout } from "hangar-engine";
import type { DrawingTexts } from "../messages/file-texts.ts";
import { Dimension } from "./Dimension.tsx";
import type { Elevation } from "./elevation.ts";
import { FINE_SCALE, SHEET, type Sheet } from "./sheet.ts";
import { WallView } from "./WallView.tsx";

/** Units of the sheet: room for a title above each wall, for levels beside it, for the dimension line below. */
const TITLE = 26;
const SIDE = { left: 10, right: 48 } as const;
const FOOT = 30;

/** A sheet so many times as wide as high has room for two walls side by side. */
const WIDE = 1.8;

/** Two opposite walls in one scale with their dimension line: one above the other, or side by side where they are larger so. */
export function WallsSheet({
  layout: { priceList, gateIsTooTall },
  walls,
  ticks_m,
  size,
  label,
  sheet = SHEET,
  texts,
}: {
  layout: Layout;
  walls: readonly [Elevation, Elevation];
  /** Where the dimension line has its ticks, seen as the second wall is. */
  ticks_m: readonly number[];
  /** Text of the dimension line. */
  size: string;
  /** The drawing in words. */
  label: string;
  sheet?: Sheet | undefined;
  texts: DrawingTexts;
}) {
  const { extent_m } = walls[0];
  const top_m = Math.max(walls[0].top_m, walls[1].top_m, priceList.rules.gate.height_m);
  /** So many walls beside one another, and one above the other. */
  const laidOut = (beside: number, above: number) => {
    const [width, height] = [sheet.width / beside, (sheet.height - FOOT) / above];
    const room = { width: width - SIDE.left - SIDE.right, height: height - TITLE };
    return { width, height, room, scale: Math.min(room.width / extent_m, room.height / top_m) };
  };
  const [above, beside] = [laidOut(1, 2), laidOut(2, 1)];
  const isBeside = sheet.width > WIDE * sheet.height && beside.scale > above.scale;
  const { width, height, room, scale } = isBeside ? beside : above;
  return (
    <svg
      class={scale < FINE_SCALE ? "drawing-sheet fine" : "drawing-sheet"}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
    >
      {walls.map((elevation, second) => {
        const left = (isBeside ? second * width : 0) + SIDE.left + (room.width - extent_m * scale) / 2;
        const ground = (isBeside ? 0 : second * height) + TITLE + (room.height + top_m * scale) / 2;
        const ticks = ticks_m.map((at_m) => left + (second ? at_m : extent_m - at_m) * scale);
        return (
          <g key={elevation.title}>
            <text class="title" x={left} y={ground - top_m * scale - 8}>
              {elevation.title}
            </text>
            <WallView
              elevation={elevation}
              gate={priceList.rules.gate}
              gateIsTooTall={gateIsTooTall}
              left={left}
              ground={ground}
              scale={scale}
              texts={texts}
            />
            {(isBeside || second === 1) && <Dimension ticks={ticks} y={ground + 9} text={size} />}
          </g>
        );
      })}
    </svg>
  );
}
