import { logoSize } from "../../price-list/manufacturer/logo.ts";
import { isPicture, type LogoFile } from "../../price-list/manufacturer/logo-files.ts";
import { contactTexts, fieldMap, type Draft } from "./draft.ts";

/** The logo of a draft as pages show it, its address with all of it inside; nothing where it has none. */
export function logoPicture(draft: Draft): { src: string; width: number; height: number } | undefined {
  const file = fieldMap(draft.manufacturer).get("logo")?.value as LogoFile | undefined;
  const text = file && { ...draft.base, ...contactTexts(draft) }[file];
  if (file === undefined || text === undefined) return undefined;
  const src = isPicture(file) ? `data:image/png;base64,${text}` : `data:image/svg+xml,${encodeURIComponent(text)}`;
  return { src, ...logoSize(file, text) };
}
