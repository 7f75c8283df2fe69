import { hash } from "node:crypto";

/** What tells contents apart in the names of built files. */
export const shortHash = (content: string | Uint8Array): string => hash("sha256", content).slice(0, 10);
