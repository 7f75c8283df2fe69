/*
 * The four lanes of xxHash32 by Yann Collet, over words of four bytes, so that a processor works on all of them at once;
 * but what they come to is mixed into 64 bits, not 32. A checksum against chance, no protection from whoever seeks a
 * collision.
 */
const PRIME_1 = 0x9e3779b1 | 0;
const PRIME_2 = 0x85ebca77 | 0;
const PRIME_3 = 0xc2b2ae3d | 0;

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));
const round = (lane: number, word: number): number =>
  Math.imul(rotate((lane + Math.imul(word, PRIME_2)) | 0, 13), PRIME_1);

/** Both halves of the hash, as 32 bits with a sign. */
export function byteHash(bytes: Uint8Array): [high: number, low: number] {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  // In the order of the machine, which is the same on whatever runs JavaScript.
  const words = new Int32Array(buffer, byteOffset, length >> 2);
  let a = (PRIME_1 + PRIME_2) | 0;
  let b = PRIME_2;
  let c = 0;
  let d = -PRIME_1 | 0;
  const end = words.length - (words.length % 4);
  for (let at = 0; at < end; at += 4) {
    a = round(a, words[at] as number);
    b = round(b, words[at + 1] as number);
    c = round(c, words[at + 2] as number);
    d = round(d, words[at + 3] as number);
  }
  for (let at = end; at < words.length; at++) a = round(a, words[at] as number);
  for (let at = 4 * words.length; at < length; at++) b = round(b, bytes[at] as number);

  let high = length;
  let low = ~length;
  for (const lane of [a, b, c, d]) {
    high = finish(high ^ lane);
    low = finish((Math.imul(low, PRIME_3) + lane) | 0);
  }
  return [high, low];
}

/** Every bit of a word in every other. */
function finish(word: number): number {
  word = Math.imul(word ^ (word >>> 15), PRIME_2);
  word = Math.imul(word ^ (word >>> 13), PRIME_3);
  return word ^ (word >>> 16);
}
