import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "../files-of.ts";

/** What a folder of a product holds, a line each: files and bytes of every folder in it, bytes of every program beside them. */
export async function whatWasMade(product: string): Promise<string> {
  const entries = await readdir(product, { withFileTypes: true });
  const rows = entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith(".js"))
    .map(async (entry): Promise<[name: string, files: string, bytes: string]> => {
      const path = join(product, entry.name);
      const files = entry.isDirectory() ? await filesOf(path) : [path];
      const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
      const bytes = number(sizes.reduce((sum, size) => sum + size, 0));
      return entry.isDirectory() ? [`${entry.name}/`, `${number(files.length)} files`, bytes] : [entry.name, "", bytes];
    });
  return (await Promise.all(rows))
    .map(([name, files, bytes]) => `  ${name.padEnd(12)}${files.padStart(12)}${bytes.padStart(14)} bytes`)
    .join("\n");
}

const number = (count: number): string => count.toLocaleString("en");
