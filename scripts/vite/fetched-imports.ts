import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { root } from "../root.ts";

/** Modules that every page has in its head, and the engine, which is there wherever something is loaded on demand. */
const EVERYWHERE = /\/(preact|page)\.|^_engine\//;

/** What Vite wraps `import()` in. */
const HELPER = "\0vite/preload-helper.js";

/**
 * Whatever is loaded on demand is fetched as files before it is imported, the parser beside it as well: see
 * `importFetched`, which takes the place of Vite's own helper.
 */
export function fetchedImports(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  const resolveDependencies = (file: string, needed: string[]) => {
    const files = [...new Set([file, ...needed])];
    // An address that is made up when it is needed is no file of this build.
    return [...files, ...files.flatMap(fromRoot)].filter((one) => !EVERYWHERE.test(one) && !one.includes("${"));
  };
  /** What a module imports that is no part of this build: the parser stands at an address of its own. */
  const fromRoot = (file: string) => {
    const chunk = bundle[file];
    const imports = chunk?.type === "chunk" ? chunk.imports : [];
    return imports.filter((one) => one.startsWith("/")).map((one) => one.slice(1));
  };
  return {
    name: "hangar:fetched-imports",
    apply: "build",
    enforce: "pre",
    config: () => ({ environments: { client: { build: { modulePreload: { resolveDependencies } } } } }),
    load(id) {
      if (id !== HELPER) return undefined;
      const file = join(root, "src/calculator/ui/import-fetched.ts").replaceAll("\\", "/");
      return `export { importFetched as __vitePreload } from ${JSON.stringify(file)};`;
    },
    generateBundle(_options, made) {
      if (this.environment.name === "client") bundle = made;
    },
  };
}
