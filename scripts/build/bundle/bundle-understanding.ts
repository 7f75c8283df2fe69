import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../root.ts";
import { keepOutside } from "../place/keep-outside.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { bundleBesideEngine, bundleModule, FOR_BROWSERS } from "./bundle-module.ts";
import { minifyFurther } from "./minify-further.ts";

/** How wishes in words are read, as the page, the function and every host load it. */
export interface BuiltUnderstanding {
  /** The parser with its Russian sentences, from the root of the host. */
  path: string;
  /** What answers /v1/understand, over the parser and in every language; pages have no use for it. */
  callPath: string;
}

/** Files that no other bundle holds a copy of, absolute paths. */
export interface SharedFiles {
  engine: string;
  /** What answers /v1/understand. */
  understandingCall: string;
}

/** Imports of the parser, and of what answers a call with it: no bundle but theirs holds a copy. */
export const UNDERSTANDING = /\/understanding\/index\.ts$/;
export const UNDERSTANDING_CALL = /\/understood\.ts$/;

/**
 * Bundles `src/understanding/index.ts` into `<site>/_understanding/understanding.<hash>.js`, what answers the API with it
 * into `call.<hash>.js` beside that, and the stable `<site>/understanding.js`, which other sites import.
 */
export async function bundleUnderstanding(engine: BuiltEngine, site: string): Promise<BuiltUnderstanding> {
  const parser = await bundleModule({
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/understanding/index.ts")],
    write: false,
  });
  const path = await writeHashed("understanding", parser.outputFiles![0]!.text);
  const call = await bundleBesideEngine("call.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/services/understood.ts")],
    plugins: [keepOutside(UNDERSTANDING, path.replace(/.*\//, "./"))],
    write: false,
  });
  const callPath = await writeHashed("call", call.outputFiles![0]!.text);
  const door = await bundleBesideEngine("understanding.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/embed/understanding.ts")],
    plugins: [keepOutside(/^hangar-engine$/, `.${engine.path}`), keepOutside(UNDERSTANDING, `.${path}`)],
    write: false,
  });
  await writeFile(join(site, "understanding.js"), door.outputFiles![0]!.text);
  return { path, callPath };

  async function writeHashed(name: string, text: string): Promise<string> {
    const code = await minifyFurther(text);
    const hash = createHash("sha256").update(code).digest("hex").slice(0, 10);
    const path = `/_understanding/${name}.${hash}.js`;
    await mkdir(join(site, dirname(path)), { recursive: true });
    await writeFile(join(site, path), code);
    return path;
  }
}
