import { readFile, stat, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { digestOf, FILE_LIST, type FileList } from "../../src/api/node/intact.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { filesOf } from "./files-of.ts";

/** `dist/files.json`, by which the server knows that what it answers by, and what it serves, is what was built; last of all. */
export async function writeFileList(dist: string, engine: BuiltEngine): Promise<void> {
  const answering = ["server.js", "function/handler.js", "function/mcp.js", `site${engine.path}`];
  const site = (await filesOf(join(dist, "site"))).map((file) => relative(dist, file).replaceAll("\\", "/"));
  const digest = async (path: string) => digestOf(await readFile(join(dist, path)));
  const list: FileList = {
    digests: await ofEach(answering, digest),
    sizes: await ofEach(site, async (path) => (await stat(join(dist, path))).size),
    served: await ofEach(site, digest),
  };
  await writeFile(join(dist, FILE_LIST), `${JSON.stringify(list, null, 2)}\n`);
}

async function ofEach<Value>(
  paths: readonly string[],
  tell: (path: string) => Promise<Value>,
): Promise<Record<string, Value>> {
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await tell(path)] as const)));
}
