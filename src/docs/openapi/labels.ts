import { DOCS_TEXTS } from "../../messages/by-language.ts";

/** Words of the reference in the language of its page; what it says of the interface is English everywhere. */
export const labelsOf = (locale: string | undefined) => DOCS_TEXTS[locale === "en" ? "en" : "ru"].reference;

export const operationAnchor = (id: string): string => `operation-${id}`;
export const schemaAnchor = (name: string): string => `schema-${name}`;
