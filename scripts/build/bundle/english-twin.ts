import { join } from "node:path";
import { root } from "../../root.ts";
import { twinIn } from "./instead.ts";

const LANGUAGES = join(root, "src/languages");
/** Files that speak English in the place of those of the same path in `src/`. */
const INSTEAD = join(LANGUAGES, "english/instead");

/** The engine with the English table, for all but the languages themselves. */
export const ENGLISH_ENGINE = join(INSTEAD, "hangar-engine.ts");

/** A module and the one that says the same in English; nothing where the module that is imported says nothing. */
export const englishTwin = (path: string, importer: string): ReturnType<typeof twinIn> =>
  twinIn(INSTEAD, LANGUAGES, path, importer);

/** Modules of a language import each other as they are. */
export const isOfLanguages = (file: string): boolean => file.startsWith(LANGUAGES);
