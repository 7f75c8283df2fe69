import type { DrawingTexts } from "../messages/file-texts.ts";
import type { Layout } from "hangar-engine";
import { Dimension } from "./Dimension.tsx";
import { sideTitle } from "./elevation.ts";
import type { Opening } from "./openings.ts";
import { FINE_SCALE, lengthInBays, metres, path, SHEET, short, type Sheet } from "./sheet.ts";
import type { Point } from "./truss.ts";

/** Units of the sheet around the plan: names of the walls and dimension lines. */
const ROOM = { top: 27, right: 46, bottom: 45, left: 24 } as const;
/** Sides of columns and posts as drawn, metres, and the least that still shows, units. */
const COLUMN = { m: 0.5, least: 3.2 } as const;
const POST = { m: 0.36, least: 2.4 } as const;

/** The hangar from above, the first side at the bottom. */
export function PlanSheet({
  layout,
  openings,
  label,
  sheet = SHEET,
  texts,
}: {
  layout: Layout;
  openings: readonly Opening[];
  label: string;
  sheet?: Sheet | undefined;
  texts: DrawingTexts;
}) {
  const { geometry, roof, frames_m, bracedBays, columnLines, sideGates_m, ends, priceList, configuration } = layout;
  const { width_m, length_m } = geometry;
  const room = { width: sheet.width - ROOM.left - ROOM.right, height: sheet.height - ROOM.top - ROOM.bottom };
  const scale = Math.min(room.width / length_m, room.height / width_m);
  const left = ROOM.left + (room.width - length_m * scale) / 2;
  const bottom = ROOM.top + (room.height + width_m * scale) / 2;
  const on = ([x_m, y_m]: Point): Point => [left + x_m * scale, bottom - y_m * scale];
  const [right, top] = on([length_m, width_m]);
  const middle = { x: (left + right) / 2, y: (bottom + top) / 2 };

  /** A stretch of wall, `at_m` being its middle. */
  const along = (wall: Opening["wall"], at_m: number, extent_m: number): [Point, Point] => {
    const [from, to] = [at_m - extent_m / 2, at_m + extent_m / 2];
    if (wall === "side1" || wall === "side2") {
      const y_m = wall === "side1" ? 0 : width_m;
      return [on([from, y_m]), on([to, y_m])];
    }
    const x_m = wall === "end1" ? 0 : length_m;
    return [on([x_m, from]), on([x_m, to])];
  };
  const gate = (wall: Opening["wall"]) => (at_m: number) => (
    <path class="gate" d={path(along(wall, at_m, priceList.rules.gate.width_m))} />
  );
  const square = (kind: "column" | "post", at: Point, size: { m: number; least: number }) => {
    const side = Math.max(size.least, size.m * scale);
    const [x, y] = on(at);
    return (
      <rect class={kind} x={short(x - side / 2)} y={short(y - side / 2)} width={short(side)} height={short(side)} />
    );
  };
  const crosses = bracedBays.flatMap((bay) => {
    const [from, to] = [frames_m[bay]!, frames_m[bay + 1]!];
    return [path([on([from, 0]), on([to, width_m])]), path([on([from, width_m]), on([to, 0])])];
  });
  const width = texts.metres(metres(width_m, texts));

  return (
    <svg
      class={`drawing-sheet plan${scale < FINE_SCALE ? " fine" : ""}`}
      viewBox={`0 0 ${sheet.width} ${sheet.height}`}
      role="img"
      aria-label={label}
    >
      {roof.attached && (
        <path
          class="building"
          d={path(
            [
              [left, top],
              [left, top - 9],
              [right, top - 9],
              [right, top],
            ],
            true,
          )}
        />
      )}
      <rect
        class={configuration.panels ? "wall clad" : "wall"}
        x={short(left)}
        y={short(top)}
        width={short(right - left)}
        height={short(bottom - top)}
      />
      <path class="thin" d={crosses.join("")} />
      {roof.slopes === 2 && <path class="ridge" d={path([on([0, width_m / 2]), on([length_m, width_m / 2])])} />}
      {frames_m.map((x_m) => (
        <path class="frame" d={path([on([x_m, 0]), on([x_m, width_m])])} />
      ))}
      {sideGates_m[0].map(gate("side1"))}
      {sideGates_m[1].map(gate("side2"))}
      {ends[0].gates_m.map(gate("end1"))}
      {ends[1].gates_m.map(gate("end2"))}
      {openings.map(({ kind, wall, at_m, width_m: extent_m }) => (
        <path class={kind} d={path(along(wall, at_m, extent_m))} />
      ))}
      {columnLines.map((line) => frames_m.map((x_m) => square("column", [x_m, line.at_m], COLUMN)))}
      {ends[0].posts.map((post) => square("post", [0, post.at_m], POST))}
      {ends[1].posts.map((post) => square("post", [length_m, post.at_m], POST))}
      <text class="title" x={short(middle.x)} y={short(top - (roof.attached ? 13 : 8))} text-anchor="middle">
        {sideTitle(layout, 1, texts)}
      </text>
      <text class="title" x={short(middle.x)} y={short(bottom + 15)} text-anchor="middle">
        {sideTitle(layout, 0, texts)}
      </text>
      <text
        class="title"
        transform={`translate(${short(left - 8)} ${short(middle.y)}) rotate(-90)`}
        text-anchor="middle"
      >
        {texts.end(1)}
      </text>
      <text
        class="title"
        transform={`translate(${short(right + 16)} ${short(middle.y)}) rotate(-90)`}
        text-anchor="middle"
      >
        {texts.end(2)}
      </text>
      <Dimension ticks={frames_m.map((x_m) => on([x_m, 0])[0])} y={bottom + 23} text={lengthInBays(layout, texts)} />
      <g transform={`translate(${short(right + 23)} ${short(middle.y)}) rotate(-90)`}>
        <Dimension ticks={columnLines.map(({ at_m }) => (at_m - width_m / 2) * scale)} y={0} text={width} />
      </g>
    </svg>
  );
}
