import type { Understanding } from "../../../understanding/response.ts";

type Used = Understanding["used"][number];

/** What is to be said of words besides what they became. */
export type Sign = "asked" | "not offered" | "not used";

/** A piece of the text with what became of it. */
export interface Piece {
  text: string;
  start: number;
  /** What these words became, told where they end. */
  became: readonly Used[];
  isUsed: boolean;
  /** Whether a question is about them; it is among the signs where its words end. */
  isAsked: boolean;
  signs: readonly Sign[];
  /** Those that are told here: each once, where its words end; of what is asked none needs to know that it was not understood. */
  told: readonly Sign[];
}

/** Whether what became of the words is told under them. */
export const isTold = ({ isUsed, signs }: Piece): boolean => isUsed || (signs.length > 0 && signs[0] !== "not used");

/** The pieces, with the punctuation right after told words among these: what is told under them may be wider. */
export function withPunctuation(pieces: readonly Piece[]): Piece[] {
  const moved = pieces.map((piece, at) => {
    const before = pieces[at - 1];
    const isPlain = !piece.isUsed && piece.signs.length === 0;
    return before && isTold(before) && isPlain ? /^[.,;:!?»)]*/.exec(piece.text)![0] : "";
  });
  return pieces.map((piece, at) => ({
    ...piece,
    text: piece.text.slice(moved[at]!.length) + (moved[at + 1] ?? ""),
  }));
}

/** The text cut where what became of it changes. */
export function piecesOf(text: string, { used, not_used, not_offered, questions }: Understanding): Piece[] {
  const asked = questions.flatMap(({ about }) => about ?? []);
  const places = [...used, ...not_used, ...not_offered, ...asked];
  const cuts = [...new Set([0, text.length, ...places.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1]!;
    const covers = (place: { start: number; end: number }) => place.start <= start && place.end >= end;
    const asking = asked.filter(covers);
    const signs: Sign[] = [];
    if (asking.some((place) => place.end === end)) signs.push("asked");
    if (not_offered.some(covers)) signs.push("not offered");
    if (not_used.some(covers)) signs.push("not used");
    const isWithin = not_offered.some((place) => covers(place) && place.end > end);
    const told = signs.filter(
      (sign) => !(sign === "not offered" && isWithin) && !(sign === "not used" && signs.includes("asked")),
    );
    const became = used.filter((place) => covers(place) && place.end === end);
    return {
      text: text.slice(start, end),
      start,
      became,
      isUsed: used.some(covers),
      isAsked: asking.length > 0,
      signs,
      told,
    };
  });
}
