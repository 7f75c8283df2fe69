import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "../../../scripts/build/files-of.ts";
import { root } from "../../../scripts/root.ts";

const IMPORT = /^(?:import|export)\s[^"']*"(\.[^"]+)";|^import "(\.[^"]+)";/gm;

/** Files of these folders → those that each imports, types included. */
async function imports(folders: readonly string[]): Promise<Map<string, string[]>> {
  const files = (await Promise.all(folders.map((folder) => filesOf(join(root, folder))))).flat();
  const code = files.filter((file) => /\.(tsx?|astro)$/.test(file));
  return new Map(
    code.map((file) => [
      file,
      [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, from, bare]) => join(file, "..", (from ?? bare)!)),
    ]),
  );
}

/** A way from a file back to itself, if there is one. */
function circle(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const way: string[] = [];
  const from = (file: string): string[] | undefined => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return undefined;
    way.push(file);
    for (const next of graph.get(file) ?? []) {
      const found = from(next);
      if (found) return found;
    }
    way.pop();
    done.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const found = from(file);
    if (found) return found;
  }
  return undefined;
}

test("no file imports itself by way of others", async () => {
  const graph = await imports(["src", "scripts"]);
  expect(graph.get(join(root, "src/engine/answer.ts"))).toContain(join(root, "src/engine/bill.ts"));
  expect(circle(graph)?.map((file) => relative(root, file))).toBeUndefined();
});
