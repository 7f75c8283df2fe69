import { lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isPicture } from "../../src/price-list/manufacturer/logo-files.ts";

/** Whole or not at all. */
export function write(path: string, content: string | Uint8Array): void {
  writeEach([[path, content]]);
}

/** The files of a folder by name, in their order: all are on the disk aside before the first takes its place. */
export function writeAll(directory: string, files: ReadonlyMap<string, string>): void {
  writeEach(
    [...files].map(([name, text]) => [join(directory, name), isPicture(name) ? Buffer.from(text, "base64") : text]),
  );
}

function writeEach(files: readonly (readonly [path: string, content: string | Uint8Array])[]): void {
  const aside = (path: string): string => `${path}.part`;
  try {
    for (const [path, content] of files) {
      mkdirSync(dirname(path), { recursive: true });
      // Not only handed to the system: a power cut right after would leave an empty file under the name.
      writeFileSync(aside(path), content, { flush: true });
    }
    for (const [path] of files) renameSync(aside(path), path);
  } catch (error) {
    for (const [path] of files) {
      if (lstatSync(aside(path), { throwIfNoEntry: false })?.isFile()) rmSync(aside(path));
    }
    throw error;
  }
}
