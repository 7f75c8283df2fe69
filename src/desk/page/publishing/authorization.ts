/** The header for a key that somebody typed; nothing for one that no header can hold, which so is no key. */
export function authorization(token: string): { Authorization: string } | undefined {
  const key = token.trim();
  return /^[!-~]+$/.test(key) ? { Authorization: `Bearer ${key}` } : undefined;
}
