import { jsonParts, type JsonPart, type JsonParts } from "../../text/json-parts.ts";
import type { Pairs } from "../../services/calls.ts";

/**
 * The arguments of the call with this id, out of the text of the request, in their order and with the names given twice:
 * JSON.parse keeps but the last of those. The text is one that was understood.
 */
export function writtenArguments({ parts }: JsonParts, id: unknown): Pairs {
  // Items have no names: those are several messages.
  const messages = parts[0]?.name === "" ? parts.map(({ value }) => partsOf(value)) : [parts];
  for (const message of messages) {
    const ofMessage = member(message, "id");
    if (ofMessage === undefined || JSON.parse(ofMessage) !== id) continue;
    const given = member(partsOf(member(message, "params")), "arguments");
    return partsOf(given).map(({ name, value }) => [JSON.parse(name) as string, JSON.parse(value) as unknown]);
  }
  return [];
}

const partsOf = (text = ""): readonly JsonPart[] => jsonParts(text).parts;

/** The value of a member as it was written; of several the last, as everywhere. */
function member(parts: readonly JsonPart[], wanted: string): string | undefined {
  return parts.findLast(({ name }) => name !== "" && JSON.parse(name) === wanted)?.value;
}
