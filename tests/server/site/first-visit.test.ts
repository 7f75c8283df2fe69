import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { firstViewFiles } from "../../../scripts/build/size/first-view.ts";
import { builtSite } from "../../support/built-pages.ts";
import { keptAtInstall, keptWhenVisited } from "../../support/kept-files.ts";
import { product } from "../../support/product.ts";

const weigh = (url: string): number => {
  const content = readFileSync(join(builtSite, url.endsWith("/") ? `${url}index.html` : url));
  return Math.min(content.length, brotliCompressSync(content).length);
};

test("the first visit to any page fetches what the forms need, and no more", () => {
  expect(keptAtInstall).toEqual(expect.arrayContaining(["/", "/podbor/", "/request/", "/offline/", "/404.html"]));
  const names = keptAtInstall.map((url) =>
    url.split(/[/.]/).find((part) => /^(live|workbook|search-worker)/.test(part)),
  );
  expect(names.filter(Boolean).sort()).toEqual(["live", expect.stringMatching(/^search-worker/), "workbook"]);
  expect(keptAtInstall.filter((url) => /^\/(en\/)?docs\/|^\/pagefind\/|embed/.test(url))).toEqual([]);
  expect(keptAtInstall.length).toBeLessThanOrEqual(80);
  expect(keptAtInstall.reduce((sum, url) => sum + weigh(url), 0)).toBeLessThanOrEqual(350_000);
});

test("documentation, its search and the element are kept when they are visited", () => {
  expect(keptWhenVisited).toEqual(
    expect.arrayContaining(["/docs/", "/en/docs/openapi/", "/pagefind/pagefind.js", "/openapi.json", "/embed.js"]),
  );
});

test.each(["docs", "en/docs", "docs/openapi"])(
  "a reader of /%s/ fetches one stylesheet for the screen and no script of the calculator",
  async (page) => {
    const files = await firstViewFiles(product, `site/${page}/index.html`);
    const names = files.flatMap((file) => /^site\/(_\w+\/[\w-]+).*\.(js|css)$/.exec(file)?.slice(1).join(" ") ?? []);
    expect(names.sort()).toEqual([
      "_astro/docs js",
      ...Array.from({ length: 3 }, () => "_astro/inline js"),
      "_astro/page css",
      "_astro/page js",
      "_astro/print css",
    ]);
  },
);
