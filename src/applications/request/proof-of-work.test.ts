import { createHash } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { findProof } from "../../calculator/quote/own-service/find-proof.ts";
import { isProof } from "./proof-of-work.ts";

afterEach(() => void vi.unstubAllGlobals());

test.each([4, 8, 11])("a proof of %i bits is found and known, and is none for another content", async (bits) => {
  const proof = await findProof("содержание", bits);
  const hash = createHash("sha256").update(`содержание\n${proof}`).digest();
  expect(parseInt(hash.toString("hex").slice(0, 4), 16) >> (16 - bits)).toBe(0);
  expect(await isProof("содержание", proof, bits)).toBe(true);
  expect(await isProof("other content", proof, 16)).toBe(false);
});

test("it is found on a page that is not served over https", async () => {
  vi.stubGlobal("crypto", {});
  const proof = await findProof("content", 8);
  vi.unstubAllGlobals();
  expect(await isProof("content", proof, 8)).toBe(true);
});

test("what was not worked for is no proof", async () => {
  expect(await isProof("content", "")).toBe(false);
});
