import { join } from "node:path";
import { root } from "../../root.ts";
import { twinIn } from "./instead.ts";

/** What is said in languages besides the first; modules of these import each other as they are. */
const LANGUAGES = ["src/languages", "src/messages/en", "src/text/in-english.ts"].map((path) => join(root, path));
/** Files that speak English in the place of those of the same path in `src/`. */
const INSTEAD = join(root, "src/languages/english/instead");

/** The engine with the English table, for all but the languages themselves. */
export const ENGLISH_ENGINE = join(INSTEAD, "hangar-engine.ts");

export const isOfLanguages = (file: string): boolean => LANGUAGES.some((path) => file.startsWith(path));

/** A module and the one that says the same in English; nothing where the module that is imported says nothing. */
export const englishTwin = (path: string, importer: string): ReturnType<typeof twinIn> =>
  isOfLanguages(importer) ? undefined : twinIn(INSTEAD, INSTEAD, path, importer);
