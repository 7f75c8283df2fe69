import { existsSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { putInPlace } from "../build/place/put-in-place.ts";
import { Pending } from "./pending.ts";
import { STAGING, type Place } from "./publication.ts";
import { recordOrTell } from "./record.ts";

/**
 * Finishes the release that a process was killed in the midst of, and clears away what such processes have left; the log
 * says what was found and done.
 */
export async function recover({ prices, out, work }: Pick<Place, "prices" | "out" | "work">): Promise<void> {
  const pending = new Pending(prices, work);
  const begun = pending.finish();
  if (begun) {
    const names = [...begun.files.keys()].join(", ");
    console.log(`A release was cut off as it was written. Now it is in ${prices}: ${names}`);
    await served(begun.product, out);
    const done = await recordOrTell(prices, begun.commit);
    if (done === "recorded") console.log(`It is committed in git: ${begun.commit.message}`);
    pending.forget();
  }
  const left = existsSync(work) ? readdirSync(work).filter(isLeft) : [];
  for (const name of left) rmSync(join(work, name), { recursive: true, force: true });
  if (left.length > 0) console.log(`Cleared away what was left of releases that were cut off: ${left.join(", ")}`);
}

/** What was built and checked for it is there: nobody has to wait for another build. */
async function served(product: string, out: string): Promise<void> {
  if (!existsSync(join(product, "build.json"))) return;
  if (existsSync(out) && realpathSync(out) === realpathSync(product)) return;
  await putInPlace(product, out).catch(console.warn);
}

/** A process of the same number is this one's forerunner, in a container of its own. */
function isLeft(name: string): boolean {
  const [, pid] = new RegExp(`^${STAGING}(\\d+)-`).exec(name) ?? [];
  if (pid === undefined) return name.startsWith(STAGING);
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/** Whether there is a process of a number on this machine. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
