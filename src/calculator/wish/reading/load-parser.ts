import type { Read } from "./answers.ts";

/** Longer texts are read up to here, UTF-16 code units. */
export const LONGEST_TEXT = 2_000;

/** What reads a wish; it weighs more than the rest of this room. */
export const loadParser = async (): Promise<Read> => (await import("./parser.ts")).read;
