import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hashInputs } from "../../../scripts/build/place/stamp.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const put = (name: string, text: string): void => {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
};

test("a build is as fresh as its prices; what git notes of them, or a desktop, makes none stale", async () => {
  put("archive/2026-11-20.yaml", "first");
  const first = await hashInputs(folder);
  put(".git/HEAD", "ref: refs/heads/main");
  put("archive/.DS_Store", "");
  expect(await hashInputs(folder)).toBe(first);
  put("archive/2026-11-20.yaml", "second");
  expect(await hashInputs(folder)).not.toBe(first);
});
