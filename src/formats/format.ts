import type { FileFormat } from "hangar-engine";

/** What can be asked for: the calculation of a hangar, hangars found, a batch of calculations, or what a wish means. */
export type Subject = "calculation" | "search" | "batch" | "wish";

interface FormatRow {
  /** Media type, as `Content-Type` has it. */
  type: string;
  of: readonly Subject[];
}

/**
 * What answers come in beside JSON: by the extension of the path, or by `Accept`. What writes them is loaded on demand,
 * from `function.ts`.
 */
export const FORMATS = {
  csv: { type: "text/csv; charset=utf-8", of: ["calculation", "search", "batch"] },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", of: ["calculation"] },
  svg: { type: "image/svg+xml", of: ["calculation"] },
  dxf: { type: "image/vnd.dxf", of: ["calculation"] },
  glb: { type: "model/gltf-binary", of: ["calculation"] },
  ifc: { type: "application/x-step", of: ["calculation"] },
  png: { type: "image/png", of: ["calculation"] },
} as const satisfies Record<FileFormat, FormatRow>;

export type Format = FileFormat;

const FORMAT_NAMES = Object.keys(FORMATS) as Format[];

export const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);

/** The formats that a subject comes in. */
export function formatsOf(subject: Subject): Format[] {
  return FORMAT_NAMES.filter((name) => (FORMATS[name].of as readonly Subject[]).includes(subject));
}

/** The media type without its parameters. */
export function typeOf(format: Format): string {
  return FORMATS[format].type.split(";", 1)[0]!;
}

/** How programs read a CSV: commas and decimal points, or semicolons and decimal commas as Excel has them in Russian. */
export const DIALECTS = ["international", "ru"] as const;
export type Dialect = (typeof DIALECTS)[number];
