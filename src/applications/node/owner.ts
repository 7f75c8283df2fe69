import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";

/** A process tells that it is there every few seconds. */
export const OWNER_SILENT_MS = 30_000;

/** A number of a process is that of this machine, or of this container, alone. */
const SELF = `${hostname()} ${process.pid}`;

/**
 * Whether this process is the one that delivers what is in a folder, told in its file `owner`. A new server stands beside
 * the old one for a while, or a second one in another container: all keep what they take, and one of them sends. One that
 * is gone, or says nothing for long, has left it to the next.
 */
export async function claim(file: string): Promise<boolean> {
  const owner = await readFile(file, "utf8").catch(() => "");
  // On a full disk nothing is written, and what waits there has to go all the same.
  if (owner === SELF) return utimes(file, new Date(), new Date()).then(() => true);
  if (owner !== "" && mayBeThere(owner) && Date.now() - (await stat(file)).mtimeMs < OWNER_SILENT_MS) return false;
  await writeFile(file, SELF, { mode: 0o600 });
  return true;
}

/** Of another machine nothing is known. */
function mayBeThere(owner: string): boolean {
  const [host, pid] = owner.split(" ");
  return host !== hostname() || isAlive(Number(pid));
}

/** Whether there is a process of a number on this machine. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
