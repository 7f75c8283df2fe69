import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesOf } from "../../../scripts/build/files-of.ts";
import { keepOldFiles } from "../../../scripts/build/place/keep-old-files.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
let out: string;
temporaryFolder((made) => {
  folder = made;
  out = join(folder, "dist");
});

/** A build with one script of its own, put in the place of the last one. */
async function build(number: number): Promise<void> {
  const dist = join(folder, "new");
  mkdirSync(join(dist, "site/_astro"), { recursive: true });
  writeFileSync(join(dist, "site/_astro/all.js"), "in every build");
  writeFileSync(join(dist, `site/_astro/${number}.js`), `build ${number}`);
  await keepOldFiles(out, dist);
  rmSync(out, { recursive: true, force: true });
  renameSync(dist, out);
}

const has = (number: number): boolean => existsSync(join(out, `site/_astro/${number}.js`));

test("the first build has only its own files", async () => {
  await build(1);
  expect(await filesOf(join(out, "site"))).toHaveLength(2);
});

test("the files of the last eight builds stay, older ones go", async () => {
  for (let number = 1; number <= 12; number++) await build(number);
  expect([2, 3, 4, 11, 12].map(has)).toEqual([false, false, true, true, true]);
});

test("building the same again pushes nothing out", async () => {
  await build(1);
  for (let times = 1; times <= 12; times++) await build(2);
  expect([has(1), has(2)]).toEqual([true, true]);
});
