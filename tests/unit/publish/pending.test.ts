import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Pending } from "../../../scripts/publish/pending.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const at = (name: string) => join(folder, name);
const text = (name: string) => (existsSync(at(name)) ? readFileSync(at(name), "utf8") : undefined);

test("all files of a release are written, and nothing is left to do", () => {
  writeFileSync(at("list"), "old");
  new Pending(folder, at("work")).carryOut(
    new Map([
      ["archive/one", "1"],
      ["list", "new"],
    ]),
  );
  expect([text("archive/one"), text("list"), text("work/pending.json")]).toEqual(["1", "new", undefined]);
});

test("where one of them cannot be written, all is as it was", () => {
  const picture = Buffer.from([0x89, 0xff, 0x00, 0xc3]);
  writeFileSync(at("list"), "old");
  writeFileSync(at("logo.png"), picture);
  mkdirSync(at("taken.part"));
  const files = new Map([
    ["archive/one", "1"],
    ["logo.png", Buffer.from("new").toString("base64")],
    ["list", "new"],
    ["taken", "x"],
  ]);
  expect(() => new Pending(folder, at("work")).carryOut(files)).toThrow();
  expect([text("archive/one"), text("list"), text("work/pending.json")]).toEqual([undefined, "old", undefined]);
  expect(readFileSync(at("logo.png"))).toEqual(picture);
});

test("what a process that was killed had begun is finished, once", () => {
  writeFileSync(at("list"), "old");
  mkdirSync(at("work"));
  writeFileSync(
    at("work/pending.json"),
    JSON.stringify([
      ["archive/one", "1"],
      ["list", "new"],
    ]),
  );
  new Pending(folder, at("work")).finish();
  expect([text("archive/one"), text("list"), text("work/pending.json")]).toEqual(["1", "new", undefined]);
  writeFileSync(at("list"), "newer");
  new Pending(folder, at("work")).finish();
  expect(text("list")).toBe("newer");
});
