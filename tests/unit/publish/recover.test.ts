import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { recover } from "../../../scripts/publish/recover.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const at = (...names: string[]): string => join(folder, ...names);
const git = (...args: string[]): string =>
  execFileSync("git", ["-C", at("lists"), ...args], { encoding: "utf8" }).trim();
const logged: string[] = [];

/** A process was killed when the first of two files stood in its place. */
beforeEach(() => {
  logged.length = 0;
  for (const how of ["log", "error"] as const)
    vi.spyOn(console, how).mockImplementation((line) => void logged.push(line));
  mkdirSync(at("lists/archive"), { recursive: true });
  writeFileSync(at("lists/price-list.yaml"), "old");
  writeFileSync(at("lists/archive/2026-11-23.yaml"), "new");
  writeFileSync(at("lists/price-list.yaml.part"), "ne");
  mkdirSync(at("work"));
  for (const name of ["former", "next"]) {
    mkdirSync(at(".build/dist", name), { recursive: true });
    writeFileSync(at(".build/dist", name, "build.json"), "{}");
  }
  symlinkSync(".build/dist/former", at("dist"), "junction");
  const files = [
    ["archive/2026-11-23.yaml", "new"],
    ["price-list.yaml", "new"],
  ];
  const commit = { message: "Прайс-лист 2026-11-23: Анна", by: "Анна", email: "a@example.com" };
  writeFileSync(at("work/pending.json"), JSON.stringify({ files, product: at(".build/dist/next"), commit }));
  // No process has such a number.
  mkdirSync(at("work/release-99999999-abc"));
  mkdirSync(at(`work/release-${process.ppid}-abc`));
});

const recovered = () => recover({ prices: at("lists"), out: at("dist"), work: at("work") });

test("a release that was cut off is written, served, committed and told of, once; what it left is gone", async () => {
  git("init", "--quiet");
  await recovered();
  expect(readFileSync(at("lists/price-list.yaml"), "utf8")).toBe("new");
  expect(readlinkSync(at("dist"))).toBe(join(".build", "dist", "next"));
  expect(git("log", "--format=%an %s")).toBe("Анна Прайс-лист 2026-11-23: Анна");
  expect(git("status", "--porcelain")).toBe("");
  // That of a process which is there is its own.
  expect(readdirSync(at("work"))).toEqual([`release-${process.ppid}-abc`]);
  expect(logged).toEqual([
    `A release was cut off as it was written. Now it is in ${at("lists")}: archive/2026-11-23.yaml, price-list.yaml`,
    "It is committed in git: Прайс-лист 2026-11-23: Анна",
    "Cleared away what was left of releases that were cut off: release-99999999-abc",
  ]);
  logged.length = 0;
  await recovered();
  expect([logged, git("rev-list", "--count", "HEAD")]).toEqual([[], "1"]);
});

test("outside of git, and where its product is gone, it is written all the same", async () => {
  const note = JSON.parse(readFileSync(at("work/pending.json"), "utf8")) as object;
  writeFileSync(at("work/pending.json"), JSON.stringify({ ...note, product: at("nowhere") }));
  await recovered();
  expect(readFileSync(at("lists/price-list.yaml"), "utf8")).toBe("new");
  expect(readlinkSync(at("dist"))).toBe(".build/dist/former");
  expect(existsSync(at("work/pending.json"))).toBe(false);
  expect(logged.filter((line) => line.includes("git"))).toEqual([]);
});
