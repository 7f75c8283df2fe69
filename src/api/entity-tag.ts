/**
 * Strong validator of a body: its length and 64 bits of hash (cyrb53, unshortened, with its multipliers), so that
 * equal texts have equal tags on every host. A checksum, not a signature: nothing secret depends on it.
 */
export function entityTag(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return `"${text.length.toString(16)}-${hex(high)}${hex(low)}"`;
}

function hex(lane: number): string {
  return (lane >>> 0).toString(16).padStart(8, "0");
}

/** Content codings of an answer, the best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** The tag of a body in an encoding: other bytes, so another strong tag (RFC 9110, 8.8.3.3). */
export function encodedTag(tag: string, encoding: Encoding): string {
  return tag.replace(/"$/, `-${encoding}"`);
}

const OPAQUE_TAGS = /"[^"]*"/g;
const ENCODED = new RegExp(`-(${ENCODINGS.join("|")})"$`);

/**
 * If-None-Match against the tag of a body, in whatever encoding the client holds it. The comparison is the weak one of
 * RFC 9110, 13.1.2, which takes no notice of `W/`: a proxy that compresses answers makes our tags weak.
 */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  const held = ifNoneMatch.match(OPAQUE_TAGS) ?? [];
  return ifNoneMatch.trim() === "*" || held.some((one) => one.replace(ENCODED, '"') === tag);
}
