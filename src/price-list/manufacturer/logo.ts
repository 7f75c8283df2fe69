import { grouped } from "../../text/format.ts";
import { isPicture, type LogoFile } from "./logo-files.ts";

/** How tall it is in the header, CSS pixels, and how wide at most: a telephone number is beside it, at 320, too. */
const HEIGHT = 28;
const MOST_WIDTH = 140;
const MOST_RATIO = 6;

/** Every page asks for it. */
const MOST_BYTES = 30_000;

/** What designers' programs leave out of an SVG that is saved for pages. */
const SAVE_FOR_WEB = "сохраните его для сайта: в Illustrator — «Экспортировать как», SVG, в Inkscape — «Простой SVG»";

/**
 * What of an SVG runs, or asks another host: as a picture it could do neither, opened by its address it might. A document
 * type that only names SVG is read by nobody; one of another form may hide anything, to any eye but that of a parser.
 */
const FORBIDDEN: readonly (readonly [what: RegExp, told: string])[] = [
  [/<(?:\w+:)?script|\son\w+\s*=|javascript:/i, "в нём есть сценарии, сохраните его без них"],
  [/<!ENTITY/i, `в нём объявлены сущности (<!ENTITY>): ${SAVE_FOR_WEB}`],
  [
    /<!(?:ATTLIST|ELEMENT|NOTATION)|<!DOCTYPE(?!\s+svg(?:\s+PUBLIC\s+"[^"<>]*"\s+"[^"<>]*")?\s*>)/i,
    `в нём свой тип документа (<!DOCTYPE>): ${SAVE_FOR_WEB}`,
  ],
  [/<(?:\w+:)?foreignObject/i, `в него вставлен HTML (<foreignObject>): ${SAVE_FOR_WEB}`],
  [/<\?xml-stylesheet/i, "его стили лежат отдельно (<?xml-stylesheet>), сохраните его со стилями внутри"],
  [
    /(?:href|src)\s*=\s*["'](?!#|data:image\/(?:png|jpeg);)|url\(\s*["']?(?!#)|@import/i,
    "он ссылается на другие файлы, вставьте их в него",
  ],
];

/** Why a file cannot be the logo, in Russian; nothing where it can. `text` is that of the file, of a PNG its bytes in base64. */
export function logoProblem(file: LogoFile, text: string): string | undefined {
  const bytes = isPicture(file) ? Math.floor((text.length * 3) / 4) : new TextEncoder().encode(text).length;
  if (bytes > MOST_BYTES) {
    return `в файле ${grouped(bytes)} байт, а места — ${grouped(MOST_BYTES)}: уменьшите картинку`;
  }
  const told = isPicture(file) ? undefined : FORBIDDEN.find(([what]) => what.test(text))?.[1];
  if (told !== undefined) return told;
  const size = sizeOf(file, text);
  if (!size) return isPicture(file) ? "это не PNG" : sizeless(text);
  const [width, height] = size;
  if (width > height * MOST_RATIO || height > width * 2) return "слишком вытянут: ширина — от половины до шести высот";
  return undefined;
}

/** Designers' programs leave the size out on demand. */
const sizeless = (text: string): string =>
  !/<svg[\s>]/.test(text) || !/<\/svg>\s*$/.test(text)
    ? "это не SVG, или файл обрезан: сохраните его заново"
    : "в SVG не записан размер картинки (viewBox): сохраните его заново с размером или попросите об этом дизайнера";

/** Of a logo without a problem, as pages show it, CSS pixels. */
export function logoSize(file: LogoFile, text: string): { width: number; height: number } {
  const [width, height] = sizeOf(file, text)!;
  const scale = Math.min(HEIGHT / height, MOST_WIDTH / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

function sizeOf(file: LogoFile, text: string): readonly [width: number, height: number] | undefined {
  const [width = 0, height = 0] = isPicture(file) ? sizeOfPng(text) : sizeOfSvg(text);
  return width > 0 && height > 0 ? [width, height] : undefined;
}

/** Of its first chunk, IHDR (PNG, 11.2.2). */
function sizeOfPng(base64: string): number[] {
  if (!/^iVBORw0KGgo[A-Za-z0-9+/]+=*$/.test(base64)) return [];
  const head = Uint8Array.from(atob(base64.slice(0, 32)), (letter) => letter.charCodeAt(0));
  const view = new DataView(head.buffer);
  return [view.getUint32(16), view.getUint32(20)];
}

function sizeOfSvg(text: string): number[] {
  const [, tag = ""] =
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:(?:<!--[^]*?-->|<!DOCTYPE[^>]*>)\s*)*<svg([^>]*)>/.exec(text) ?? [];
  const [, box] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(tag) ?? [];
  return box === undefined || !/<\/svg>\s*$/.test(text)
    ? []
    : box
        .trim()
        .split(/[\s,]+/)
        .slice(2)
        .map(Number);
}
