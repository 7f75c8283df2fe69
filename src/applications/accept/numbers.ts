/** Crockford's: no letter of it looks like a digit, and by the phone it is spelled without mistakes. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const NUMBER_LENGTH = 10;
const REVISION_LENGTH = 6;

/** `7K3M9-QX2AB`: made of the key alone, so that a repetition has the number of the first attempt. */
export async function applicationNumber(key: string): Promise<string> {
  const letters = await lettersOf(key, NUMBER_LENGTH);
  return `${letters.slice(0, NUMBER_LENGTH / 2)}-${letters.slice(NUMBER_LENGTH / 2)}`;
}

/** Of all that an application says. */
export const revisionOf = (content: string): Promise<string> => lettersOf(content, REVISION_LENGTH);

/** By which the same content is known again, without a word of it kept. */
export const contentDigest = (content: string): Promise<string> => lettersOf(content, 32);

async function lettersOf(text: string, count: number): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return Array.from(hash.subarray(0, count), (byte) => ALPHABET[byte & 31]).join("");
}
