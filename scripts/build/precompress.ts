import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesOf } from "./files-of.ts";

const TEXT = new Set([".html", ".css", ".js", ".json", ".md", ".svg", ".txt", ".xml"]);

/** Writes `.br` and `.gz` beside every text file of the folder for which they are smaller. */
export async function precompress(folder: string): Promise<void> {
  const files = (await filesOf(folder)).filter((file) => TEXT.has(extname(file)));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      const variants = {
        ".br": await promisify(brotliCompress)(content, { params }),
        ".gz": await promisify(gzip)(content, { level: 9 }),
      };
      for (const [extension, compressed] of Object.entries(variants)) {
        if (compressed.length < content.length) await writeFile(file + extension, compressed);
      }
    }),
  );
}
