import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { pathsIn } from "../files-of.ts";
import { filesAtInstall } from "../offline/files-at-install.ts";
import { firstViewFiles } from "./first-view.ts";

/** What of a folder is weighed together; each file is compressed by itself, as it is sent. */
export interface Weighed {
  /** Paths of the files from the folder, the page whose first view they are, or the site that a device keeps of them. */
  of: RegExp | { firstViewOf: string } | { keptAtFirstVisitOf: string };
  compressed: "gzip" | "brotli";
}

/** Bytes; none where there is no such file. */
export async function weight(folder: string, { of, compressed }: Weighed): Promise<number> {
  const weights = await Promise.all((await filesIn(folder, of)).map((file) => weigh(join(folder, file), compressed)));
  return weights.reduce((sum, each) => sum + each, 0);
}

async function filesIn(folder: string, of: Weighed["of"]): Promise<string[]> {
  if (of instanceof RegExp) {
    return (await pathsIn(folder)).filter((file) => of.test(file));
  }
  if ("firstViewOf" in of) return firstViewFiles(folder, of.firstViewOf);
  const site = of.keptAtFirstVisitOf;
  return [...(await filesAtInstall(join(folder, site)))].map((file) => `${site}/${file}`);
}

async function weigh(file: string, compressed: Weighed["compressed"]): Promise<number> {
  const content = await readFile(file);
  const small = await (compressed === "gzip"
    ? promisify(gzip)(content, { level: 9 })
    : promisify(brotliCompress)(content));
  // What does not get smaller is sent as it is.
  return Math.min(content.length, small.length);
}
