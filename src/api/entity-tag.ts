import { byteHash } from "./byte-hash.ts";

/** Strong validator of a body: its length and 64 bits of hash, so that equal bytes have equal tags on every host. */
export function entityTag(bytes: Uint8Array): string {
  const [high, low] = byteHash(bytes);
  return `"${bytes.length.toString(16)}-${hex(high)}${hex(low)}"`;
}

/** Every byte as two digits: `toString(16)` of a large number takes as long as a tenth of the calculation. */
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

function hex(word: number): string {
  return HEX[word >>> 24]! + HEX[(word >>> 16) & 255]! + HEX[(word >>> 8) & 255]! + HEX[word & 255]!;
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
