import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import type { Plugin } from "esbuild";
import { root } from "../../root.ts";

const SOURCES = join(root, "src");

/** A module that is imported, and the file of the same path in `folder` that stands for it; what is itself `within` a folder is given the originals. */
export function twinIn(
  folder: string,
  within: string,
  path: string,
  importer: string,
): { file: string; twin: string } | undefined {
  const file = join(dirname(importer), path);
  const twin = join(folder, relative(SOURCES, file));
  return importer.startsWith(within) || !existsSync(twin) ? undefined : { file, twin };
}

/** Files of a folder stand in a bundle instead of those of the same path in `src/`. */
export function instead(folder: string, within: string): Plugin {
  return {
    name: `instead-${relative(SOURCES, folder)}`,
    setup: ({ onResolve }) =>
      onResolve({ filter: /^\..*\.tsx?$/ }, ({ path, importer }) => {
        const twin = twinIn(folder, within, path, importer)?.twin;
        return twin === undefined ? undefined : { path: twin };
      }),
  };
}
