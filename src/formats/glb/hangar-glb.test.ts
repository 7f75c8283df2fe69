import { readFileSync } from "node:fs";
import fc from "fast-check";
import { validateBytes } from "gltf-validator";
import { expect, test } from "vitest";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { hangarModel, type HangarModel } from "../model/hangar-model.ts";
import { hangarGlb } from "./hangar-glb.ts";
import { COLOURS, linear } from "./paints.ts";

const { validQuery } = requestsTo(engine);

type Three = [x: number, y: number, z: number];
interface Gltf {
  asset: Record<string, unknown>;
  scenes: { name: string; nodes: number[]; extras: { about: string[] } }[];
  nodes: {
    name: string;
    children?: number[];
    mesh?: number;
    translation?: Three;
    extras?: { code: string; num: string; index?: number };
  }[];
  meshes: { primitives: { attributes: { POSITION: number; NORMAL: number }; indices: number; material: number }[] }[];
  accessors: { bufferView: number; byteOffset?: number; count: number; min: Three; max: Three }[];
  bufferViews: { byteOffset?: number; byteStride?: number }[];
  materials: { name: string; alphaMode?: string; pbrMetallicRoughness: { baseColorFactor: number[] } }[];
}

/** By the words of the format: a header of 12 bytes, then chunks, each with its length and kind before it. */
function read(glb: Uint8Array<ArrayBuffer>): { gltf: Gltf; binary: DataView } {
  const words = new DataView(glb.buffer, glb.byteOffset);
  expect([words.getUint32(0, true), words.getUint32(4, true)]).toEqual([0x46546c67, 2]);
  expect(words.getUint32(8, true)).toBe(glb.length);
  const length = words.getUint32(12, true);
  const gltf = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length))) as Gltf;
  return { gltf, binary: new DataView(glb.buffer, glb.byteOffset + 28 + length) };
}

interface Box {
  least: Three;
  most: Three;
}

function around(boxes: readonly Box[]): Box {
  const of = (pick: (...values: number[]) => number, side: keyof Box) =>
    [0, 1, 2].map((axis) => pick(...boxes.map((box) => box[side][axis]!))) as Three;
  return { least: of(Math.min, "least"), most: of(Math.max, "most") };
}

/** Where in the scene a node's mesh is. */
function boxOf({ accessors, meshes }: Gltf, { mesh, translation = [0, 0, 0] }: Gltf["nodes"][number]): Box {
  const moved = (place: Three) => place.map((value, axis) => value + translation[axis]!) as Three;
  return around(
    meshes[mesh!]!.primitives.map(({ attributes }) => {
      const { min, max } = accessors[attributes.POSITION]!;
      return { least: moved(min), most: moved(max) };
    }),
  );
}

const pieceNodes = ({ nodes }: Gltf) => nodes.filter(({ extras }) => extras?.index !== undefined);

function modelOf(asked: Readonly<Record<string, unknown>>): HangarModel {
  const { body } = engine.calculate(asked);
  if (!("result" in body)) throw new Error("not calculated");
  return hangarModel(body, engine.layoutOf(asked)!);
}

function expectClose(actual: Three, expected: Three): void {
  for (const axis of [0, 1, 2]) expect(actual[axis]).toBeCloseTo(expected[axis]!, 3);
}

test("a valid file with a node for every piece, under its line of the bill, where the piece stands", async () => {
  await fc.assert(
    fc.asyncProperty(validQuery, async (asked) => {
      const model = modelOf(asked);
      const { layout, pieces, body, cladding } = model;
      const glb = await hangarGlb(model);
      const { issues } = await validateBytes(glb);
      expect(issues.messages.filter(({ severity }) => severity < 2)).toEqual([]);
      expect(await hangarGlb(model)).toEqual(glb);

      const { gltf } = read(glb);
      const nodes = pieceNodes(gltf);
      expect(nodes.map(({ name }) => name)).toEqual(
        nodes.map(({ extras }) => `${extras!.num} ${extras!.code} ${extras!.index}`),
      );
      const groups = gltf.scenes[0]!.nodes.map((node) => gltf.nodes[node]!);
      for (const { name, extras, children = [] } of groups) {
        const line = body.result.materials.find((one) => !one.group && one.code === extras!.code)!;
        expect({ name, num: extras!.num }).toEqual({ name: line.name, num: line.num });
        const inside = children.map((child) => gltf.nodes[child]!).filter(({ extras }) => extras?.index !== undefined);
        if (inside.length > 0) expect("qty" in line && line.qty).toBe(inside.length);
      }
      expect(groups.length).toBe(new Set(pieces.map(({ line }) => line)).size + (cladding.length > 0 ? 2 : 0));

      const { length_m, width_m, high_m } = layout.geometry;
      for (const { bars, line, index } of pieces) {
        const node = nodes.find(({ extras }) => extras!.code === line.code && extras!.index === index)!;
        const { least, most } = boxOf(gltf, node);
        const ends = bars.flatMap(({ from, to }) => [from, to]);
        const middle = (axis: 0 | 2) => {
          const values = ends.map((end) => end[axis]);
          return (Math.min(...values) + Math.max(...values)) / 2;
        };
        // The ends of a bar that slopes are square to it: to a centimetre.
        expect(Math.abs((least[0] + most[0]) / 2 - (middle(0) - length_m / 2))).toBeLessThan(0.01);
        expect(Math.abs((least[2] + most[2]) / 2 - (width_m / 2 - middle(2)))).toBeLessThan(0.01);
      }

      // Half of a column outside of its axis on every side; on top purlins 0.09 m thick lie 0.12 m over the trusses' axes.
      const { least, most } = around(nodes.map((node) => boxOf(gltf, node)));
      expectClose(least, [-length_m / 2 - 0.13, 0, -width_m / 2 - 0.13]);
      expectClose(most, [length_m / 2 + 0.13, high_m + 0.12 + 0.045, width_m / 2 + 0.13]);
    }),
    { numRuns: runs(60) },
  );
});

