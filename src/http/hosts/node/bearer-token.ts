import { createHash, timingSafeEqual } from "node:crypto";

/** Shorter ones are guessed. */
export const LEAST_CHARACTERS = 32;

/** Wrong tokens a minute, of all clients together; a right one is taken even then. */
const MOST_WRONG = 10;
const A_MINUTE_MS = 60_000;

export type Access = "granted" | "unauthorized" | "too many attempts";

/**
 * Checks `Authorization: Bearer <token>` against the token of a setting, in a time that tells nothing of it. Throws
 * `RangeError` for a token that is too short, or that no header can carry.
 */
export function bearerToken(setting: string, token: string): (authorization: string | null) => Access {
  if (token.length < LEAST_CHARACTERS) {
    throw new RangeError(`${setting} must have at least ${LEAST_CHARACTERS} characters, found ${token.length}`);
  }
  if (!/^[!-~]+$/.test(token)) {
    throw new RangeError(`${setting} must be ASCII letters, digits and signs without spaces: no header carries others`);
  }
  const expected = digest(token);
  let wrong: number[] = [];
  return (authorization) => {
    const [, given = ""] = /^Bearer +(\S+) *$/i.exec(authorization ?? "") ?? [];
    if (timingSafeEqual(digest(given), expected)) return "granted";
    const now = performance.now();
    wrong = wrong.filter((at) => now - at < A_MINUTE_MS);
    if (wrong.length >= MOST_WRONG) return "too many attempts";
    if (given !== "") wrong.push(now);
    return "unauthorized";
  };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
