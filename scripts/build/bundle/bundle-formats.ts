import { join, relative } from "node:path";
import { root } from "../../root.ts";
import { keepOutside } from "../place/keep-outside.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "./bundle-module.ts";

/** `function/formats.js`, which the function loads with the first answer in another format than JSON. */
export async function bundleFormats(dist: string, engineFile: string): Promise<void> {
  await bundleBesideEngine("formats.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/formats/function.ts")],
    outfile: join(dist, "function/formats.js"),
    platform: "neutral",
    plugins: [keepOutside(/^hangar-engine$/, relative(join(dist, "function"), engineFile).replaceAll("\\", "/"))],
  });
}
