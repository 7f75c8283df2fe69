import type { Plugin } from "vite";

/** Modules that every page has in its head. */
const EVERYWHERE = /\/(preact|page)\./;

/** Before a module that is loaded on demand a browser fetches what it imports, but for what every page has already. */
export function onlyNewPreloads(): Plugin {
  const resolveDependencies = (_file: string, needed: string[]) => needed.filter((file) => !EVERYWHERE.test(file));
  return {
    name: "hangar:only-new-preloads",
    config: () => ({ environments: { client: { build: { modulePreload: { resolveDependencies } } } } }),
  };
}
