type Name = "checked-at" | "offline-since";

/** For browsers that forbid storage: then the times hold for this page only. */
const onThisPage = new Map<string, string>();

/** A time kept on the device, milliseconds since 1970. */
export function readTime(name: Name): number | undefined {
  const text = read(`prices-${name}`);
  return text === undefined ? undefined : Number(text);
}

export function writeTime(name: Name, time: number | undefined): void {
  const key = `prices-${name}`;
  try {
    if (time === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, String(time));
  } catch {
    if (time === undefined) onThisPage.delete(key);
    else onThisPage.set(key, String(time));
  }
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return onThisPage.get(key);
  }
}
