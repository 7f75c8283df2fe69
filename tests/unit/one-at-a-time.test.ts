import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { oneAtATime } from "../../scripts/build/one-at-a-time.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

let folder: string;
let lock: string;
temporaryFolder((made) => {
  folder = made;
  lock = join(folder, "work/lock");
});

test("works begun at once are done one after another, and those that wait are told of whom", async () => {
  const done: string[] = [];
  const told: string[] = [];
  const work = (name: string) => async () => {
    done.push(`${name} begins`);
    for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate);
    expect(readFileSync(lock, "utf8")).toBe(String(process.pid));
    done.push(`${name} ends`);
    return name;
  };
  const tell = (text: string) => told.push(text);
  const names = await Promise.all(["a", "b", "c"].map((name) => oneAtATime(lock, work(name), tell)));
  expect(names).toEqual(["a", "b", "c"]);
  for (const at of [0, 2, 4]) expect(done[at + 1]).toBe(done[at]!.replace("begins", "ends"));
  expect(told).toEqual(Array(2).fill(`Waiting for process ${process.pid}, which holds ${lock}`));
  expect(readdirSync(join(folder, "work"))).toEqual([]);
});

test("a work that fails makes way for the next", async () => {
  await expect(oneAtATime(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(existsSync(lock)).toBe(false);
  expect(await oneAtATime(lock, () => Promise.resolve(1))).toBe(1);
});

test("what a process that is no more has left is taken over", async () => {
  await oneAtATime(lock, () => Promise.resolve());
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(lock, String(pid));
  expect(
    await oneAtATime(
      lock,
      () => Promise.resolve(1),
      () => {},
    ),
  ).toBe(1);
});
