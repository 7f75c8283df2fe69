import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { commitOf, record, recordOrTell } from "../../../scripts/publish/record.ts";
import { write } from "../../../scripts/prices/write.ts";
import type { Planned } from "../../../src/desk/release/release.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const git = (...args: string[]): string => execFileSync("git", ["-C", folder, ...args], { encoding: "utf8" }).trim();
const who = { message: "one", by: "Анна", email: "a@example.com" };

test("where there is no repository nothing is recorded", async () => {
  expect(await record(folder, who)).toBe("no repository");
});

test("what git refuses is told, and is in the next commit", async () => {
  git("init", "--quiet");
  const hook = join(folder, ".git/hooks/pre-commit");
  writeFileSync(hook, "#!/bin/sh\necho not today >&2\nexit 1\n", { mode: 0o755 });
  write(join(folder, "archive/2026-11-20.yaml"), "first");
  await expect(record(folder, who)).rejects.toThrow("not today");
  rmSync(hook);
  write(join(folder, "price-list.yaml"), "second");
  write(join(folder, "a stranger's"), "note");
  expect(await record(folder, { ...who, message: "two" })).toBe("recorded");
  expect(git("log", "--format=%an %s")).toBe("Анна two");
  expect(git("status", "--porcelain", "-z")).toBe("?? a stranger's\0");
});

test("what git says against it is in the log alone", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  git("init", "--quiet");
  writeFileSync(join(folder, ".git/index.lock"), "");
  write(join(folder, "price-list.yaml"), "second");
  expect(await recordOrTell(folder, who)).toBe("refused");
  expect(log.mock.calls.join()).toMatch(/^It is not committed in git: [^]*index\.lock/);
  log.mockRestore();
});

test.each([
  [{}, "Прайс-лист 2026-11-26: Анна"],
  [{ withdraws: "2026-11-25.5" }, "Прайс-лист 2026-11-26 вместо отозванного 2026-11-25.5: Анна"],
])("with %j the history says: %s", (more, message) => {
  const planned = { list: { meta: { version: "2026-11-26" } }, ...more } as Planned;
  expect(commitOf(planned, "Анна", "a@example.com")).toEqual({ message, by: "Анна", email: "a@example.com" });
});

test("a repository that git will not read is no absent one", async () => {
  git("init", "--quiet");
  writeFileSync(join(folder, ".git/config"), "[broken");
  await expect(record(folder, who)).rejects.toThrow("bad config");
});
