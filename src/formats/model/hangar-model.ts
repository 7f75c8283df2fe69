import type { FileTexts } from "../../messages/file-texts.ts";
import { russian } from "../../messages/ru/formats.ts";
import type { CalcResponse, Layout, Line } from "hangar-engine";
import { cladWall, WALLS } from "../../drawing/building/walls.ts";
import { roofSides } from "../../drawing/building/roof.ts";
import type { Side } from "../../drawing/building/pieces.ts";
import { openings, type Opening } from "../../drawing/openings.ts";
import { dateInWords } from "../../text/date-in-words.ts";
import { linkById } from "../../text/link-by-id.ts";
import { sizesInWords } from "./hangar-in-words.ts";
import { codeOf } from "./code-of.ts";
import { assembliesOf, type Assembly } from "./assemblies.ts";

/** A line of the bill that is no heading. */
export type BillLine = Extract<Line, { group: false }>;

/** A piece of the frame with its line of the bill. */
export interface ModelPiece extends Assembly {
  line: BillLine;
  /** Its number among the pieces of its line, from 1. */
  index: number;
}

/** A hangar as engineers' programs get it; all sizes in metres, axes as `Place` has them. */
export interface HangarModel {
  body: CalcResponse;
  layout: Layout;
  openings: readonly Opening[];
  pieces: readonly ModelPiece[];
  /** Walls and roof, where they are ordered. */
  cladding: readonly Side[];
  /** What every file says of itself: title, id, price list, link, and that its sections are schematic. */
  about: readonly string[];
  /** What it says besides the answer, in the language of that. */
  texts: FileTexts;
}

/** `layout` is that of the answer's own price list. */
export function hangarModel(body: CalcResponse, layout: Layout, texts = russian): HangarModel {
  const placed = openings(layout);
  const lines = new Map<string | undefined, BillLine>(
    body.result.materials.filter((line) => !line.group).map((line) => [line.code, line]),
  );
  const counts = new Map<string, number>();
  const pieces = assembliesOf(layout, placed).map((assembly): ModelPiece => {
    const line = lines.get(codeOf(layout, assembly.position));
    if (!line) throw new Error(`${assembly.position} is drawn and not in the bill of ${body.calculation_id}`);
    const index = (counts.get(assembly.position) ?? 0) + 1;
    counts.set(assembly.position, index);
    return { ...assembly, line, index };
  });
  return {
    body,
    layout,
    openings: placed,
    pieces,
    cladding: claddingOf(layout, placed),
    about: about(body, texts),
    texts,
  };
}

function claddingOf(layout: Layout, placed: readonly Opening[]): Side[] {
  const { panels, panels_high_wall } = layout.configuration;
  if (!panels) return [];
  const walls = WALLS.filter((wall) => wall !== "side2" || !layout.roof.attached || panels_high_wall);
  return [...walls.map((wall) => cladWall(layout, placed, wall)), ...roofSides(layout)];
}

function about(body: CalcResponse, texts: FileTexts): string[] {
  const { model, lang } = texts;
  const { request, dimensions, calculation_id, prices_version } = body;
  return [
    `${request.roof_name}, ${sizesInWords(body, texts)}, ${model.columns(dimensions.column_height_m)}`,
    model.calculation(calculation_id, dateInWords(prices_version, lang)),
    linkById(body),
    model.schematic,
  ];
}
