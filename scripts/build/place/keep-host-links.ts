import { existsSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";

/** Where the tool of a host notes, in the folder that it deploys, which site of the account that folder is. */
const NOTES = [
  { host: "netlify", note: ".netlify/state.json" },
  { host: "vercel", note: ".vercel/project.json" },
] as const;

/** Where the notes wait in the product while builds are made for other hosts. */
const WAITING = "host-links";

/**
 * Copies those notes from the product in `out`, if there is one, into the new one in `dist`: without its note the tool
 * would ask anew which site is meant, and might make a second one.
 */
export async function keepHostLinks(out: string, dist: string): Promise<void> {
  for (const { host, note } of NOTES) {
    const last = [join(out, "hosts", host, note), join(out, WAITING, host, note)].find((path) => existsSync(path));
    if (last === undefined) continue;
    await cp(last, join(dist, WAITING, host, note));
    if (existsSync(join(dist, "hosts", host))) await cp(last, join(dist, "hosts", host, note));
  }
}
