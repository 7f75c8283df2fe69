import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const WORDS = "# Выпущен, не править. SHA-256 всего, что выше: ";
const SEAL = /^# Выпущен, не править\. SHA-256 всего, что выше: ([0-9a-f]{64})\s*(?![^])/m;

/** The text of a price list as it is kept once released: its last line tells whether it was changed since. */
export function sealed(text: string): string {
  const bare = unsealed(text);
  const whole = bare.endsWith("\n") ? bare : `${bare}\n`;
  return `${whole}${WORDS}${digestOf(whole)}\n`;
}

/** The text without the last line of a released list. */
export function unsealed(text: string): string {
  return text.replace(SEAL, "");
}

/** Whether a text is what was released. */
export function sealOf(text: string): "whole" | "broken" | "missing" {
  const digest = SEAL.exec(text)?.[1];
  if (digest === undefined) return "missing";
  return digest === digestOf(unsealed(text)) ? "whole" : "broken";
}

/** Of a text without its last line; whatever line ends version control writes. */
export const digestOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text.replaceAll("\r\n", "\n"))));
