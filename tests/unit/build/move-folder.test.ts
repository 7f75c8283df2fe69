import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { moveFolder } from "../../../scripts/build/place/move-folder.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let from: string;
let to: string;
temporaryFolder((folder) => {
  from = join(folder, "made");
  to = join(folder, "elsewhere");
  mkdirSync(join(from, "pages"), { recursive: true });
  writeFileSync(join(from, "pages", "index.html"), "page");
});

const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
const stands = (folder: string) => existsSync(folder) && readFileSync(join(folder, "pages", "index.html"), "utf8");

test.each([
  ["on the same disk", undefined],
  ["on another disk", failing("EXDEV")],
])("a folder is moved %s", async (_, rename) => {
  await moveFolder(from, to, rename);
  expect([stands(from), stands(to)]).toEqual([false, "page"]);
});

test("what else goes wrong is told, and the folder stays", async () => {
  await expect(moveFolder(from, to, failing("EACCES"))).rejects.toThrow("EACCES");
  expect([stands(from), stands(to)]).toEqual(["page", false]);
});
