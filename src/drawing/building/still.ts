import type { Building } from "./building.ts";
import { RATIO, see, type Camera, type Frame } from "./camera.ts";
import type { Member, MemberKind } from "./members.ts";
import { isFace, placeOn, type Body, type Paint, type Side } from "./pieces.ts";
import { dot, minus, type Place } from "./space.ts";
import { PERSON } from "./surroundings.ts";
import { THICKNESS_M } from "./thickness.ts";

/** Units of the still's sheet; whole ones are fine enough for any screen. */
export const STILL = { width: 2400, height: 2400 / RATIO } as const;

/** One path of the still; strokes have a width. */
export interface StillPath {
  paint: Paint;
  d: string;
  width?: number;
}

/** Bars are drawn in so many groups by their distance, each with one width of line. */
const DEPTHS = 3;

/** What bars are painted with, thin ones first. */
export const PAINT_OF_MEMBER: Readonly<Record<MemberKind, Paint>> = {
  bracing: "steel-thin",
  girt: "steel-light",
  strut: "steel-light",
  roofPurlin: "steel-light",
  web: "steel",
  post: "steel",
  chord: "steel",
  column: "steel",
  opening: "jamb",
  gate: "jamb",
};

/** A building as one sees it, its paths in the order of painting. */
export function stillPaths(building: Building, camera: Camera, frame: Frame): StillPath[] {
  const scale = STILL.width / frame.width;
  const on = (place: Place): [number, number] => {
    const { x, y } = see(camera, place);
    return [Math.round((x - frame.left) * scale), Math.round((frame.top - y) * scale)];
  };
  const lineWidth = (width_m: number, places: readonly Place[]) => {
    const depth_m = places.reduce((sum, place) => sum + see(camera, place).depth_m, 0) / places.length;
    return Math.max(2, Math.round((width_m * scale) / depth_m));
  };

  const painted = (sides: readonly Side[]): StillPath[] =>
    sides.filter((side) => dot(side.looks, minus(camera.eye, placeOn(side))) > 0).flatMap((side) => ofSide(side));

  /** In one plane, pieces of one paint lie beside each other: they make one path. */
  function ofSide({ pieces }: Side): StillPath[] {
    const byPaint = new Map<Paint, StillPath & { pen: Pen; places: Place[] }>();
    for (const piece of pieces) {
      const held = byPaint.get(piece.paint) ?? { paint: piece.paint, d: "", pen: new Pen(), places: [] };
      byPaint.set(piece.paint, held);
      if (isFace(piece)) held.pen.polygon(piece.corners.map(on));
      else {
        for (const [from, to] of piece.lines) held.pen.line(on(from), on(to));
        held.places.push(...piece.lines.flat());
        held.width = piece.width_m;
      }
    }
    return [...byPaint.values()].map(({ paint, pen, width, places }) => ({
      paint,
      d: pen.d,
      ...(width !== undefined && { width: lineWidth(width, places) }),
    }));
  }

  function bars(frameMembers: readonly Member[]): StillPath[] {
    const runs = joined(frameMembers).map((member) => ({
      member,
      depth_m: (see(camera, member.from).depth_m + see(camera, member.to).depth_m) / 2,
    }));
    const depths = runs.map(({ depth_m }) => depth_m);
    const [nearest, farthest] = [Math.min(...depths), Math.max(...depths)];
    const paths: StillPath[] = [];
    for (let group = 0; group < DEPTHS; group++) {
      const here = runs.filter(({ depth_m }) => {
        const part = (farthest - depth_m) / (farthest - nearest || 1);
        return Math.min(DEPTHS - 1, Math.floor(part * DEPTHS)) === group;
      });
      for (const kind of Object.keys(PAINT_OF_MEMBER) as MemberKind[]) {
        const members = here.map(({ member }) => member).filter((member) => member.kind === kind);
        if (members.length === 0) continue;
        const pen = new Pen();
        for (const { from, to } of members) pen.line(on(from), on(to));
        const places = members.flatMap(({ from, to }) => [from, to]);
        paths.push({ paint: PAINT_OF_MEMBER[kind], d: pen.d, width: lineWidth(THICKNESS_M[kind], places) });
      }
    }
    return paths;
  }

  function person(): StillPath {
    const pen = new Pen();
    const [along, up, across] = building.person;
    const { right } = camera;
    for (const shape of PERSON) {
      pen.polygon(shape.map(([dx, dy]) => on([along + right[0] * dx, up + dy, across + right[2] * dx])));
    }
    return { paint: "person", d: pen.d };
  }

  const [behind, before] = aroundShell(building, camera);
  const isPersonSeen = building.person[2] < 0 ? camera.back[2] < 0 : camera.back[0] < 0;
  return [
    ...painted(building.ground),
    ...painted(behind.flatMap(({ sides }) => sides)),
    ...(isPersonSeen ? [] : [person()]),
    ...bars(building.frame),
    ...painted(building.shell.sides),
    ...(isPersonSeen ? [person()] : []),
    ...painted(before.flatMap(({ sides }) => sides)),
  ];
}

