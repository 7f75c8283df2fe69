import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rasterize } from "../rasterizer.ts";

/** Width and height, pixels. */
const SIDE = 32;

const HEADER_BYTES = 22;

/** `<site>/favicon.ico`, which browsers, search engines and feed readers ask for by this name, of `favicon.svg`. */
export async function favicon(site: string): Promise<void> {
  const svg = await readFile(join(site, "favicon.svg"), "utf8");
  await writeFile(join(site, "favicon.ico"), iconFile(rasterize(svg, SIDE)));
}

/** An ICO file with one picture, a PNG: https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10). */
function iconFile(png: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
