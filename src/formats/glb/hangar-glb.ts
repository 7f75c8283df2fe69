import { Document, WebIO, type Accessor, type Material, type Mesh, type Node, type Scene } from "@gltf-transform/core";
import type { Side } from "../../drawing/building/pieces.ts";
import { minus, type Place, type Vector } from "../../drawing/building/space.ts";
import { PAINT_OF_MEMBER } from "../../drawing/building/still.ts";
import { THICKNESS_M } from "../../drawing/building/thickness.ts";
import type { BillLine, HangarModel, ModelPiece } from "../model/hangar-model.ts";
import { inTurns, type Turn } from "../model/in-turns.ts";
import { panelLine, rounded, wallName } from "../model/panels.ts";
import { linear, SURFACES, type Surface } from "./paints.ts";
import { cutFaces } from "./sides.ts";
import { Triangles } from "./triangles.ts";

/** What starts so near to the ground is cut off there, metres: the hangar stands on it. */
const GROUND_M = 0.15;

/**
 * A hangar as a binary glTF: metres, y up, its middle over the origin, the first side towards +z and the first end
 * towards −x, as the live view has it. Nothing around it: viewers put it on the real ground. `turn` lets all else be
 * done between two pieces of the work.
 */
export async function hangarGlb(model: HangarModel, turn?: Turn): Promise<Uint8Array<ArrayBuffer>> {
  const { body, about } = model;
  const document = new Document();
  const root = document.getRoot();
  Object.assign(root.getAsset(), { generator: new URL(body.calculator_link).origin, copyright: body.manufacturer });
  const scene = document.createScene(about[0]).setExtras({ about: [...about] });
  root.setDefaultScene(scene);
  await inTurns(new Parts(document, model).addTo(scene), turn);
  return new WebIO().writeBinary(document);
}

/** A place or a way in the axes of glTF. */
const upright = ([along, up, across]: Vector): Vector => [along, up, -across];

const fine = ([x, y, z]: Vector): Vector => [rounded(x), rounded(y), rounded(z)];

/** Roots differ in their last digit from host to host: the files are not to. */
const alike = (values: readonly number[]): Float32Array<ArrayBuffer> => Float32Array.from(values, rounded);

class Parts {
  readonly #document: Document;
  readonly #model: HangarModel;
  readonly #middle: Vector;
  readonly #materials = new Map<Surface, Material>();
  readonly #frameMeshes = new Map<string, Mesh>();
  readonly #indices = new Map<string, Accessor>();

  constructor(document: Document, model: HangarModel) {
    const { length_m, width_m } = model.layout.geometry;
    this.#document = document;
    this.#model = model;
    this.#middle = upright([length_m / 2, 0, width_m / 2]);
    document.createBuffer();
  }

