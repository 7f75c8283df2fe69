import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 200;

/**
 * Does some work while no other process does any under the same `lock`, a file that is there meanwhile and names the
 * process. One that was left by a process that is no more is taken over. `onWait` is told once that there is a wait.
 */
export async function oneAtATime<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: (told: string) => void = console.log,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  let isTold = false;
  for (let holder = await take(lock); holder !== undefined; holder = await take(lock)) {
    if (!isTold) onWait(`Waiting for process ${holder}, which holds ${lock}`);
    isTold = true;
    await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

let taken = 0;

/** Takes the lock, or tells the number of the process that has it. */
async function take(lock: string): Promise<string | undefined> {
  // Written aside: whoever finds the lock finds its holder in it.
  const mine = `${lock}.${process.pid}.${(taken += 1)}`;
  await writeFile(mine, String(process.pid));
  try {
    await link(mine, lock);
    return undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    const holder = await readFile(lock, "utf8").catch(() => "");
    if (holder !== "" && !isRunning(Number(holder))) await rm(lock, { force: true });
    return holder;
  } finally {
    await rm(mine);
  }
}

function isRunning(process_id: number): boolean {
  try {
    return process.kill(process_id, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
