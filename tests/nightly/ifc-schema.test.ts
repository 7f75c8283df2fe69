import { delimiter, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, expect, test } from "vitest";
import { hangarIfc } from "../../src/formats/ifc/hangar-ifc.ts";
import { hangarModel } from "../../src/formats/model/hangar-model.ts";
import { engine } from "../support/example-engine.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, part } from "./part.ts";

const READER = "@ifc-lite/parser@3.15.0";

/** What we use of a second reader of IFC, which knows the whole schema of IFC4. */
interface IfcLite {
  IfcParser: new () => { parseColumnar(file: ArrayBufferLike): Promise<Store> };
  getEntityMetadata(type: string): { allAttributes: { name: string; type: string; optional: boolean }[] } | undefined;
}
interface Store {
  schemaVersion: string;
  entityCount: number;
  spatialHierarchy: { byStorey: ReadonlyMap<number, readonly number[]> };
}

let reader: IfcLite & Record<string, unknown>;

/** Values between the commas of an entity, lists and texts whole. */
function valuesOf(text: string): string[] {
  const values = [""];
  let depth = 0;
  let isText = false;
  for (const letter of text) {
    if (letter === "'") isText = !isText;
    if (!isText) depth += letter === "(" ? 1 : letter === ")" ? -1 : 0;
    if (letter === "," && depth === 0 && !isText) values.push("");
    else values[values.length - 1] += letter;
  }
  return values;
}

/** What of an entity the schema does not know: attributes too many or too few, missing ones, words of no list. */
function faultsOf(line: string): string[] {
  const [, type, given] = /^#\d+=(\w+)\((.*)\);$/.exec(line)!;
  const attributes = reader.getEntityMetadata(type!)?.allAttributes ?? [];
  const values = valuesOf(given!);
  if (values.length !== attributes.length) return [`${type} has ${values.length} of ${attributes.length}`];
  return attributes.flatMap(({ name, type: kind, optional }, at) => {
    const value = values[at]!;
    const word = /^\.(\w+)\.$/.exec(value)?.[1];
    if (value === "$" && !optional) return [`${type}.${name} is missing`];
    return word !== undefined && !Object.values(reader[kind] as object).includes(word)
      ? [`${type}.${name} ${word}`]
      : [];
  });
}

part("a second reader of IFC", await lackOfPackages(READER), () => {
  beforeAll(async () => {
    // What npx brought is found by where its programs would be.
    const { stdout } = await npx(["--package", READER, "--call", "node -p process.env.PATH"]);
    const programs = stdout.split(delimiter).find((folder) => folder.includes("_npx"))!;
    const entry = join(dirname(programs), "@ifc-lite/parser/dist/index.js");
    reader = (await import(pathToFileURL(entry).href)) as typeof reader;
  });

  test.each([
    {
      roof: "dvuhskat",
      width: "18",
      length: "60",
      gates: "2",
      doors: "1",
      windows: "4",
      panels: "1",
      wall_progony: "1",
    },
    { roof: "odnoskat-pristavnoy", width: "12", length: "30", panels: "1", panels_high_wall: "1" },
    { roof: "s-kolonnoy-po-centru", width: "23.7", length: "45", gates: "1", truss: "demountable" },
  ])("and the schema agree with the model of $roof", async (asked) => {
    const { status, body } = engine.calculate(asked);
    if (status !== 200) throw new Error(JSON.stringify(body.error));
    const model = hangarModel(body, engine.layoutOf(asked)!);
    const text = await hangarIfc(model);
    const lines = text.split("\n").filter((line) => line.startsWith("#"));
    expect([...new Set(lines.flatMap(faultsOf))]).toEqual([]);

    const store = await new reader.IfcParser().parseColumnar(new TextEncoder().encode(text).buffer);
    expect([store.schemaVersion, store.entityCount]).toEqual(["IFC4", lines.length]);
    const inStorey = [...store.spatialHierarchy.byStorey.values()].flat().length;
    const walls = model.cladding.filter(({ pieces: [whole] }) => whole!.paint.startsWith("wall")).length;
    expect(inStorey).toBe(model.pieces.length + (walls > 0 ? walls + 1 : 0));
  });
});
