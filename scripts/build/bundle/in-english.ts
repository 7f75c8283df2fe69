import type { Plugin } from "esbuild";
import { ENGLISH_ENGINE, englishTwin, isOfLanguages } from "./english-twin.ts";

/**
 * Makes a bundle speak English: every module that holds Russian words has its twin, and the engine is given the English
 * table. So no byte of it is in a Russian bundle, and neither asks which language it speaks.
 */
export function inEnglish(): Plugin {
  return {
    name: "in-english",
    setup({ onResolve }) {
      onResolve({ filter: /^hangar-engine$/ }, ({ importer }) =>
        isOfLanguages(importer) ? undefined : { path: ENGLISH_ENGINE },
      );
      onResolve({ filter: /^\..*\.ts$/ }, ({ path, importer }) => {
        const twin = englishTwin(path, importer)?.twin;
        return twin === undefined ? undefined : { path: twin };
      });
    },
  };
}
