/** Zero bits that a proof's hash begins with: a second of a desktop's work, a few of a phone's. */
export const PROOF_BITS = 16;

/** Hashes that are made at once: each waits for the browser's own threads. */
const TOGETHER = 256;

/** Whether somebody has worked for this very content: the hash of both begins with enough zero bits. */
export async function isProof(content: string, proof: string, bits = PROOF_BITS): Promise<boolean> {
  return isEnough(await hashOf(`${content}\n${proof}`), bits);
}

/** Looks for a proof; about 2 ** bits hashes are to be tried. */
export async function findProof(content: string, bits = PROOF_BITS): Promise<string> {
  for (let first = 0; ; first += TOGETHER) {
    const tried = Array.from({ length: TOGETHER }, (_, at) => String(first + at));
    const found = await Promise.all(tried.map((proof) => isProof(content, proof, bits)));
    const at = found.indexOf(true);
    if (at >= 0) return tried[at]!;
  }
}

async function hashOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function isEnough(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  return hash.subarray(0, whole).every((byte) => byte === 0) && hash[whole]! >> (8 - (bits & 7)) === 0;
}
