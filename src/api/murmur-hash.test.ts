import { expect, test } from "vitest";
import { murmurHash } from "./murmur-hash.ts";

const hashOf = (bytes: Uint8Array): string =>
  murmurHash(bytes)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");

test.each([
  ["", "00000000000000000000000000000000"],
  ["The quick brown fox jumps over the lazy dog", "2f1583c3ecee2c675d7bf66ce5e91d2c"],
])("has the value of the original for %j", (text, hash) => {
  expect(hashOf(new TextEncoder().encode(text))).toBe(hash);
});

test("does not depend on where the bytes lie", () => {
  const bytes = Uint8Array.from({ length: 100 }, (_, at) => (at * 37) % 256);
  for (let length = 0; length <= 40; length++) {
    for (const start of [1, 2, 3, 5]) {
      expect(hashOf(bytes.subarray(start, start + length))).toBe(hashOf(bytes.slice(start, start + length)));
    }
  }
});

test("tells apart every two changes of one bit, in whichever lane and in the end that fills none", () => {
  const bytes = new Uint8Array(61);
  const hashes = new Set([hashOf(bytes)]);
  for (let one = 0; one < 61 * 8; one++) {
    for (let other = 0; other <= one; other++) {
      bytes.fill(0);
      bytes[one >> 3]! |= 1 << (one & 7);
      bytes[other >> 3]! |= 1 << (other & 7);
      hashes.add(hashOf(bytes).slice(0, 16));
    }
  }
  expect(hashes.size).toBe(1 + (61 * 8 * (61 * 8 + 1)) / 2);
});