/** Bodies behind the hangar and before it, each from the farthest on. */
function aroundShell({ shell, others }: Building, { eye }: Camera): [behind: Body[], before: Body[]] {
  const sorted: Body[] = [];
  let left = [shell, ...others];
  while (left.length > 0) {
    const next = left.find((body) => !left.some((other) => hides(body, other, eye))) ?? left[0]!;
    sorted.push(next);
    left = left.filter((body) => body !== next);
  }
  const at = sorted.indexOf(shell);
  return [sorted.slice(0, at), sorted.slice(at + 1)];
}

/** Whether a body may hide another; two that are before each other, by different axes, hide nothing of each other. */
const hides = (body: Body, other: Body, eye: Place) => isBefore(body, other, eye) && !isBefore(other, body, eye);

/** Whether it stands on the eye's side of a plane that parts the two. */
function isBefore(body: Body, other: Body, eye: Place): boolean {
  return [0, 1, 2].some(
    (axis) =>
      (body.least[axis]! >= other.most[axis]! && eye[axis]! > body.least[axis]!) ||
      (body.most[axis]! <= other.least[axis]! && eye[axis]! < body.most[axis]!),
  );
}

/** Pieces of one bar, cut at frames, as one line. */
function joined(all: readonly Member[]): Member[] {
  const runs: Member[] = [];
  for (const member of all) {
    const last = runs.at(-1);
    const goesOn =
      last?.kind === member.kind && last.to.every((value, i) => value === member.from[i]) && isStraight(last, member);
    if (goesOn) runs[runs.length - 1] = { ...last, to: member.to };
    else runs.push(member);
  }
  return runs;
}

/** Purlins and struts run along the hangar, whatever bay they are cut to. */
const isStraight = (a: Member, b: Member) => a.from[1] === b.to[1] && a.from[2] === b.to[2];

/** Writes lines with whole numbers, from one point to the next: short before compression and after. */
class Pen {
  d = "";
  #at: readonly [number, number] | undefined;

  polygon(points: readonly (readonly [number, number])[]): void {
    this.#move(points[0]!);
    for (const point of points.slice(1)) this.#to("l", point);
    this.d += "z";
    this.#at = points[0]!;
  }

  line(from: readonly [number, number], to: readonly [number, number]): void {
    this.#move(from);
    this.#to("l", to);
  }

  #move(point: readonly [number, number]): void {
    if (this.#at) this.#to("m", point);
    else {
      this.d = `M${point[0]} ${point[1]}`;
      this.#at = point;
    }
  }

  #to(command: "l" | "m", [x, y]: readonly [number, number]): void {
    const [dx, dy] = [x - this.#at![0], y - this.#at![1]];
    this.d += `${command}${dx}${dy < 0 ? "" : " "}${dy}`;
    this.#at = [x, y];
  }
}
