import { relative } from "node:path";

/** A path as a person at the keyboard sees it. */
export const shown = (path: string): string => relative(process.cwd(), path) || ".";
