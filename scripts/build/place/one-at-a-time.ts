import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;
const A_DAY_MS = 86_400_000;

/**
 * Does some work while no other process does any under the same `lock`, a file. The lock is SQLite's: the system itself
 * lets go of it when the process ends, however that ends. `onWait` is told once that there is a wait.
 */
export async function oneAtATime<Result>(
  lock: string,
  work: () => Promise<Result>,
  onWait: (told: string) => void = console.log,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  using database = new DatabaseSync(lock);
  const take = (waitMs: number) => database.exec(`PRAGMA busy_timeout = ${waitMs}; BEGIN EXCLUSIVE`);
  try {
    take(0);
  } catch (error) {
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw error;
    onWait(`Waiting for another build, which holds ${lock}`);
    take(A_DAY_MS);
  }
  return await work();
}
