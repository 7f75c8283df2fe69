import fc from "fast-check";
import { expect, test } from "vitest";
import * as ifc from "web-ifc";
import { requestsTo } from "../../../tests/support/arbitraries.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import { THICKNESS_M } from "../../drawing/building/thickness.ts";
import { hangarModel, type HangarModel } from "../model/hangar-model.ts";
import { hangarIfc } from "./hangar-ifc.ts";

const { validQuery, answer } = requestsTo(engine);

const modelOf = (asked: Record<string, string>): HangarModel => hangarModel(answer(asked), engine.layoutOf(asked)!);

const api = new ifc.IfcAPI();
const ready = api.Init();

/** A file as another program reads it. */
async function opened<Result>(text: string, read: (model: number) => Result): Promise<Result> {
  await ready;
  const model = api.OpenModel(new TextEncoder().encode(text));
  try {
    return read(model);
  } finally {
    api.CloseModel(model);
  }
}

interface Named {
  Name?: { value: string };
  Tag?: { value: string };
}

const elementsOf = (model: number, type: number, inherited = false): Named[] =>
  Array.from(api.GetLineIDsWithType(model, type, inherited)).map((id) => api.GetLine(model, id) as Named);

/** Least and most of all corners by x, y and z, metres; every mesh by its class. */
function bodiesOf(model: number): { counts: Record<string, number>; least: number[]; most: number[] } {
  const counts: Record<string, number> = {};
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  api.StreamAllMeshes(model, ({ expressID, geometries }) => {
    const name = api.GetNameFromTypeCode(api.GetLineType(model, expressID));
    counts[name] = (counts[name] ?? 0) + 1;
    if (name !== "IfcColumn") return;
    const { geometryExpressID, flatTransformation: to } = geometries.get(0);
    const geometry = api.GetGeometry(model, geometryExpressID);
    const corners = api.GetVertexArray(geometry.GetVertexData(), geometry.GetVertexDataSize());
    for (let i = 0; i < corners.length; i += 6) {
      const [x, y, z] = corners.subarray(i, i + 3) as unknown as [number, number, number];
      const at = [0, 1, 2].map((row) => to[row]! * x + to[row + 4]! * y + to[row + 8]! * z + to[row + 12]!);
      // web-ifc shows models with y up.
      [at[0]!, -at[2]!, at[1]!].forEach((value, axis) => {
        least[axis] = Math.min(least[axis]!, value);
        most[axis] = Math.max(most[axis]!, value);
      });
    }
  });
  return { counts, least, most };
}

test("another program finds every bar, wall and slope, and the pieces of every line of the bill", async () => {
  await fc.assert(
    fc.asyncProperty(validQuery, async (asked) => {
      const model = modelOf(asked);
      const { pieces, cladding, body } = model;
      const text = await hangarIfc(model);
      await opened(text, (file) => {
        const { counts, least, most } = bodiesOf(file);
        const { IfcWall = 0, IfcSlab = 0, ...bars } = counts;
        const walls = cladding.filter(({ pieces: [whole] }) => whole!.paint.startsWith("wall"));
        const slopes = cladding.filter(({ pieces: [whole] }) => /^roof-/.test(whole!.paint));
        expect(Object.values(bars).reduce((sum, count) => sum + count, 0)).toBe(
          pieces.flatMap(({ bars }) => bars).length,
        );
        expect([IfcWall, IfcSlab]).toEqual([walls.length, slopes.length]);
        const { length_m, width_m } = model.layout.geometry;
        const half = THICKNESS_M.column / 2;
        [-half, -half, 0].forEach((value, axis) => expect(least[axis]).toBeCloseTo(value, 4));
        [length_m + half, width_m + half].forEach((value, axis) => expect(most[axis]).toBeCloseTo(value, 4));
        const names = elementsOf(file, ifc.IFCELEMENT, true).map(({ Name }) => Name!.value);
        for (const line of body.result.materials) {
          if (line.group || !pieces.some((piece) => piece.line === line)) continue;
          const expected = Array.from({ length: line.qty }, (_, i) => `${line.code} ${i + 1}`);
          expect(names.filter((name) => expected.includes(name)).sort()).toEqual(expected.sort());
        }
      });
      expect(await hangarIfc(model)).toBe(text);
    }),
    { numRuns: runs(30) },
  );
});

const CLAD = {
  roof: "dvuhskat",
  width: "12",
  length: "32.5",
  height: "4.35",
  gates: "1",
  doors: "1",
  windows: "2",
  panels: "1",
};

test("gates, doors and windows are holes in the walls", async () => {
  const names = await opened(await hangarIfc(modelOf(CLAD)), (file) => {
    expect(elementsOf(file, ifc.IFCRELVOIDSELEMENT)).toHaveLength(4);
    return elementsOf(file, ifc.IFCOPENINGELEMENT).map(({ Name }) => Name!.value);
  });
  expect(names.sort()).toEqual(["Ворота", "Дверь", "Окно", "Окно"]);
});

test("says what it is and that it is schematic; every id is of 22 digits and its own", async () => {
  const model = modelOf(CLAD);
  const text = await hangarIfc(model);
  const { project, ids } = await opened(text, (file) => ({
    project: elementsOf(file, ifc.IFCPROJECT)[0] as Named & { Description: { value: string } },
    ids: elementsOf(file, ifc.IFCROOT, true).map((root) => (root as { GlobalId: { value: string } }).GlobalId.value),
  }));
  expect([project.Name!.value, ...project.Description.value.split("; ")]).toEqual(model.about);
  for (const id of ids) expect(id).toMatch(/^[0-3][0-9A-Za-z_$]{21}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(text).toContain(`'${model.body.prices_version}T00:00:00'`);
});
