/** A place on a wall: how far along it, how far up. */
export type Point = readonly [at: number, up: number];

export interface Hole {
  from: number;
  to: number;
  low: number;
  top: number;
}

/** Triangles between points, three numbers each. */
export interface Cut {
  points: readonly Point[];
  index: readonly number[];
}

/** What lies between two upright lines: its lower and its upper edge, from the first line to the second. */
interface Strip {
  from: number;
  to: number;
  low: readonly [number, number];
  top: readonly [number, number];
}

/** A polygon without hollows, less the holes, in triangles that meet corner to corner: no light comes through. */
export function cut(corners: readonly Point[], holes: readonly Hole[]): Cut {
  const ats = corners.map(([at]) => at);
  const [first, last] = [Math.min(...ats), Math.max(...ats)];
  const [lowest, highest] = [Math.min(...corners.map(([, up]) => up)), Math.max(...corners.map(([, up]) => up))];
  const here = holes
    .filter(({ from, to, low, top }) => from < last && to > first && low < highest && top > lowest)
    .sort((a, b) => a.low - b.low);
  if (here.length === 0) return { points: corners, index: corners.slice(2).flatMap((_, i) => [0, i + 1, i + 2]) };
  const lines = [...new Set([...ats, ...here.flatMap(({ from, to }) => [from, to])])]
    .filter((at) => at >= first && at <= last)
    .sort((a, b) => a - b);
  const strips = lines.slice(1).flatMap((to, i) => stripsBetween(corners, here, lines[i]!, to));
  const levels = new Map(lines.map((at) => [at, new Map<number, number>()]));
  const points: Point[] = [];
  const mark = (at: number, up: number) => {
    const level = levels.get(at)!;
    if (!level.has(up)) level.set(up, points.push([at, up]) - 1);
  };
  for (const { from, to, low, top } of strips) {
    for (const edge of [low, top]) {
      mark(from, edge[0]);
      mark(to, edge[1]);
    }
  }
  return { points, index: strips.flatMap((strip) => ladder(strip, levels)) };
}

function stripsBetween(polygon: readonly Point[], holes: readonly Hole[], from: number, to: number): Strip[] {
  const [[lowFrom, topFrom], [lowTo, topTo]] = [extent(polygon, from), extent(polygon, to)];
  const strips: Strip[] = [];
  let low: readonly [number, number] = [lowFrom, lowTo];
  for (const hole of holes) {
    if (hole.from > from || hole.to < to || hole.top <= Math.max(...low)) continue;
    if (hole.low > Math.max(...low)) strips.push({ from, to, low, top: [hole.low, hole.low] });
    low = [hole.top, hole.top];
  }
  if (low[0] < topFrom || low[1] < topTo) strips.push({ from, to, low, top: [topFrom, topTo] });
  return strips;
}

/** From where to where up the polygon is at an upright line. */
function extent(polygon: readonly Point[], at: number): [low: number, top: number] {
  const ups = polygon.flatMap(([a, up], i) => {
    const [b, next] = polygon[(i + 1) % polygon.length]!;
    if (Math.min(a, b) > at || Math.max(a, b) < at) return [];
    return a === b ? [up, next] : [up + ((next - up) * (at - a)) / (b - a)];
  });
  return [Math.min(...ups), Math.max(...ups)];
}

/** Steps from side to side through all corners that the neighbours have on the two lines. */
function ladder({ from, to, low, top }: Strip, levels: ReadonlyMap<number, ReadonlyMap<number, number>>): number[] {
  const side = (at: number, end: 0 | 1) =>
    [...levels.get(at)!].filter(([up]) => up >= low[end] && up <= top[end]).sort(([a], [b]) => a - b);
  const [left, right] = [side(from, 0), side(to, 1)];
  const index: number[] = [];
  for (let i = 0, j = 0; i < left.length - 1 || j < right.length - 1;) {
    const isLeft = j === right.length - 1 || (i < left.length - 1 && left[i + 1]![0] <= right[j + 1]![0]);
    index.push(left[i]![1], right[j]![1], (isLeft ? left[i + 1]! : right[j + 1]!)[1]);
    if (isLeft) i++;
    else j++;
  }
  return index;
}