  /** Piece by piece. */
  *addTo(scene: Scene): Generator<undefined> {
    yield* this.#frame(scene);
    if (this.#model.cladding.length > 0) yield* this.#cladding(scene, this.#model.cladding);
  }

  /** A node for each line of the bill, in it a node for each piece. */
  *#frame(scene: Scene): Generator<undefined> {
    const groups = new Map<BillLine, Node>();
    for (const piece of this.#model.pieces) {
      const { line } = piece;
      const group = groups.get(line) ?? this.#group(line);
      groups.set(line, group.addChild(this.#piece(piece)));
      yield;
    }
    for (const group of groups.values()) scene.addChild(group);
  }

  /** The walls and the roof, each under its line of the bill. */
  *#cladding(scene: Scene, sides: readonly Side[]): Generator<undefined> {
    const walls = this.#group(panelLine(this.#model, "wall"));
    const ofRoof: Side[] = [];
    for (const side of sides) {
      const name = wallName(this.#model, side.pieces[0]!.paint);
      if (name === undefined) ofRoof.push(side);
      else walls.addChild(this.#document.createNode(name).setMesh(yield* this.#meshOf([side])));
    }
    scene.addChild(walls);
    scene.addChild(this.#group(panelLine(this.#model, "roof")).setMesh(yield* this.#meshOf(ofRoof)));
  }

  #group({ name, code, num }: BillLine): Node {
    return this.#document.createNode(name).setExtras({ code, num });
  }

  #at(place: Place): Vector {
    return minus(upright(place), this.#middle);
  }

  /** Pieces of one shape share their mesh, wherever they stand. */
  #piece({ line: { num, code }, index, bars }: ModelPiece): Node {
    const [x, up, z] = fine(this.#at(bars[0]!.from));
    const isOnGround = up < GROUND_M;
    const place: Vector = [x, isOnGround ? 0 : up, z];
    const shape = bars.map(({ kind, from, to }) => ({
      kind,
      from: fine(minus(this.#at(from), place)),
      to: fine(minus(this.#at(to), place)),
    }));
    const key = JSON.stringify([isOnGround, shape]);
    let mesh = this.#frameMeshes.get(key);
    if (!mesh) {
      const triangles = new Triangles();
      for (const { kind, from, to } of shape) triangles.bar(from, to, THICKNESS_M[kind], isOnGround ? 0 : -Infinity);
      mesh = this.#mesh([[SURFACES[PAINT_OF_MEMBER[bars[0]!.kind]]!, triangles]]);
      this.#frameMeshes.set(key, mesh);
    }
    return this.#document
      .createNode(`${num} ${code} ${index}`)
      .setExtras({ code, num, index })
      .setTranslation([...place])
      .setMesh(mesh);
  }

  *#meshOf(sides: readonly Side[]): Generator<undefined, Mesh> {
    const bySurface = new Map<Surface, Triangles>();
    for (const side of sides) {
      for (const { paint, corners, index } of cutFaces(this.#model.layout, side)) {
        const surface = SURFACES[paint];
        // A gate may leave nothing of a seam.
        if (!surface || index.length === 0) continue;
        const triangles = bySurface.get(surface) ?? new Triangles();
        bySurface.set(surface, triangles);
        triangles.face(
          corners.map((corner) => this.#at(corner)),
          index,
          upright(side.looks),
        );
        yield;
      }
    }
    return this.#mesh([...bySurface]);
  }

  #mesh(parts: readonly (readonly [Surface, Triangles])[]): Mesh {
    const mesh = this.#document.createMesh();
    for (const [surface, { position, normal, index }] of parts) {
      mesh.addPrimitive(
        this.#document
          .createPrimitive()
          .setAttribute("POSITION", this.#accessor("VEC3", alike(position)))
          .setAttribute("NORMAL", this.#accessor("VEC3", alike(normal)))
          .setIndices(this.#index(index))
          .setMaterial(this.#material(surface)),
      );
    }
    return mesh;
  }

  /** Bars are alike in which of their corners make triangles. */
  #index(index: readonly number[]): Accessor {
    const key = index.join();
    const accessor = this.#indices.get(key) ?? this.#accessor("SCALAR", new Uint16Array(index));
    this.#indices.set(key, accessor);
    return accessor;
  }

  #accessor(type: "SCALAR" | "VEC3", array: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer>): Accessor {
    return this.#document
      .createAccessor()
      .setType(type)
      .setArray(array)
      .setBuffer(this.#document.getRoot().listBuffers()[0]!);
  }

  #material(surface: Surface): Material {
    const { name, colour, roughness, metallic, cover, isSheet } = surface;
    const material =
      this.#materials.get(surface) ??
      this.#document
        .createMaterial(name)
        .setBaseColorFactor([...linear(colour), cover])
        .setRoughnessFactor(roughness)
        .setMetallicFactor(metallic)
        .setAlphaMode(cover < 1 ? "BLEND" : "OPAQUE")
        .setDoubleSided(isSheet);
    this.#materials.set(surface, material);
    return material;
  }
}
