import { isFace, type Side } from "../../drawing/building/pieces.ts";
import { ROOF_THICKNESS_M } from "../../drawing/building/roof.ts";
import { plus, times } from "../../drawing/building/space.ts";
import { THICKNESS_M } from "../../drawing/building/thickness.ts";
import type { BillLine, HangarModel, ModelPiece } from "../model/hangar-model.ts";
import { inTurns, type Turn } from "../model/in-turns.ts";
import { outside, panelLine, wallName } from "../model/panels.ts";
import { Bodies, type Body } from "./bodies.ts";
import { BuildingModel } from "./building-model.ts";
import { assemblyUse, classOf } from "./classes.ts";
import { text, word, type Entity, type Written } from "./step.ts";

/** Panels of a wall, and how far a hole reaches out of them on either side, metres. */
const WALL_THICKNESS_M = 0.1;
const BEYOND_M = 0.05;

/**
 * A hangar as a building model: IFC4, Reference View, millimetres; along the length is X, across Y, up Z, its first
 * corner at 0,0,0. Elements stand under their lines of the bill; walls have holes for gates, doors and windows.
 */
export async function hangarIfc(model: HangarModel, turn?: Turn): Promise<string> {
  const hangar = new Hangar(model);
  await inTurns(hangar.stand(), turn);
  return hangar.text();
}

class Hangar {
  readonly #model: HangarModel;
  readonly #building: BuildingModel;
  readonly #bodies: Bodies;
  /** What is not part of another element. */
  readonly #standing: Written[] = [];
  readonly #ofLine = new Map<BillLine, Written[]>();
  readonly #ofSteel: Written[] = [];

  constructor(model: HangarModel) {
    const [title, ...about] = model.about;
    this.#model = model;
    this.#building = new BuildingModel(model.body.calculation_id, title!, about.join("; "), model.texts.ifc);
    this.#bodies = new Bodies(this.#building);
  }

  /** Element by element. */
  *stand(): Generator<undefined> {
    for (const piece of this.#model.pieces) {
      this.#piece(piece);
      yield;
    }
    this.#building.madeOf(this.#model.texts.ifc.steel, this.#ofSteel);
    if (this.#model.cladding.length > 0) this.#cladding(this.#model.cladding);
    this.#building.standInStorey(this.#standing);
    yield;
    for (const [line, elements] of this.#ofLine) {
      const { num, code, name, unit, qty } = line;
      this.#building.properties("Hangar_Position", { num, code, name, unit, qty: String(qty) }, elements);
      yield;
    }
    const { calculation_id, prices_version, calculator_link } = this.#model.body;
    const calculation = { calculation_id, prices_version, calculator_link };
    this.#building.properties("Hangar_Calculation", calculation, [this.#building.building]);
  }

  text(): string {
    const { about, body } = this.#model;
    const maker = [text(body.manufacturer)];
    const program = text(new URL(body.calculator_link).origin);
    // Says no more of time than its price list: the same bytes at any hour.
    const written = text(`${body.prices_version}T00:00:00`);
    const header: Entity[] = [
      ["FILE_DESCRIPTION", [text("ViewDefinition [ReferenceView_V1.2]"), ...about.map(text)], text("2;1")],
      ["FILE_NAME", text(`${body.calculation_id}.ifc`), written, maker, maker, program, program, text("")],
      ["FILE_SCHEMA", [text("IFC4")]],
    ];
    return this.#building.step.withHeader(header);
  }

  /** A piece of one bar is that bar, one of several an assembly of them. */
  #piece({ line, index, position, bars }: ModelPiece): void {
    const name = `${line.code} ${index}`;
    const parts = bars.map((bar, i) => {
      const { type, use } = classOf(bar);
      const body = this.#bodies.bar(bar.from, bar.to, THICKNESS_M[bar.kind]);
      return this.#element(type, bars.length === 1 ? name : `${name}.${i + 1}`, line, use, body);
    });
    this.#ofSteel.push(...parts);
    if (parts.length === 1) return this.#standUnder(line, parts[0]!);
    const assembly = this.#element("IFCELEMENTASSEMBLY", name, line, assemblyUse(position));
    this.#building.aggregate(assembly, parts);
    this.#standUnder(line, assembly);
  }

  /** Walls with their holes, and the slopes of the roof. */
  #cladding(sides: readonly Side[]): void {
    const texts = this.#model.texts.ifc;
    const lines = { wall: panelLine(this.#model, "wall"), roof: panelLine(this.#model, "roof") };
    const walls: Written[] = [];
    const slopes: Written[] = [];
    for (const side of sides) {
      const whole = side.pieces.find(isFace)!;
      const name = wallName(this.#model, whole.paint);
      if (name !== undefined) walls.push(this.#wall(name, lines.wall, side));
      // Its edges are part of a slope here.
      else if (whole.paint !== "fascia") {
        const body = this.#bodies.sheet(whole.corners, side.looks, [0, -ROOF_THICKNESS_M, 0]);
        slopes.push(this.#element("IFCSLAB", texts.slope(slopes.length + 1), lines.roof, "ROOF", body));
      }
    }
    const roof = this.#element("IFCROOF", texts.roof, lines.roof, slopes.length === 2 ? "GABLE_ROOF" : "SHED_ROOF");
    this.#building.aggregate(roof, slopes);
    for (const wall of walls) this.#standUnder(lines.wall, wall);
    this.#standUnder(lines.roof, roof);
    this.#building.madeOf(lines.wall.name, walls);
    this.#building.madeOf(lines.roof.name, slopes);
  }

  #wall(name: string, line: BillLine, { looks, pieces }: Side): Written {
    const [whole, ...others] = pieces.filter(isFace).map((face) => outside(this.#model.layout, face, 0));
    const body = this.#bodies.sheet(whole!.corners, looks, times(looks, WALL_THICKNESS_M));
    const wall = this.#element("IFCWALL", name, line, "NOTDEFINED", body);
    for (const { paint, corners } of others) {
      const opening = this.#model.texts.ifc.holes[paint];
      if (opening === undefined) continue;
      const inside = corners.map((corner) => plus(corner, times(looks, -BEYOND_M)));
      const hole = this.#bodies.sheet(inside, looks, times(looks, WALL_THICKNESS_M + 2 * BEYOND_M));
      const cut = this.#element("IFCOPENINGELEMENT", opening, undefined, "OPENING", hole);
      this.#building.root("IFCRELVOIDSELEMENT", undefined, undefined, wall, cut);
    }
    return wall;
  }

  #standUnder(line: BillLine, element: Written): void {
    this.#standing.push(element);
    const others = this.#ofLine.get(line);
    if (others) others.push(element);
    else this.#ofLine.set(line, [element]);
  }

  /** `use` is its PredefinedType; the tag is the number of its line of the bill. */
  #element(type: string, name: string, line: BillLine | undefined, use: string, body?: Body): Written {
    const { placement, shape } = body ?? { placement: this.#building.place, shape: undefined };
    // Of assemblies alone it is told where they are put together.
    const made = type === "IFCELEMENTASSEMBLY" ? [undefined, word(use)] : [word(use)];
    return this.#building.root(type, name, undefined, undefined, placement, shape, line && text(line.num), ...made);
  }
}
