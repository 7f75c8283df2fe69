import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import type { Told } from "./host.ts";

const exceptionSchema = z.strictObject({
  /** A host, or all of them. */
  host: z.string(),
  /** A regular expression over titles of cases. */
  cases: z.string(),
  /** Names of headers, `status`, `body`, or `answer`: all of it. */
  differs: z.array(z.string()).min(1),
  reason: z.string().min(20),
});
export type Exception = z.infer<typeof exceptionSchema>;

/** Where hosts may answer otherwise than Node, with the reason of each. */
export const EXCEPTIONS: Exception[] = z
  .array(exceptionSchema)
  .parse(parse(readFileSync(new URL("exceptions.yaml", import.meta.url), "utf8")));

/** What differs between two answers: `status`, `body` and names of headers, with what each host said. */
export function differences(expected: Told, told: Told): Map<string, string> {
  const found = new Map<string, string>();
  const compare = (what: string, one: unknown, other: unknown): void => {
    if (one !== other) found.set(what, `${one} ≠ ${other}`);
  };
  compare("status", expected.status, told.status);
  for (const name of new Set([...Object.keys(expected.headers), ...Object.keys(told.headers)])) {
    compare(name, valueOf(expected, name), valueOf(told, name));
  }
  if (!expected.bytes.equals(told.bytes)) {
    found.set(
      "body",
      `${expected.bytes.length} bytes ≠ ${told.bytes.length} bytes: ${String(told.bytes).slice(0, 200)}`,
    );
  }
  return found;
}

/** In lists the order means nothing; Accept-Encoding stands in Vary where the host itself compresses. */
function valueOf({ headers }: Told, name: string): string | undefined {
  const value = headers[name];
  if (name !== "vary" || value === undefined) return value;
  const names = value.split(/,\s*/).filter((one) => one.toLowerCase() !== "accept-encoding");
  return names.length === 0 ? undefined : names.sort().join(", ");
}

export const isExcepted = ({ differs }: Exception, what: string): boolean =>
  differs.includes("answer") || differs.includes(what);
