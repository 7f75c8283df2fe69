import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "esbuild";
import { engineDataModule, HANGAR_DATA, hangarDataModule, type HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { shortHash } from "../../short-hash.ts";
import { bundleModule, FOR_BROWSERS } from "./bundle-module.ts";
import { minifyFurther } from "./minify-further.ts";
import { virtualModule } from "./virtual-module.ts";

/** The engine as the page, the function and every host load it: one file with the price list inside. */
export interface BuiltEngine {
  /** Where the file is, an absolute path. */
  file: string;
  /** Where the site serves it, from the root of the host. */
  path: string;
}

/** esbuild's door to `virtual:hangar-data`; of its exports a bundle holds those that it uses. */
export const hangarData = (data: HangarData): Plugin => virtualModule(HANGAR_DATA, hangarDataModule(data));

/** Bundles `src/engine/index.ts` into `<site>/_engine/engine.<hash>.js` and the stable `<site>/engine.js` beside it. */
export async function bundleEngine(data: HangarData, site: string): Promise<BuiltEngine> {
  const { outputFiles } = await bundleModule({
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/engine/index.ts")],
    plugins: [virtualModule(HANGAR_DATA, engineDataModule(data))],
    write: false,
  });
  const code = await minifyFurther(outputFiles![0]!.text);
  const path = `/_engine/engine.${shortHash(code)}.js`;
  const file = join(site, path);
  await mkdir(join(site, "_engine"), { recursive: true });
  await writeFile(file, code);
  await writeFile(join(site, "engine.js"), `export * from ".${path}";\n`);
  return { file, path };
}
