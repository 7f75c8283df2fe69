import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { findProof, isProof } from "./proof-of-work.ts";

test.each([4, 8, 11])("a proof of %i bits is found and known, and is none for another content", async (bits) => {
  const proof = await findProof("content", bits);
  const hash = createHash("sha256").update(`content\n${proof}`).digest();
  expect(parseInt(hash.toString("hex").slice(0, 4), 16) >> (16 - bits)).toBe(0);
  expect(await isProof("content", proof, bits)).toBe(true);
  expect(await isProof("other content", proof, 16)).toBe(false);
});

test("what was not worked for is no proof", async () => {
  expect(await isProof("content", "")).toBe(false);
});
