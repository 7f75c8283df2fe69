import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { withinBudgets, type Budget } from "../../../scripts/build/size/budgets.ts";
import { firstViewFiles } from "../../../scripts/build/size/first-view.ts";
import { weight } from "../../../scripts/build/size/weight.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";

let folder: string;
temporaryFolder((made) => void (folder = made));

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

test("a bundle may have as many bytes as its budget, gzipped, and stops the build by name with one more", async () => {
  const code = "export const price = 1;\n".repeat(100);
  write("site/_engine/engine.1a2b.js", code);
  const weighs = gzipSync(code, { level: 9 }).length;
  const engine = (most: number): Budget => ({ name: "the engine", of: /^site\/_engine\//, compressed: "gzip", most });
  expect(await withinBudgets(folder, [engine(weighs)])).toBe(
    `the engine: ${weighs} bytes by gzip of at most ${weighs} bytes`,
  );
  await expect(withinBudgets(folder, [engine(weighs - 1)])).rejects.toThrow(
    `Too heavy is the engine: ${weighs} bytes by gzip of at most ${weighs - 1} bytes`,
  );
});

test("a budget without a file is a mistake: the bundle has another name now", async () => {
  write("site/sw.js", "");
  const other: Budget = { name: "other", of: /^other\.js$/, compressed: "gzip", most: 1000 };
  await expect(withinBudgets(folder, [other])).rejects.toThrow("other: there is no such file");
});

test("files of one bundle are weighed together, and what does not get smaller as it is", async () => {
  write("function/handler.js", randomBytes(700));
  write("function/mcp.js", randomBytes(400));
  write("server.js", randomBytes(5000));
  expect(await weight(folder, { of: /^function\//, compressed: "gzip" })).toBe(1100);
});

test("the first view is the page, its styles, scripts, pictures and what the styles name; the logo has its own bound", async () => {
  const page = `<!doctype html><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/b.js">
    <link rel="icon" href="/icon.svg"><link rel="alternate" href="/index.md"><link rel="canonical" href="https://x.example/">
    <script type="module" src="/c.js"></script><script type="application/ld+json">{}</script>
    <img src="/_astro/logo.0123456789.png"><img src="/d.png?v=1"><img src="/late.png" loading="lazy">`;
  write("site/index.html", page);
  write("site/a.css", `a { background: url("fonts/e.woff2"), url(data:image/png;base64,AA), url(/icon.svg) }`);
  for (const file of ["b.js", "c.js", "icon.svg", "d.png", "fonts/e.woff2"]) write(`site/${file}`, randomBytes(100));
  const files = await firstViewFiles(folder, "site/index.html");
  expect(files.sort()).toEqual(
    ["a.css", "b.js", "c.js", "d.png", "fonts/e.woff2", "icon.svg", "index.html"].map((name) => `site/${name}`),
  );
  const view = await weight(folder, { of: { firstViewOf: "site/index.html" }, compressed: "brotli" });
  expect(view).toBeGreaterThan(500 + brotliCompressSync(page).length);
});
