import { mkdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../../tests/support/files/temporary-folder.ts";
import { bytesIn, damagedFiles, digestOf, FILE_LIST, fileList } from "./intact.ts";

const FILES = { "function/handler.js": "gate_frame:32500", "site/index.html": "<html>", "site/index.html.br": "br" };

let folder: string;
temporaryFolder((made) => {
  folder = made;
  for (const name of ["function", "site"]) mkdirSync(join(folder, name));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const list = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [name, digestOf(text)]));
  writeFileSync(join(folder, FILE_LIST), JSON.stringify(list));
});

const damaged = () => damagedFiles(fileList(folder)!, (path) => bytesIn(folder, path));

test("a build that is whole is told as such", () => expect(damaged()).toEqual([]));

test.each<[string, string, (path: string) => void]>([
  ["one price is changed", "function/handler.js", (path) => writeFileSync(path, "gate_frame:33500")],
  ["a file is missing", "site/index.html", (path) => rmSync(path)],
  ["one is empty", "site/index.html.br", (path) => truncateSync(path)],
  ["one has other contents of the same length", "site/index.html", (path) => writeFileSync(path, "<HTML>")],
])("where %s, it is named", (_, name, spoil) => {
  spoil(join(folder, name));
  expect(damaged()).toEqual([name]);
});

test("the list itself may be missing, or cut off", () => {
  truncateSync(join(folder, FILE_LIST), 20);
  expect(fileList(folder)).toBeUndefined();
  rmSync(join(folder, FILE_LIST));
  expect(fileList(folder)).toBeUndefined();
});
