import type { Layout } from "hangar-engine";
import { gatesIn } from "./walls.ts";
import { box, type Body, type Face, type Side } from "./pieces.ts";
import type { Place, Vector } from "./space.ts";

/** The concrete around the walls, metres. */
const APRON_M = 1.1;
const APRON_EDGE_M = 0.18;
/** Where the sun throws the shadow of what is a metre high: along and across, metres. */
const SUN = { along: 0.4, across: -0.55 } as const;
/** The shadow's edge, from its dark to its light: in so many layers that no step between them is seen. */
const SHADE = { layers: 24, ofFrame: 3, step_m: 0.093, up_m: 0.03 } as const;
const NEIGHBOUR = { beside_m: 1, deep_m: 9, over_m: 1.9 } as const;

/** Concrete on the ground and, over it, the shadow: from the back to the front, all flat. */
export function ground(layout: Layout, castsShadow: boolean): Side[] {
  const { length_m, width_m } = layout.geometry;
  const [x1, x2, z1] = [-APRON_M, length_m + APRON_M, -APRON_M];
  const z2 = width_m + (layout.roof.attached ? 0 : APRON_M);
  const up: Vector = [0, 1, 0];
  const body = box([x1, -APRON_EDGE_M, z1], [x2, 0, z2], "apron-edge", "apron-edge", "apron");
  const shades = shadow(layout, castsShadow).map((corners): Side => ({
    looks: up,
    pieces: [{ paint: "shade", corners }],
  }));
  return [...body.sides, ...shades];
}

/** Layer on layer, each a little smaller: a soft edge without a filter. */
function shadow({ geometry, columnLines, roof }: Layout, castsShadow: boolean): Place[][] {
  const { length_m, width_m, high_m } = geometry;
  const points: [number, number][] = [];
  const cast = (across: number, up: number) => {
    for (const along of [0, length_m]) {
      points.push([along, across]);
      if (castsShadow) points.push([along + up * SUN.along, across + up * SUN.across]);
    }
  };
  cast(0, columnLines[0]!.height_m);
  cast(width_m, columnLines[1]!.height_m);
  if (roof.slopes === 2) cast(width_m / 2, high_m);
  const layers = castsShadow ? SHADE.layers : SHADE.ofFrame;
  return Array.from({ length: layers }, (_, i) => {
    const out_m = (layers - 1 - i) * SHADE.step_m + 0.15;
    const wide = points.flatMap(([x, z]) => {
      const cut = out_m * 0.41;
      return [
        [x - out_m, z - cut],
        [x - cut, z - out_m],
        [x + cut, z - out_m],
        [x + out_m, z - cut],
        [x + out_m, z + cut],
        [x - out_m, z + cut],
        [x - cut, z + out_m],
        [x + cut, z + out_m],
      ] as [number, number][];
    });
    return hull(wide).map(([x, z]): Place => [x, SHADE.up_m, z]);
  });
}

