import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstViewFiles } from "../../../scripts/build/size/first-view.ts";
import { sizesWithin, sizeTable, type Budget } from "../../../scripts/build/size/size-budget.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => void (folder = made));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const bundle = (of: RegExp, most: number): Budget => ({ of, compressed: "gzip", most });

test("a bundle may have as many bytes as its budget, gzipped, and is refused by name with one more", async () => {
  const code = "export const price = 1;\n".repeat(100);
  write("site/_engine/engine.1a2b.js", code);
  const weight = gzipSync(code, { level: 9 }).length;
  const of = /^site\/_engine\//;
  expect(await sizesWithin(folder, { engine: bundle(of, weight) })).toEqual({ engine: weight });
  await expect(sizesWithin(folder, { engine: bundle(of, weight - 1) })).rejects.toThrow(
    `engine (site/_engine/engine.1a2b.js) weighs ${weight} bytes by gzip, its budget is ${weight - 1} bytes`,
  );
});

test("files of one bundle are weighed together, and what does not get smaller as it is", async () => {
  write("function/handler.js", randomBytes(700));
  write("function/mcp.js", randomBytes(400));
  write("server.js", randomBytes(5000));
  expect(await sizesWithin(folder, { api: bundle(/^function\//, 1100) })).toEqual({ api: 1100 });
  await expect(sizesWithin(folder, { api: bundle(/^function\//, 1099) })).rejects.toThrow(
    "api (2 files) weighs 1,100 bytes",
  );
});

test("older price lists do not eat up the budget of the bundle that they are in", async () => {
  write("function/handler.js", randomBytes(700));
  const budget = { ...bundle(/^function\//, 500), perOlderList: 100 };
  const own = (olderLists: number, moreData = 0) => ({ olderLists, moreData });
  expect(await sizesWithin(folder, { handler: budget }, own(2))).toEqual({ handler: 700 });
  expect(sizeTable({ handler: 700 }, { handler: budget }, own(2))).toMatch(/^handler +700 bytes of +700 bytes, gzip$/);
  await expect(sizesWithin(folder, { handler: budget }, own(1))).rejects.toThrow("its budget is 600 bytes");
  const bounded = sizesWithin(folder, { handler: { ...budget, mostOlderLists: 1 } }, own(300));
  await expect(bounded).rejects.toThrow("its budget is 600 bytes");
  expect(await sizesWithin(folder, { handler: { ...budget, data: 2 } }, own(0, 100))).toEqual({ handler: 700 });
  await expect(sizesWithin(folder, { handler: budget })).rejects.toThrow("its budget is 500 bytes");
});

test("a budget without a file is a mistake: the bundle has another name now", async () => {
  write("site/sw.js", "");
  const sizes = sizesWithin(folder, { worker: bundle(/^site\/worker\.js$/, 1000), other: bundle(/^other\.js$/, 1000) });
  await expect(sizes).rejects.toThrow("worker has a budget and no file\nother has a budget and no file");
});

test("the first view of a page is the page with its styles, scripts, pictures and what the styles name", async () => {
  const page = `<!doctype html><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
    <link rel="icon" href="/icon.svg"><link rel="alternate" href="/index.md"><link rel="canonical" href="https://x.example/">
    <script type="module" src="/c.js"></script><script type="application/ld+json">{}</script>
    <img src="/d.png?v=1"><img src="/late.png" loading="lazy">`;
  write("site/index.html", page);
  write("site/a.css", `a { background: url("fonts/e.woff2"), url(data:image/png;base64,AA), url(/icon.svg) }`);
  for (const file of ["b.js", "c.js", "icon.svg", "d.png", "fonts/e.woff2"]) write(`site/${file}`, randomBytes(100));
  const files = await firstViewFiles(folder, "site/index.html");
  expect(files.sort()).toEqual(
    ["a.css", "b.js", "c.js", "d.png", "fonts/e.woff2", "icon.svg", "index.html"].map((name) => `site/${name}`),
  );
  const budget: Budget = { of: { firstViewOf: "site/index.html" }, compressed: "brotli", most: 10_000 };
  const { view } = await sizesWithin(folder, { view: budget });
  expect(view).toBeGreaterThan(500 + brotliCompressSync(page).length);
});
