/** A member of an object, or an item of an array, which has no name; both as texts. */
export interface JsonPart {
  name: string;
  value: string;
}

export interface JsonParts {
  /** How deep arrays and objects stand within each other; `[]` is 1, `1` is 0. */
  depth: number;
  /** How many values there are at any depth, the text itself included; an empty array or object counts as two. */
  values: number;
  /** Items or members of the outermost array or object, as they stand. */
  parts: JsonPart[];
}

/**
 * What a valid JSON text is made of, as it was written: what JSON.parse makes of it has lost the names given twice. Every
 * character is looked at once, whatever a client sends.
 */
export function jsonParts(text: string): JsonParts {
  const parts: JsonPart[] = [];
  let name = "";
  let start = 0;
  let depth = 0;
  let values = 1;
  let deepest = 0;

  const end = (at: number): void => {
    const value = text.slice(start, at);
    if (name !== "" || value.trim() !== "") parts.push({ name, value });
    name = "";
  };

  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case "{":
      case "[":
        deepest = Math.max(deepest, ++depth);
        values += 1;
        if (depth === 1) start = at + 1;
        break;
      case "}":
      case "]":
        if (depth-- === 1) end(at);
        break;
      case ":":
        if (depth !== 1) break;
        name = text.slice(start, at);
        start = at + 1;
        break;
      case ",":
        values += 1;
        if (depth !== 1) break;
        end(at);
        start = at + 1;
    }
  }
  return { depth: deepest, values, parts };
}

/** The place of the quote that ends the string which begins at a place. */
function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === "\\" ? 2 : 1;
  return at;
}
