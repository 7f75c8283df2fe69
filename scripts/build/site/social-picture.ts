import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { renderAsync } from "@resvg/resvg-js";

const { resolve } = createRequire(import.meta.url);

/** Golos Text, for it has Cyrillic and the sign of the rouble on every machine. */
const FONTS = ["400Regular", "600SemiBold", "700Bold"].map((style) =>
  resolve(`@expo-google-fonts/golos-text/${style}/GolosText_${style}.ttf`),
);

/** `<site>/og.png`, the picture of a shared link, in place of the drawing `og.svg` that the pages made. */
export async function socialPicture(site: string): Promise<void> {
  const drawing = join(site, "og.svg");
  const svg = await readFile(drawing, "utf8");
  const picture = await renderAsync(svg, {
    font: { fontFiles: FONTS, loadSystemFonts: false, defaultFontFamily: "Golos Text" },
  });
  await writeFile(join(site, "og.png"), picture.asPng());
  await rm(drawing);
}
