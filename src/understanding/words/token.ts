import type { Concept } from "./lexicon.ts";

/** A word, a number or a sign, where it stands in the text, and what it means. */
export interface Token {
  /** First character, and the one after the last, as JavaScript counts them. */
  start: number;
  end: number;
  concept: Concept;
  /** Its first character, in plain letters and signs. */
  sign?: string;
  /** In small letters, «ё» as «е», without hyphens. */
  word: string;
  value?: number;
  /** What it was put together of: the last of two may count what follows. */
  parts?: number[];
  /** Whether nothing parts it from the one before. */
  isAttached: boolean;
}
