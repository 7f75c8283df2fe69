import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPicture } from "../../src/price-list/logo-files.ts";

/** Whole or not at all. */
export function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const aside = `${path}.part`;
  try {
    writeFileSync(aside, content);
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { force: true });
    throw error;
  }
}

/** The files of a folder by name, in their order. */
export function writeAll(directory: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    write(join(directory, name), isPicture(name) ? Buffer.from(text, "base64") : text);
  }
}
