/** Zero bits that a proof's hash begins with: a second of a phone's work. */
export const PROOF_BITS = 16;

/** Whether somebody has worked for this very content: the hash of both begins with enough zero bits. */
export async function isProof(content: string, proof: string, bits = PROOF_BITS): Promise<boolean> {
  const worked = new TextEncoder().encode(beforeProof(content) + proof);
  return isEnough(new Uint8Array(await crypto.subtle.digest("SHA-256", worked)), bits);
}

/** What is hashed, up to the proof. */
export const beforeProof = (content: string): string => `${content}\n`;

export function isEnough(hash: Uint8Array, bits: number): boolean {
  const whole = bits >> 3;
  return hash.subarray(0, whole).every((byte) => byte === 0) && hash[whole]! >> (8 - (bits & 7)) === 0;
}
