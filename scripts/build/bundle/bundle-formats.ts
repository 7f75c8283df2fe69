import { join } from "node:path";
import { root } from "../../root.ts";
import { pathFrom } from "../files-of.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";

/**
 * `function/formats.js`, which the function loads with the first answer in another format than JSON; what one format alone
 * takes is a file of its own beside it.
 */
export async function bundleFormats(dist: string, engineFile: string): Promise<void> {
  const outdir = join(dist, "function");
  await bundleBesideEngine("formats.js", {
    ...FOR_BROWSERS,
    entryPoints: { formats: join(root, "src/formats/function.ts") },
    outdir,
    splitting: true,
    chunkNames: "formats-[name]-[hash]",
    platform: "neutral",
    mainFields: ["module", "main"],
    // Of a way to read files that is left out with all that would.
    external: ["node:*"],
    plugins: [keepOutside(/^hangar-engine$/, pathFrom(outdir, engineFile))],
  });
}
