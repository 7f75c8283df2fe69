import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HangarData } from "../../hangar-data-module.ts";
import { logoBytes, logoPicture } from "../../logo-picture.ts";

/** The manufacturer's logo, where there is one, as the pages of the site name it. */
export async function writeLogo({ manufacturer: { logo }, texts }: HangarData, site: string): Promise<void> {
  if (logo !== undefined) await writeFile(join(site, logoPicture(logo, texts, true).src), logoBytes(logo, texts));
}
