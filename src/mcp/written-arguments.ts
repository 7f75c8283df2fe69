import { jsonParts } from "../api/http/json/json-parts.ts";
import type { Given } from "./tool-answers.ts";

/**
 * The arguments of the call with this id, out of the text of the request, in their order and with the names given twice:
 * JSON.parse keeps but the last of those. The text is one that was understood.
 */
export function writtenArguments(text: string, id: unknown): Given {
  const messages = text.trimStart().startsWith("[") ? jsonParts(text).parts.map(({ value }) => value) : [text];
  for (const message of messages) {
    const ofMessage = member(message, "id");
    if (ofMessage === undefined || JSON.parse(ofMessage) !== id) continue;
    const given = member(member(message, "params") ?? "", "arguments") ?? "";
    return jsonParts(given).parts.map(({ name, value }) => [JSON.parse(name) as string, JSON.parse(value) as unknown]);
  }
  return [];
}

/** The value of a member as it was written; of several the last, as everywhere. */
function member(object: string, wanted: string): string | undefined {
  return jsonParts(object).parts.findLast(({ name }) => name !== "" && JSON.parse(name) === wanted)?.value;
}
