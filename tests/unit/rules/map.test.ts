import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { root } from "../../../scripts/root.ts";

const PATH = /`((?:src|scripts|tests|prices|docs)\/[\w./-]*)`/g;

describe.each(["README.md", "CONTRIBUTING.md"])("%s", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const paths = [...text.matchAll(PATH)].map(([, path]) => path!);

  test("names places", () => expect(paths.length).toBeGreaterThan(10));

  test.each([...new Set(paths)])("%s is there", (path) => expect(existsSync(join(root, path))).toBe(true));
});

test("every room of src is on the map", () => {
  const map = readFileSync(join(root, "README.md"), "utf8");
  const rooms = readdirSync(join(root, "src"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const missing = rooms.map(({ name }) => `src/${name}/`).filter((room) => !map.includes(`\`${room}`));
  expect(missing).toEqual([]);
});
