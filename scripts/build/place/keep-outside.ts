import type { Plugin } from "esbuild";

/** Leaves an import out of the bundle and writes it as `target`: a path relative to the bundle, or an address. */
export function keepOutside(filter: RegExp, target: string): Plugin {
  return {
    name: "keep-outside",
    setup({ onResolve }) {
      onResolve({ filter }, () => ({ path: target, external: true }));
    },
  };
}
