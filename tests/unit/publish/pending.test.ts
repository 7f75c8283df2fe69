import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Pending, type Begun } from "../../../scripts/publish/pending.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const at = (name: string) => join(folder, name);
const text = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined);

const begun = (files: Map<string, string>): Begun => ({
  files,
  product: "product",
  commit: { message: "Прайс-лист", by: "Анна", email: "a@example.com" },
});
const nothingMore = () => Promise.resolve();

test("all files of a release are written, and nothing is left to do", async () => {
  writeFileSync(at("list"), "old");
  const pending = new Pending(folder, at("work"));
  const files = new Map([
    ["archive/one", "1"],
    ["list", "new"],
  ]);
  await pending.carryOut(begun(files), nothingMore);
  expect(pending.finish()).toEqual(begun(files));
  pending.forget();
  expect(pending.finish()).toBeUndefined();
  expect([text("archive/one"), text("list"), text("work/pending.json")]).toEqual(["1", "new", undefined]);
});

test.each<[string, () => void, () => Promise<void>]>([
  ["one of them cannot be written", () => mkdirSync(at("taken.part")), nothingMore],
  ["one of them cannot take its place", () => mkdirSync(at("taken/by/a/folder"), { recursive: true }), nothingMore],
  ["what goes with them fails", () => undefined, () => Promise.reject(new Error("no space"))],
])("where %s, all is as it was", async (_, spoil, andThen) => {
  const picture = Buffer.from([0x89, 0xff, 0x00, 0xc3]);
  writeFileSync(at("list"), "old");
  writeFileSync(at("logo.png"), picture);
  spoil();
  const before = readdirSync(folder);
  const files = new Map([
    ["archive/one", "1"],
    ["logo.png", Buffer.from("new").toString("base64")],
    ["list", "new"],
    ["taken", "x"],
  ]);
  await expect(new Pending(folder, at("work")).carryOut(begun(files), andThen)).rejects.toThrow();
  expect([text("archive/one"), text("list"), text("work/pending.json")]).toEqual([undefined, "old", undefined]);
  expect(readFileSync(at("logo.png"))).toEqual(picture);
  expect(readdirSync(folder).filter((name) => !["archive", "work"].includes(name))).toEqual(before);
});
