import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { rasterize } from "../rasterizer.ts";

/** `<site>/og.png`, the picture of a shared link, in place of the drawing `og.svg` that the pages made. */
export async function socialPicture(site: string): Promise<void> {
  const drawing = join(site, "og.svg");
  await writeFile(join(site, "og.png"), rasterize(await readFile(drawing, "utf8")));
  await rm(drawing);
}
