import { isPicture, type LogoFile } from "../../price-list/manufacturer/logo-files.ts";
import { contactTexts, fieldMap, type Draft } from "./draft.ts";

/** The logo of a draft as an address with all of it inside; nothing where it has none. */
export function logoPicture(draft: Draft): string | undefined {
  const file = fieldMap(draft.manufacturer).get("logo")?.value as LogoFile | undefined;
  const text = file && { ...draft.base, ...contactTexts(draft) }[file];
  if (file === undefined || text === undefined) return undefined;
  return isPicture(file) ? `data:image/png;base64,${text}` : `data:image/svg+xml,${encodeURIComponent(text)}`;
}
