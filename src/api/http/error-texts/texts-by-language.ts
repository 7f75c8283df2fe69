import { english } from "../../../languages/english/errors.ts";
import type { Lang } from "../../../text/lang.ts";
import type { ErrorTexts } from "./error-texts.ts";
import { russian } from "./russian.ts";

export const ERROR_TEXTS: Readonly<Record<Lang, ErrorTexts>> = { ru: russian, en: english };
