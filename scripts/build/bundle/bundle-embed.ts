import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { root } from "../../root.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { inEnglish } from "./in-english.ts";
import { minifyFurther } from "./minify-further.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";

/**
 * `<site>/embed.js`: the element for pages of other sites, and `embed-en.js`: what of it speaks, in English;
 * `calculator-en.js`: the calculator of the page /en/; `request-builder-en.js`: that of the documentation. They import the engine's file by a path beside their own.
 */
export async function bundleEmbed(engine: BuiltEngine, site: string): Promise<void> {
  await bundle("embed.js", "src/embed/embed.ts", []);
  await bundle("embed-en.js", "src/embed/speech.tsx", [inEnglish()]);
  await bundle("calculator-en.js", "src/embed/page/start.tsx", [inEnglish()]);
  await bundle("request-builder-en.js", "src/docs/request-builder/start-in-english.tsx", [inEnglish()]);

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
