/** Strings are matched whole, so that what looks like punctuation within them is passed over. */
const STRING_OR_PUNCTUATION = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/g;
const NAME = /^\s*"[^"\\]*(?:\\.[^"\\]*)*"\s*:/;

/** How deep arrays and objects stand within each other in a JSON text; `[]` is 1. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [token] of text.matchAll(STRING_OR_PUNCTUATION)) {
    if (token === "{" || token === "[") deepest = Math.max(deepest, ++depth);
    else if (token === "}" || token === "]") depth -= 1;
  }
  return deepest;
}

/** Text of one valid JSON array or object → the texts of its items or members, as they stand. */
export function partsOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: token, index } of text.matchAll(STRING_OR_PUNCTUATION)) {
    const isOpening = token === "{" || token === "[";
    const isClosing = token === "}" || token === "]";
    if (isOpening && depth++ === 0) start = index + 1;
    if (depth === 1 && (isClosing || token === ",")) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
    if (isClosing) depth -= 1;
  }
  return parts.length === 1 && parts[0]!.trim() === "" ? [] : parts;
}

/** Text of a member of an object → the text of its value. */
export function valueOf(member: string): string {
  return member.replace(NAME, "");
}
