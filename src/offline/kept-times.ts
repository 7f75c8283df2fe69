import { storedOnDevice } from "../calculator/ui/stored-text.ts";

type Name = "checked-at" | "offline-since";

/** For browsers that forbid storage: then the times hold for this page only. */
const onThisPage = new Map<Name, number>();

/** A time kept on the device, milliseconds since 1970. */
export function readTime(name: Name): number | undefined {
  const text = storedOnDevice(`prices-${name}`).read();
  return text === null ? onThisPage.get(name) : Number(text);
}

export function writeTime(name: Name, time: number | undefined): void {
  const trouble = storedOnDevice(`prices-${name}`).write(time === undefined ? null : String(time));
  if (trouble && time !== undefined) onThisPage.set(name, time);
  else onThisPage.delete(name);
}
