import { malformedSegment } from "../../errors.ts";

/** A parameter by its contract name and the text it was given. */
export type TextPair = readonly [name: string, value: string];

const SEGMENTS = ["roof", "width", "length", "height"] as const;

/** What the names of a path stand for, still percent-encoded → pairs: calculation rules, "Paths". */
export function pathPairs({ opts, ...sizes }: Readonly<Record<string, string>>): TextPair[] {
  return [
    ...SEGMENTS.map((name): TextPair => [name, decodeSegment(name, sizes[name] ?? "")]),
    ...(opts === undefined ? [] : optionPairs(decodeSegment("opts", opts))),
  ];
}

/** Percent-decodes one segment, once. */
export function decodeSegment(name: string, raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    throw malformedSegment(name, raw);
  }
}

/** `montazh-1-gates-2`, `montazh=1,gates=2` or a mix of both → pairs. What makes no sense stays for the engine to report. */
export function optionPairs(opts: string): TextPair[] {
  const pairs: TextPair[] = [];
  for (const part of opts.split(",")) {
    const equals = part.indexOf("=");
    if (equals >= 0) pairs.push([part.slice(0, equals), part.slice(equals + 1)]);
    // The one list: `fields=warnings,calculation_id`.
    else if (pairs.at(-1)?.[0] === "fields" && !part.includes("-")) pairs.push(["fields", part]);
    else pairs.push(...hyphenRun(part));
  }
  return pairs;
}

/** `name-value-name-value`; the last name of an odd run gets an empty value. */
function hyphenRun(run: string): TextPair[] {
  const words = run.split("-");
  const pairs: TextPair[] = [];
  for (let at = 0; at < words.length;) {
    const name = words[at++] ?? "";
    // The one value with hyphens of its own: a date.
    const end = at + (name === "prices_version" ? 3 : 1);
    pairs.push([name, words.slice(at, end).join("-")]);
    at = end;
  }
  return pairs;
}
