/** A call that llms.txt shows, with the part of its answer that it shows. */
export interface ShownCall {
  method: "GET" | "POST";
  url: string;
  /** JSON. */
  body?: string;
  answer: unknown;
}

const CALL_OR_ANSWER = /`(GET|POST) (\S+)(?: (\{.*?\}))?`|```json\n(.*?)\n```/gs;

/** The calls of llms.txt in their order: each is answered by the first block of JSON after it. */
export function shownCalls(text: string): ShownCall[] {
  const calls: ShownCall[] = [];
  let pending: Omit<ShownCall, "answer">[] = [];
  for (const [, method, url, body, json] of text.matchAll(CALL_OR_ANSWER)) {
    if (json === undefined) {
      pending.push({ method: method as ShownCall["method"], url: url!, ...(body !== undefined && { body }) });
      continue;
    }
    if (pending.length === 0) throw new Error(`An answer to no call: ${json}`);
    const answer: unknown = JSON.parse(json);
    calls.push(...pending.map((call) => ({ ...call, answer })));
    pending = [];
  }
  if (pending.length > 0) throw new Error(`No answer to ${pending.map(({ url }) => url).join(", ")}`);
  return calls;
}
