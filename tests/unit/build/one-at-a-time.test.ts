import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { oneAtATime } from "../../../scripts/build/place/one-at-a-time.ts";
import { root } from "../../../scripts/root.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
let lock: string;
temporaryFolder((made) => {
  folder = made;
  lock = join(folder, "work/lock");
});

/** A process of its own that does this work under the lock. */
function worker(work: string) {
  const script = `
    import { appendFileSync } from "node:fs";
    import { setTimeout as wait } from "node:timers/promises";
    import { oneAtATime } from ${JSON.stringify(join(root, "scripts/build/place/one-at-a-time.ts"))};
    const [lock, log] = process.argv.slice(1);
    await oneAtATime(lock, async () => { ${work} });`;
  const args = ["--no-warnings", "--input-type=module", "--eval", script, lock, join(folder, "log")];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

test("works begun at once are done one after another, and those that wait are told of it", async () => {
  const workers = await oneAtATime(lock, async () => {
    const waiting = [1, 2].map(() =>
      worker(`appendFileSync(log, "begins "); await wait(50); appendFileSync(log, "ends ");`),
    );
    for (const { stdout } of waiting) {
      expect(String(await once(stdout, "data"))).toBe(`Waiting for another build, which holds ${lock}\n`);
    }
    return waiting;
  });
  await Promise.all(workers.map((worker) => once(worker, "close")));
  expect(readFileSync(join(folder, "log"), "utf8")).toBe("begins ends begins ends ");
});

test("a work that fails makes way for the next", async () => {
  await expect(oneAtATime(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await oneAtATime(lock, () => Promise.resolve(1))).toBe(1);
});

test("what a killed process has left holds nobody up", async () => {
  const killed = worker(`console.log("holds"); await wait(60_000);`);
  await once(killed.stdout, "data");
  killed.kill("SIGKILL");
  await once(killed, "close");
  expect(await oneAtATime(lock, () => Promise.resolve(1), expect.unreachable)).toBe(1);
});

// As in a container that was killed and started again: the first process there always has the same number.
test("nor does it hold up a process that has the number of the killed one", async () => {
  const again = `import(${JSON.stringify(join(root, "scripts/build/place/one-at-a-time.ts"))})
    .then(({ oneAtATime }) => oneAtATime(process.argv[1], () => console.log("done by", process.pid)))`;
  const args = JSON.stringify(["node", "--no-warnings", "--eval", again]);
  const one = worker(`process.execve(process.execPath, [...${args}, lock], process.env)`);
  expect(String(await buffer(one.stdout))).toBe(`done by ${one.pid}\n`);
});