const CLAD = { roof: "dvuhskat", width: 12, length: 30, gates: 1, doors: 1, windows: 4, panels: 1, wall_progony: 1 };

test("what the file says of itself", async () => {
  const model = modelOf(CLAD);
  const { asset, scenes } = read(await hangarGlb(model)).gltf;
  expect(asset).toEqual({
    version: "2.0",
    generator: "https://hangars.example",
    copyright: model.body.manufacturer,
  });
  expect(scenes).toEqual([
    { name: model.about[0], nodes: expect.any(Array) as number[], extras: { about: [...model.about] } },
  ]);
});

test("walls and roof stand around the frame, gates and doors towards +z, each with a face to the outside", async () => {
  const { gltf, binary } = read(await hangarGlb(modelOf(CLAD)));
  const node = (name: string) => gltf.nodes.find((one) => one.name === name)!;
  const materialsOf = (name: string) =>
    gltf.meshes[node(name).mesh!]!.primitives.map(({ material }) => gltf.materials[material]!.name);
  expect(materialsOf("Первая сторона")).toEqual(expect.arrayContaining(["wall", "gate", "door", "window", "glass"]));
  expect(materialsOf("Второй торец")).not.toContain("gate");
  // The frame ends 0.13 m outside of the axes.
  expect(boxOf(gltf, node("Первая сторона")).least[2]).toBeCloseTo(6.16, 3);
  expect(boxOf(gltf, node("Вторая сторона")).most[2]).toBeCloseTo(-6.16, 3);
  expect(boxOf(gltf, node("Первый торец")).most[0]).toBeCloseTo(-15.16, 3);
  expect(boxOf(gltf, node("Второй торец")).least[0]).toBeCloseTo(15.16, 3);

  const numbers = (accessor: number, size: number, value: (at: number) => number) => {
    const { bufferView, byteOffset = 0, count } = gltf.accessors[accessor]!;
    const view = gltf.bufferViews[bufferView]!;
    const start = (view.byteOffset ?? 0) + byteOffset;
    return Array.from({ length: count }, (_, i) => value(start + i * (view.byteStride ?? size)));
  };
  for (const { primitives } of gltf.meshes) {
    for (const { attributes, indices } of primitives) {
      const vectors = (accessor: number) =>
        numbers(accessor, 12, (at) => at).map((at) => [0, 4, 8].map((by) => binary.getFloat32(at + by, true)) as Three);
      const [position, normal] = [vectors(attributes.POSITION), vectors(attributes.NORMAL)];
      const index = numbers(indices, 2, (at) => binary.getUint16(at, true));
      for (let i = 0; i < index.length; i += 3) {
        const [a, b, c] = index.slice(i, i + 3).map((at) => position[at]!) as [Three, Three, Three];
        const [u, v] = [b.map((value, k) => value - a[k]!), c.map((value, k) => value - a[k]!)] as [Three, Three];
        const looks = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]];
        expect(looks.reduce((sum, value, k) => sum + value * normal[index[i]!]![k]!, 0)).toBeGreaterThan(0);
      }
    }
  }
});

test("colours are those of the page in daylight, as light", async () => {
  const css = readFileSync(new URL("../../drawing/building/building.css", import.meta.url), "utf8");
  for (const name of ["wall", "roof", "steel"] as const) expect(css).toContain(`--b-${name}: ${COLOURS[name]};`);
  for (const name of ["jamb", "plinth", "ridge", "gate", "door", "window"] as const) {
    expect(css).toMatch(new RegExp(`\\.b-${name} \\{\\s*(fill|stroke): ${COLOURS[name]};`));
  }
  expect(css).toContain(`stroke: ${COLOURS.gateSeam};`);
  expect(css).toContain(`light-dark(${COLOURS.glass}, `);
  expect(linear("#ff8000")).toEqual([1, 0.2159, 0]);

  const { materials } = read(await hangarGlb(modelOf(CLAD))).gltf;
  const wall = materials.find(({ name }) => name === "wall")!;
  expect(wall.pbrMetallicRoughness.baseColorFactor).toEqual([0.0284, 0.1144, 0.2747, 1]);
  expect(materials.filter(({ alphaMode }) => alphaMode === "BLEND").map(({ name }) => name)).toEqual(["glass"]);
});

test("a long hangar is written in pieces, and its pieces share their shapes", async () => {
  const model = modelOf({ ...CLAD, width: 18, length: 200, gates: 10, doors: 10, windows: 40 });
  let turns = 0;
  const glb = await hangarGlb(model, () => {
    turns++;
    return Promise.resolve();
  });
  expect(turns).toBeGreaterThan(1);
  const { gltf } = read(glb);
  expect(pieceNodes(gltf).length).toBeGreaterThan(1000);
  expect(gltf.meshes.length).toBeLessThan(60);
  expect(glb.length).toBeLessThan(420_000);
});
