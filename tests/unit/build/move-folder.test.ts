import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { moveFolder } from "../../../scripts/build/place/move-folder.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

vi.mock(import("node:fs/promises"), async (original) => {
  const real = await original();
  return { ...real, rename: vi.fn(real.rename) };
});

let from: string;
let to: string;
temporaryFolder((folder) => {
  from = join(folder, "made");
  to = join(folder, "elsewhere");
  mkdirSync(join(from, "pages"), { recursive: true });
  writeFileSync(join(from, "pages", "index.html"), "page");
});

const failing = (code: string) => vi.mocked(rename).mockRejectedValueOnce(Object.assign(new Error(code), { code }));
const stands = (folder: string) => existsSync(folder) && readFileSync(join(folder, "pages", "index.html"), "utf8");

test.each([
  ["on the same disk", () => undefined],
  ["on another disk", () => failing("EXDEV")],
])("a folder is moved %s", async (_, prepare) => {
  prepare();
  await moveFolder(from, to);
  expect([stands(from), stands(to)]).toEqual([false, "page"]);
});

test("what else goes wrong is told, and the folder stays", async () => {
  failing("EACCES");
  await expect(moveFolder(from, to)).rejects.toThrow("EACCES");
  expect([stands(from), stands(to)]).toEqual(["page", false]);
});
