import type { ErrorCode } from "../response.ts";

/** One thing wrong with a request, as data; the words are Russian. `detailOf` puts it into one sentence. */
export interface Problem {
  code: ErrorCode;
  /** What it is about: the contract's names, or an unknown one as it came. */
  parameters: string[];
  /** What came, where that is one value or none: `пришло «12,7»`, `не указан`. */
  came?: string;
  /** What is accepted, or what to do instead: `принимается …`. */
  accepted: string;
  /** The name that was most likely meant by an unknown one. */
  nearest?: string;
}

/** A size that was rounded, and the words for it. */
export interface Note {
  parameter: "width" | "length" | "height";
  text: string;
}

/** `width: пришло «x»; принимается …`, as `error.details` have it. */
export function detailOf({ parameters, came, accepted }: Problem): string {
  return `${parameters.join(", ")}: ${came === undefined ? "" : `${came}; `}${accepted}`;
}
