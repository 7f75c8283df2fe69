import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { rasterizer } from "../../src/formats/png/rasterizer.ts";

const { resolve } = createRequire(import.meta.url);

/** resvg's own file. */
export const RESVG_WASM = resolve("@resvg/resvg-wasm/index_bg.wasm");

/** Golos Text, for it has Cyrillic and the sign of the rouble on every machine. */
export const FONTS = ["400Regular", "600SemiBold", "700Bold"].map((style) =>
  resolve(`@expo-google-fonts/golos-text/${style}/GolosText_${style}.ttf`),
);

const read = async (file: string) => new Uint8Array(await readFile(file));

/** Makes pictures of drawings, as the server does. */
export const rasterize = await rasterizer(await read(RESVG_WASM), await Promise.all(FONTS.map(read)));
