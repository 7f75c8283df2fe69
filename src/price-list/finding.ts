/** Place in a text; lines and columns are counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** Where a value stands in a file: names of fields and, as numbers, places in lists. */
export type Path = readonly (string | number)[];

/** One thing wrong with a file, in Russian: those who edit prices read it. */
export interface Finding {
  path: Path;
  text: string;
  /** The name of the field is wrong rather than its value. */
  atName?: boolean;
  /** The field that is to be corrected, where nothing stands at the path itself, and what to say there. */
  cause?: Pick<Finding, "path" | "text">;
}

/** A finding where its cure is. */
export const atCause = (finding: Finding): Finding => finding.cause ?? finding;

/** `["prices", "erection", 1, "price"]` → `prices.erection[1].price`. */
export function formatPath(path: Path): string {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else text += text === "" ? step : `.${step}`;
  }
  return text;
}

/** A value out of its bounds: what is written and what may be. */
export function unaccepted(path: Path, found: string | number, accepted: string): Finding {
  return { path, text: `найдено ${found}; допускается: ${accepted}` };
}
