import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { HANGAR_DATA, hangarDataModule, type HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { minifyFurther } from "./minify-further.ts";
import { noteShipped } from "../licences/shipped-packages.ts";

/** The engine as the page, the function and every host load it: one file with the price list inside. */
export interface BuiltEngine {
  /** Where the file is, an absolute path. */
  file: string;
  /** Where the site serves it, from the root of the host. */
  path: string;
}

/** esbuild's door to `virtual:hangar-data`; of its exports a bundle holds those that it uses. */
export function hangarData(data: HangarData): Plugin {
  return {
    name: "hangar-data",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${HANGAR_DATA}$`) }, () => ({ path: HANGAR_DATA, namespace: "hangar-data" }));
      onLoad({ filter: /.*/, namespace: "hangar-data" }, () => ({ contents: hangarDataModule(data), loader: "js" }));
    },
  };
}

/** Bundles `src/engine/index.ts` into `<site>/_engine/engine.<hash>.js` and the stable `<site>/engine.js` beside it. */
export async function bundleEngine(data: HangarData, site: string): Promise<BuiltEngine> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "src/engine/index.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    plugins: [hangarData(data)],
    write: false,
  });
  noteShipped(metafile);
  const code = await minifyFurther(outputFiles[0]!.text);
  const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
  const path = `/_engine/engine.${hash}.js`;
  const file = join(site, path);
  await mkdir(join(site, "_engine"), { recursive: true });
  await writeFile(file, code);
  await writeFile(join(site, "engine.js"), `export * from ".${path}";\n`);
  return { file, path };
}
