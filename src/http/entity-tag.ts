/** Content codings of an answer, the best first. */
export const ENCODINGS = ["br", "gzip"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/**
 * The strong validator of all answers of a build: one build with one price list answers one request with the same bytes,
 * on every host. So nothing has to be written to know whether a client holds the answer.
 */
export function buildTag(build: string): string {
  return `"${build}"`;
}

/** The tag of the same answer in another format than JSON, or of a part of it, by their names. */
export function partTag(tag: string, name: string): string {
  return tag.replace(/"$/, `-${name}"`);
}

/** The tag of a body in an encoding: other bytes, so another strong tag (RFC 9110, 8.8.3.3). */
export function encodedTag(tag: string, encoding: Encoding): string {
  return tag.replace(/"$/, `-${encoding}"`);
}

const OPAQUE_TAGS = /"[^"]*"/g;
const ENCODED = new RegExp(`-(${ENCODINGS.join("|")})"$`);

/**
 * Whether If-None-Match names the tag of a body, in whatever encoding the client holds it. The comparison is the weak one
 * of RFC 9110, 13.1.2, which takes no notice of `W/`: a proxy that compresses answers makes our tags weak. `*` is any body.
 */
export function matchesTag(ifNoneMatch: string | null, tag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const held = ifNoneMatch.match(OPAQUE_TAGS) ?? [];
  return held.some((one) => one.replace(ENCODED, '"') === tag);
}
