import { join } from "node:path";
import { writeFile } from "node:fs/promises";
import { root } from "../../root.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { minifyFurther } from "./minify-further.ts";
import { shadowStylesPlugin } from "./shadow-styles.ts";

/** `<site>/embed.js`: the element for pages of other sites. It imports the engine's file by a path beside its own. */
export async function bundleEmbed(engine: BuiltEngine, site: string): Promise<void> {
  const { outputFiles } = await bundleBesideEngine("embed.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/embed/embed.ts")],
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [keepOutside(/^hangar-engine$/, `.${engine.path}`), shadowStylesPlugin()],
    write: false,
  });
  const code = await minifyFurther(outputFiles![0]!.text);
  await writeFile(join(site, "embed.js"), code);
}
