import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { BuildOptions, Plugin } from "esbuild";
import { deskScript, metricsScript, previewScript } from "../../../src/desk/page/script-paths.ts";
import { HANGAR_DATA } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { bundleModule, FOR_BROWSERS } from "./bundle-module.ts";
import { minifyFurther } from "./minify-further.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";

const at = (file: string): string => join(root, "src/desk", file);

/** The preview's engine is given the draft where any other has the price list. */
const draftData: Plugin = {
  name: "draft-data",
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^${HANGAR_DATA}$`) }, () => ({ path: at("preview/engine-data.ts") })),
};

/** What zod says is never shown: findings have words of their own. Its forty languages weigh more than all the rest of it. */
const noLanguages: Plugin = {
  name: "no-languages",
  setup: ({ onLoad }) => onLoad({ filter: /\/zod\/v4\/locales\/index\.js$/ }, () => ({ contents: "" })),
};

const DESK = {
  entryPoints: {
    [nameOf(deskScript)]: at("page/start.tsx"),
    [nameOf(previewScript)]: at("preview/preview.ts"),
    [nameOf(metricsScript)]: at("metrics/start.tsx"),
  },
  jsx: "automatic",
  jsxImportSource: "preact",
  splitting: true,
  plugins: [shadowStylesPlugin(), draftData, noLanguages],
  write: false,
} satisfies BuildOptions;

function nameOf(path: string): string {
  return basename(path, ".js");
}

/**
 * The scripts of the price desk in `<site>/_astro/`, bundled apart from the calculator's: these hold the engine's code a
 * second time, with the proofs, the schemas and YAML. The pages are told their names.
 */
export async function bundleDesk(site: string): Promise<void> {
  const { outputFiles } = await bundleModule({
    ...FOR_BROWSERS,
    ...DESK,
    outdir: join(site, "_astro"),
    entryNames: "[name].[hash]",
    chunkNames: "desk-part.[hash]",
  });
  const files = outputFiles!;
  for (const { path, text } of files) await writeFile(path, await minifyFurther(text));
  for (const [page, script] of [
    ["desk/index.html", deskScript],
    ["desk/preview/index.html", previewScript],
    ["desk/metrics/index.html", metricsScript],
  ] as const) {
    const entry = files.find(({ path }) => new RegExp(`^${nameOf(script)}\\.[^.]+\\.js$`).test(basename(path)))!;
    const html = await readFile(join(site, page), "utf8");
    await writeFile(join(site, page), html.replace(script, `/_astro/${basename(entry.path)}`));
  }
}

/** The same for `astro dev`, of the sources as they stand: texts by the addresses of the scripts and their parts. */
export async function deskOfSources(): Promise<Map<string, string>> {
  const { outputFiles } = await bundleModule({
    ...DESK,
    outdir: "/_astro",
    entryNames: "[name]",
    chunkNames: "desk-part.[hash]",
  });
  return new Map(outputFiles!.map(({ path, text }) => [`/_astro/${basename(path)}`, text]));
}
