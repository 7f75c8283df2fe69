import { extname } from "node:path";
import { logoSize } from "../src/price-list/manufacturer/logo.ts";
import { isPicture, type LogoFile } from "../src/price-list/manufacturer/logo-files.ts";
import { shortHash } from "./short-hash.ts";

/** A logo as pages show it; sizes in CSS pixels. */
export interface LogoPicture {
  src: string;
  width: number;
  height: number;
}

export const logoBytes = (file: LogoFile, texts: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(texts[file]!, isPicture(file) ? "base64" : "utf8");

/** A built site serves it under its hash; `astro dev` has no such file, and there it stands in the page. */
export function logoPicture(file: LogoFile, texts: Readonly<Record<string, string>>, isBuilt: boolean): LogoPicture {
  const bytes = logoBytes(file, texts);
  const size = logoSize(file, texts[file]!);
  const type = isPicture(file) ? "image/png" : "image/svg+xml";
  const src = isBuilt
    ? `/_astro/logo.${shortHash(bytes)}${extname(file)}`
    : `data:${type};base64,${bytes.toString("base64")}`;
  return { src, ...size };
}
