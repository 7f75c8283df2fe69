import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { newProduct, putInPlace } from "../../../scripts/build/place/put-in-place.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
let out: string;
temporaryFolder((made) => {
  folder = made;
  out = join(folder, "dist");
});

/** Puts a product in place and returns its folder. */
async function build(contents: string, remove?: (path: string) => Promise<void>): Promise<string> {
  const product = await newProduct(out);
  writeFileSync(join(product, "build.json"), contents);
  await putInPlace(product, out, remove);
  return product;
}

const built = (at = out) => readFileSync(join(at, "build.json"), "utf8");
const kept = () => readdirSync(join(folder, ".build/dist")).sort();

test("the new product stands in its place; the one that it replaced stays, older ones go", async () => {
  const products = [];
  for (const contents of ["1", "2", "3"]) products.push(await build(contents));
  expect(built()).toBe("3");
  expect(built(products[1])).toBe("2");
  expect(kept()).toHaveLength(2);
});

test("at no time is there none", async () => {
  await build("0");
  let isOver = false;
  const watch = (async () => {
    const seen = new Set<string>();
    while (!isOver) {
      seen.add(built());
      await new Promise(setImmediate);
    }
    return seen;
  })();
  for (let count = 1; count <= 100; count++) await build(String(count));
  isOver = true;
  expect((await watch).size).toBeGreaterThan(50);
});

test("what a build that broke off has left goes with the next", async () => {
  await build("1");
  mkdirSync(join(folder, ".build/dist/broken/site"), { recursive: true });
  await build("2");
  expect(kept()).toHaveLength(2);
  expect(existsSync(join(folder, ".build/dist/broken"))).toBe(false);
});

test("an older one that cannot be taken away does not spoil the new one", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const contents of ["1", "2"]) await build(contents);
  await build("3", () => Promise.reject(new Error("EBUSY")));
  expect([built(), kept().length, vi.mocked(console.warn).mock.calls.length]).toEqual(["3", 3, 1]);
});

test("a folder, as builds were once, makes way for the link and is the one that it replaced", async () => {
  mkdirSync(out);
  writeFileSync(join(out, "build.json"), "older");
  const product = await build("1");
  expect(lstatSync(out).isSymbolicLink()).toBe(true);
  expect(
    kept()
      .map((name) => built(join(folder, ".build/dist", name)))
      .sort(),
  ).toEqual(["1", "older"]);
  await build("2");
  expect(built(product)).toBe("1");
  expect(kept()).toHaveLength(2);
});

test("it stands as well when all is moved", async () => {
  await build("1");
  renameSync(folder, `${folder}-moved`);
  expect(built(join(`${folder}-moved`, "dist"))).toBe("1");
  renameSync(`${folder}-moved`, folder);
});

test("an empty folder is taken, and a link that leads nowhere", async () => {
  mkdirSync(out);
  await build("1");
  renameSync(join(folder, ".build"), join(folder, "gone"));
  await build("2");
  expect(built()).toBe("2");
});

test.each([
  ["a folder of something else", () => mkdirSync(join(out, "photos"), { recursive: true })],
  ["a file", () => writeFileSync(out, "a letter")],
])("%s is not replaced", async (_, make) => {
  make();
  await expect(newProduct(out)).rejects.toThrow(`${out} is no build: it would be replaced`);
  expect(existsSync(join(folder, ".build"))).toBe(false);
});
