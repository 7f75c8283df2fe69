import { readFile } from "node:fs/promises";
import { extname, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { PlainError } from "../plain-error.ts";
import { filesOf } from "./files-of.ts";

/** The engine with its price list, gzipped, in bytes: it stands between a visitor and the first price. */
const ENGINE_LIMIT = 20_000;

/** The element for other sites without the engine, gzipped, in bytes: dealers' pages carry it. */
const EMBED_LIMIT = 20_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A table of what a browser loads, and an error when the engine or the element is over its budget. */
export async function sizeTable(site: string): Promise<string> {
  const rows = [["file", "raw", "gzip", "brotli"]];
  for (const file of await filesOf(site)) {
    if (![".js", ".css", ".html"].includes(extname(file))) continue;
    const content = await readFile(file);
    const gzipped = gzipSync(content, { level: 9 }).length;
    const name = relative(site, file);
    rows.push([name, ...[content.length, gzipped, brotliCompressSync(content).length].map(kilobytes)]);
    const limit = /^_engine[\\/]/.test(name) ? ENGINE_LIMIT : name === "embed.js" ? EMBED_LIMIT : Infinity;
    if (gzipped > limit) {
      throw new PlainError(`${name} weighs ${kilobytes(gzipped)} gzipped, its budget is ${kilobytes(limit)}`);
    }
  }
  const width = Math.max(...rows.map(([name]) => name!.length));
  return rows
    .map(([name, ...sizes]) => name!.padEnd(width) + sizes.map((size) => size.padStart(10)).join(""))
    .join("\n");
}
