import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { root } from "../../root.ts";

const SOURCES = join(root, "src");
const LANGUAGES = join(SOURCES, "languages");
/** Files that speak English in the place of those of the same path in `src/`. */
const INSTEAD = join(LANGUAGES, "english/instead");

/** The engine with the English table, for all but the languages themselves. */
export const ENGLISH_ENGINE = join(INSTEAD, "hangar-engine.ts");

/** A module and the one that says the same in English; nothing where the module that is imported says nothing. */
export function englishTwin(path: string, importer: string): { file: string; twin: string } | undefined {
  const file = join(dirname(importer), path);
  const twin = join(INSTEAD, relative(SOURCES, file));
  return isOfLanguages(importer) || !existsSync(twin) ? undefined : { file, twin };
}

/** Modules of a language import each other as they are. */
export const isOfLanguages = (file: string): boolean => file.startsWith(LANGUAGES);
