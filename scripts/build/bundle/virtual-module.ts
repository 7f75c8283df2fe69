import type { Plugin } from "esbuild";
import { root } from "../../root.ts";

/** A module that is no file: an import of `name` gives the code `contents`. */
export function virtualModule(name: string, contents: string): Plugin {
  const [path, namespace] = [name, name.replace("virtual:", "")];
  return {
    name: namespace,
    setup({ onResolve, onLoad }) {
      onResolve({ filter: new RegExp(`^${name}$`) }, () => ({ path, namespace }));
      onLoad({ filter: /.*/, namespace }, () => ({ contents, resolveDir: root }));
    },
  };
}
