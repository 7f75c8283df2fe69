import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/root.ts";

const PATH = /`((?:src|scripts|tests|prices|docs)\/[\w./-]*)`/g;
const text = (file: string): string => readFileSync(join(root, file), "utf8");

test.each(["README.md", "CONTRIBUTING.md"])("%s names places that are there", (file) => {
  const paths = [...text(file).matchAll(PATH)].map(([, path]) => path!);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test("every room of src is on the map", () => {
  const map = text("README.md");
  const rooms = readdirSync(join(root, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = rooms.map(({ name }) => `src/${name}/`).filter((room) => !map.includes(`\`${room}`));
  expect(missing).toEqual([]);
});
