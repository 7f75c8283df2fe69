import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HangarData } from "../../hangar-data-module.ts";
import { logoBytes, logoPicture } from "../../logo-picture.ts";
import { rasterize } from "../rasterizer.ts";

/** The manufacturer's logo, where there is one, as the pages of the site name it. */
export async function writeLogo({ manufacturer: { logo }, texts }: HangarData, site: string): Promise<void> {
  if (logo !== undefined) await writeFile(join(site, logoPicture(logo, texts, true).src), logoBytes(logo, texts));
}

/** `<site>/og.png`, the picture of a shared link, in place of the drawing `og.svg` that the pages made. */
export async function socialPicture(site: string): Promise<void> {
  const drawing = join(site, "og.svg");
  await writeFile(join(site, "og.png"), rasterize(await readFile(drawing, "utf8")));
  await rm(drawing);
}

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
