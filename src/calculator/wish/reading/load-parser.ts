import type { Read } from "./answers.ts";

/** What reads a wish; it weighs more than the rest of this room. */
export const loadParser = async (): Promise<Read> => (await import("./parser.ts")).read;
