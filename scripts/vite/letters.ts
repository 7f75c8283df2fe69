import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subset from "subset-font";
import type { Plugin } from "vite";
import { root } from "../root.ts";

const { resolve } = createRequire(import.meta.url);

const between = (first: string, last: string): string =>
  String.fromCodePoint(...range(first.codePointAt(0)!, last.codePointAt(0)!));

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

const CYRILLIC = `${between("А", "я")}Ёё`;
const SIGNS = `${between(" ", "@")}[\\]_{|}~\u00a0«»—–−×·²³№₽…°`;
const CAPITALS = between("A", "Z");
const SMALL = between("a", "z");

/** The weights of Golos Text that the pages use. What is bold has of small Latin letters those of «Excel» alone. */
const LETTERS = {
  regular: { style: "400Regular", text: CYRILLIC + SIGNS + CAPITALS + SMALL },
  bold: { style: "700Bold", text: `${CYRILLIC}${SIGNS}${CAPITALS}excl` },
  "bold-latin": { style: "700Bold", text: SMALL },
} as const;

/** What a browser needs for neither drawing nor measuring these letters. */
const DROPPED = ["vhea", "vmtx", "STAT", "gasp", "prep"];

/** Figures of one width, for sums under one another; kerning would weigh a third of the letters. */
const FEATURES = ["tnum"];

/** Makes `@letters/<name>.woff2`, subsets of Golos Text, for stylesheets to name. */
export function letters(): Plugin {
  const folder = join(root, ".build", "letters");
  return {
    name: "hangar:letters",
    async config() {
      await mkdir(folder, { recursive: true });
      for (const [name, { style, text }] of Object.entries(LETTERS)) {
        const font = await readFile(resolve(`@expo-google-fonts/golos-text/${style}/GolosText_${style}.ttf`));
        const options = {
          targetFormat: "woff2",
          noHinting: true,
          dropTables: DROPPED,
          keepFeatures: FEATURES,
        } as const;
        await put(join(folder, `${name}.woff2`), await subset(font, text, options));
      }
      return { resolve: { alias: { "@letters": folder } } };
    },
  };
}

/** In one step: another build may be reading it. */
async function put(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}
