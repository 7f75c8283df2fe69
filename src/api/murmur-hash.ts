/*
 * MurmurHash3_x86_128 by Austin Appleby, in the public domain: four lanes of 32 bits over words of four bytes, so that
 * a processor works on all of them at once. A checksum against chance, no protection from whoever seeks a collision.
 */
const C1 = 0x239b961b;
const C2 = 0xab0e9789 | 0;
const C3 = 0x38b34ae5;
const C4 = 0xa1e38b93 | 0;

const rotate = (value: number, by: number): number => (value << by) | (value >>> (32 - by));

function finish(lane: number): number {
  lane = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  lane = Math.imul(lane ^ (lane >>> 13), 0xc2b2ae35);
  return lane ^ (lane >>> 16);
}

/** The hash as four words of 32 bits, signed. */
export function murmurHash(bytes: Uint8Array): [number, number, number, number] {
  const { length } = bytes;
  const words = wordsOf(bytes);
  let [a, b, c, d] = [0, 0, 0, 0];
  const end = length - (length % 16);
  for (let at = 0; at < end >> 2; at += 4) {
    a ^= Math.imul(rotate(Math.imul(words[at] as number, C1), 15), C2);
    a = (Math.imul((rotate(a, 19) + b) | 0, 5) + 0x561ccd1b) | 0;
    b ^= Math.imul(rotate(Math.imul(words[at + 1] as number, C2), 16), C3);
    b = (Math.imul((rotate(b, 17) + c) | 0, 5) + 0x0bcaa747) | 0;
    c ^= Math.imul(rotate(Math.imul(words[at + 2] as number, C3), 17), C4);
    c = (Math.imul((rotate(c, 15) + d) | 0, 5) + -0x6932e3cb) | 0;
    d ^= Math.imul(rotate(Math.imul(words[at + 3] as number, C4), 18), C1);
    d = (Math.imul((rotate(d, 13) + a) | 0, 5) + 0x32ac3b17) | 0;
  }

  const word = (from: number): number => {
    let value = 0;
    for (let at = Math.min(length, from + 4) - 1; at >= from; at--) value = (value << 8) | (bytes[at] as number);
    return value;
  };
  d ^= Math.imul(rotate(Math.imul(word(end + 12), C4), 18), C1);
  c ^= Math.imul(rotate(Math.imul(word(end + 8), C3), 17), C4);
  b ^= Math.imul(rotate(Math.imul(word(end + 4), C2), 16), C3);
  a ^= Math.imul(rotate(Math.imul(word(end), C1), 15), C2);

  [a, b, c, d] = mixed([a ^ length, b ^ length, c ^ length, d ^ length]);
  return mixed([finish(a), finish(b), finish(c), finish(d)]);
}

/** Whole words in the order of the machine, which is that of the original on whatever runs JavaScript. */
function wordsOf(bytes: Uint8Array): Int32Array {
  const { buffer, byteOffset, length } = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  return new Int32Array(buffer, byteOffset, length >> 2);
}

/** Every lane in every other. */
function mixed([a, b, c, d]: readonly [number, number, number, number]): [number, number, number, number] {
  const all = (((((a + b) | 0) + c) | 0) + d) | 0;
  return [all, (b + all) | 0, (c + all) | 0, (d + all) | 0];
}
