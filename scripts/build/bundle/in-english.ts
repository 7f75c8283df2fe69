import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "esbuild";
import { root } from "../../root.ts";

const SOURCES = join(root, "src");
const LANGUAGES = join(SOURCES, "languages");
/** Files that stand in a bundle instead of those of the same path in `src/`. */
const INSTEAD = join(LANGUAGES, "english/instead");

/**
 * Makes a bundle speak English: every module that holds Russian words has its twin, and the engine is given the English
 * table. So no byte of it is in a Russian bundle, and neither asks which language it speaks.
 */
export function inEnglish(): Plugin {
  return {
    name: "in-english",
    setup({ onResolve }) {
      onResolve({ filter: /^hangar-engine$/ }, ({ importer }) =>
        isOfLanguages(importer) ? undefined : { path: join(INSTEAD, "hangar-engine.ts") },
      );
      onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
        if (isOfLanguages(importer)) return undefined;
        const twin = join(INSTEAD, relative(SOURCES, join(dirname(importer), path)));
        return existsSync(twin) ? { path: twin } : undefined;
      });
    },
  };
}

const isOfLanguages = (file: string): boolean => file.startsWith(LANGUAGES);
