import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { build } from "esbuild";
import { isEngineCode } from "../../engine-copies.ts";
import { PlainError } from "../../plain-error.ts";
import { root } from "../../root.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { minifyFurther } from "./minify-further.ts";
import { noteShipped } from "../licences/shipped-packages.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";

/** `<site>/embed.js`: the element for pages of other sites. It imports the engine's file by a path beside its own. */
export async function bundleEmbed(engine: BuiltEngine, site: string): Promise<void> {
  const { outputFiles, metafile } = await build({
    entryPoints: [join(root, "src/embed/embed.ts")],
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    metafile: true,
    plugins: [keepOutside(/^hangar-engine$/, `.${engine.path}`), shadowStylesPlugin()],
    write: false,
  });
  noteShipped(metafile);
  const copies = Object.keys(metafile.inputs).filter(isEngineCode);
  if (copies.length > 0) throw new PlainError(`embed.js must import hangar-engine, not a copy of ${copies.join(", ")}`);
  const code = await minifyFurther(outputFiles[0]!.text);
  await writeFile(join(site, "embed.js"), code);
}
