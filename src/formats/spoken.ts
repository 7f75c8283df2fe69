import * as engine from "hangar-engine";
import type { Engine } from "hangar-engine";
import { english } from "../messages/en/formats.ts";
import type { FileTexts } from "../messages/file-texts.ts";
import { russian } from "../messages/ru/formats.ts";
import type { Lang } from "../text/lang.ts";

/** Apart from the tables of all that is said: pages load it with the files. */
const FILE_TEXTS: Readonly<Record<Lang, FileTexts>> = { ru: russian, en: english };

type Speaker = Pick<Engine, "configurationInWords" | "readWarning" | "language">;

/** What a file says: the words of the engine that answered, and those of files in its language. */
export interface Spoken extends Speaker {
  texts: FileTexts;
}

/** In the language of whatever runs this, unless another engine answered. */
export const spokenBy = ({ configurationInWords, readWarning, language }: Speaker = engine): Spoken => ({
  configurationInWords,
  readWarning,
  language,
  texts: FILE_TEXTS[language.lang],
});
