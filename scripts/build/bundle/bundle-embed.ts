import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { root } from "../../root.ts";
import { HANGAR_DATA, pageDataModule, type HangarData } from "../../hangar-data-module.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { inEnglish } from "./in-english.ts";
import { minifyFurther } from "./minify-further.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";
import { virtualModule } from "./virtual-module.ts";
import type { Lang } from "../../../src/text/lang.ts";

/**
 * `<site>/embed.js`: the element for pages of other sites, and `embed-en.js`: what of it speaks, in English;
 * `calculator-en.js`: the calculator of the page /en/; `request-builder-en.js`: that of the documentation. They import the engine's file by a path beside their own.
 */
export async function bundleEmbed(engine: BuiltEngine, site: string, data: HangarData): Promise<void> {
  const dataIn = (lang?: Lang): Plugin => virtualModule(HANGAR_DATA, pageDataModule(data, lang));
  const english = [inEnglish(), dataIn("en")];
  await bundle("embed.js", "src/embed/embed.ts", [dataIn()]);
  await bundle("embed-en.js", "src/embed/speech.tsx", english);
  await bundle("calculator-en.js", "src/embed/page/start.tsx", english);
  await bundle("request-builder-en.js", "src/docs/request-builder/start-in-english.tsx", english);

  async function bundle(name: string, entry: string, language: Plugin[]): Promise<void> {
    const { outputFiles } = await bundleBesideEngine(name, {
      ...FOR_BROWSERS,
      entryPoints: [join(root, entry)],
      jsx: "automatic",
      jsxImportSource: "preact",
      plugins: [...language, keepOutside(/^hangar-engine$/, `.${engine.path}`), shadowStylesPlugin()],
      write: false,
    });
    await writeFile(join(site, name), await minifyFurther(outputFiles![0]!.text));
  }
}
