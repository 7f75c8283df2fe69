import { priceList, type CalcResponse, type Line } from "hangar-engine";
import { uncapitalized } from "../../text/format.ts";

export type Position = Extract<Line, { group: false }>;

/** What a total consists of, as a buyer thinks of it. */
export interface PricePart {
  id: "frame" | "openings" | "cladding" | "works";
  name: string;
  /** Whole roubles; the four are the total. */
  sum: number;
}

const FRAME_SECTIONS: readonly number[] = [1, 2, 3, 4];

/** By the sections of the bill, whose numbers never change. */
const PARTS = [
  { id: "frame", name: "каркас", sections: FRAME_SECTIONS },
  { id: "openings", name: "проёмы", sections: [5] },
  { id: "cladding", name: "обшивка", sections: [7] },
  { id: "works", name: "работы", sections: [6] },
] as const;

/** Section of a position: 2 of `2.1.`. */
export const sectionOf = ({ num }: Pick<Line, "num">): number => Number.parseInt(num, 10);

/** Whether a line of the bill is of the frame. */
export const isOfFrame = (line: Pick<Line, "num">): boolean => FRAME_SECTIONS.includes(sectionOf(line));

/** Lines of the bill, positions or headings, by their names within a sentence. */
export const named = (lines: readonly Pick<Line, "name">[]): string =>
  lines.map(({ name }) => uncapitalized(name)).join(", ");

/** By code; a list may be too old for a position. */
const KEYS = new Map(
  Object.entries<{ code: string } | undefined>(priceList.positions).map(([key, position]) => [
    position?.code,
    key as string,
  ]),
);

/** Which position of the price list a line of today's bill is: its number is the manufacturer's to choose. */
export const keyOf = ({ code }: Pick<Position, "code">): string | undefined => KEYS.get(code);

/** The bill without its headings, in the order of the numbers. */
export function positionsOf({ result }: CalcResponse): Position[] {
  const lines = [...result.materials, ...result.works];
  const positions = lines.filter((line): line is Position => !line.group);
  return positions.sort((a, b) => sectionOf(a) - sectionOf(b));
}

export const sumOf = (positions: readonly Position[]): number => positions.reduce((total, { sum }) => total + sum, 0);

/** All four, those of nothing too. */
export function priceParts(body: CalcResponse): PricePart[] {
  const positions = positionsOf(body);
  return PARTS.map(({ id, name, sections }) => ({
    id,
    name,
    sum: sumOf(positions.filter((position) => (sections as readonly number[]).includes(sectionOf(position)))),
  }));
}
