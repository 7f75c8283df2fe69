import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import { beforeProof, isEnough, PROOF_BITS } from "../../../applications/request/proof-of-work.ts";

/** Tried before the page has its turn: some milliseconds of a phone's work. */
const AT_ONCE = 2_048;

/**
 * Looks for a proof; about 2 ** bits hashes are to be tried. A library's hash: a browser has its own on pages over https
 * alone, and hashes the whole content for every try.
 */
export async function findProof(content: string, bits = PROOF_BITS): Promise<string> {
  const begun = sha256.create().update(utf8ToBytes(beforeProof(content)));
  for (let tried = 0; ; tried++) {
    const proof = String(tried);
    if (isEnough(begun.clone().update(utf8ToBytes(proof)).digest(), bits)) return proof;
    if (tried % AT_ONCE === AT_ONCE - 1) await new Promise((goOn) => setTimeout(goOn));
  }
}
