import { expect, test } from "vitest";
import { byteHash } from "./byte-hash.ts";

const hashOf = (bytes: Uint8Array): string =>
  byteHash(bytes)
    .map((word) => (word >>> 0).toString(16).padStart(8, "0"))
    .join("");

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
      hashes.add(hashOf(bytes));
    }
  }
  expect(hashes.size).toBe(1 + (61 * 8 * (61 * 8 + 1)) / 2);
});

test("has as many values as there are inputs, all bits alike", () => {
  const ones = new Uint32Array(64);
  const hashes = new Set<string>();
  for (let number = 0; number < 100_000; number++) {
    const bytes = new TextEncoder().encode(`{"total_with_vat":${number},"next":${number % 10}}`);
    const [high, low] = byteHash(bytes);
    hashes.add(hashOf(bytes));
    for (let bit = 0; bit < 32; bit++) {
      ones[bit]! += (high >>> bit) & 1;
      ones[32 + bit]! += (low >>> bit) & 1;
    }
  }
  expect(hashes.size).toBe(100_000);
  // Ten standard deviations of a fair coin.
  for (const count of ones) expect(Math.abs(count - 50_000)).toBeLessThan(1600);
});
