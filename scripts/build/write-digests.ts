import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DIGESTS, digestOf } from "../../src/api/node/intact.ts";
import type { BuiltEngine } from "./bundle-engine.ts";

/** `dist/digests.json`, by which the server knows at its start that what it answers by is what was built. */
export async function writeDigests(dist: string, engine: BuiltEngine): Promise<void> {
  const paths = ["server.js", "function/handler.js", "function/mcp.js", `site${engine.path}`];
  const digests = await Promise.all(paths.map(async (path) => [path, digestOf(await readFile(join(dist, path)))]));
  await writeFile(join(dist, DIGESTS), `${JSON.stringify(Object.fromEntries(digests), null, 2)}\n`);
}