/** Convex hull, counterclockwise (Andrew's monotone chain). */
function hull(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (all: readonly (readonly [number, number])[]) => {
    const chain: (readonly [number, number])[] = [];
    for (const point of all) {
      while (chain.length > 1 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 1e-6) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

type Flat = readonly [number, number];
const turn = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

/** The building that an attached roof adjoins; nothing for others. */
export function neighbour({ roof, geometry }: Layout): Body[] {
  if (!roof.attached) return [];
  const { length_m, width_m } = geometry;
  const top_m = neighbourTop(geometry);
  const body = box(
    [-NEIGHBOUR.beside_m, 0, width_m],
    [length_m + NEIGHBOUR.beside_m, top_m, width_m + NEIGHBOUR.deep_m],
    "neighbour-front",
    "neighbour-end",
    "neighbour-roof",
  );
  const count = Math.max(2, Math.round(length_m / 5));
  const panes = Array.from({ length: count }, (_, i): Face => {
    const middle = (length_m * (i + 0.5)) / count;
    const [left, right, low, top] = [middle - 1.3, middle + 1.3, top_m - 1.4, top_m - 0.6];
    const at = width_m - 0.02;
    return {
      paint: "neighbour-glass",
      corners: [
        [left, low, at],
        [right, low, at],
        [right, top, at],
        [left, top, at],
      ],
    };
  });
  const [front, ...others] = body.sides;
  return [{ ...body, sides: [{ looks: front!.looks, pieces: [...front!.pieces, ...panes] }, ...others] }];
}

export const neighbourTop = ({ high_m }: Layout["geometry"]): number => high_m + NEIGHBOUR.over_m;

/** A lorry of 8 m beyond the second end, its nose to the first side: chassis with wheels, box, cab. */
export function lorry({ geometry: { length_m } }: Layout): Body[] {
  const near = length_m + 3;
  const back = 6.4;
  const [left, right] = [near, near + 2.5];
  const wheel = (middle: number): Face => ({
    paint: "lorry-dark",
    corners: octagon(middle, 0.5, 0.5).map(([across, up]): Place => [left - 0.03, up, across]),
  });
  const chassis = box(
    [left + 0.1, 0.5, back - 6.6],
    [right - 0.1, 1, back + 1],
    "lorry-dark",
    "lorry-dark",
    "lorry-dark",
  );
  const cab = box([left, 0.55, back - 6.8], [right, 2.75, back - 4.9], "lorry-front", "lorry-side", "lorry-top");
  const hold = box([left, 1, back - 4.7], [right, 3.5, back + 1.2], "lorry-front", "lorry-side", "lorry-top");
  const screen: Face = {
    paint: "glass",
    corners: [
      [left + 0.2, 1.65, back - 6.83],
      [right - 0.2, 1.65, back - 6.83],
      [right - 0.25, 2.5, back - 6.83],
      [left + 0.25, 2.5, back - 6.83],
    ],
  };
  const pane: Face = {
    paint: "glass",
    corners: [
      [left - 0.03, 1.7, back - 6.5],
      [left - 0.03, 1.7, back - 5.5],
      [left - 0.03, 2.5, back - 5.5],
      [left - 0.03, 2.5, back - 6.4],
    ],
  };
  const withPieces = (body: Body, side: number, ...pieces: Face[]): Body => ({
    ...body,
    sides: body.sides.map((one, i) => (i === side ? { ...one, pieces: [...one.pieces, ...pieces] } : one)),
  });
  const wheels = [-5.8, -1.1, 0.05].map((middle) => wheel(back + middle));
  return [withPieces(chassis, 2, ...wheels), hold, withPieces(withPieces(cab, 0, screen), 2, pane, wheels[0]!)];
}

/** A person of 1.78 m, as seen: convex shapes, across the view and up, metres. */
export const PERSON: readonly (readonly Flat[])[] = [
  octagon(0, 1.64, 0.13),
  [
    [-0.2, 1.46],
    [0.2, 1.46],
    [0.16, 0.78],
    [-0.16, 0.78],
  ],
  [
    [-0.2, 1.46],
    [-0.15, 1.3],
    [-0.2, 0.8],
    [-0.28, 0.82],
  ],
  [
    [0.2, 1.46],
    [0.15, 1.3],
    [0.2, 0.8],
    [0.28, 0.82],
  ],
  [
    [-0.16, 0.8],
    [0.01, 0.8],
    [-0.05, 0],
    [-0.17, 0],
  ],
  [
    [0.16, 0.8],
    [-0.01, 0.8],
    [0.05, 0],
    [0.17, 0],
  ],
];

/** Where the person stands: at a gate that the first view shows. */
export function personAt(layout: Layout): Place {
  const side = gatesIn(layout, "side1")[0];
  const end = gatesIn(layout, "end1")[0];
  const { length_m } = layout.geometry;
  if (side !== undefined) return [Math.min(side + 2.9, length_m - 0.4), 0, -1];
  if (end !== undefined) return [-1, 0, Math.max(0.4, end - 2.9)];
  return [length_m * 0.3, 0, -1];
}

function octagon(across: number, up: number, radius: number): Flat[] {
  const near = radius * 0.41;
  return [
    [across - radius, up - near],
    [across - near, up - radius],
    [across + near, up - radius],
    [across + radius, up - near],
    [across + radius, up + near],
    [across + near, up + radius],
    [across - near, up + radius],
    [across - radius, up + near],
  ];
}
