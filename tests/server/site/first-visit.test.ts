import { expect, test } from "vitest";
import { firstViewFiles } from "../../../scripts/build/size/first-view.ts";
import { keptAtInstall, keptWhenVisited } from "../../support/kept-files.ts";
import { product } from "../../support/product.ts";

test("the first visit to any page fetches what the forms need, and no more", () => {
  expect(keptAtInstall).toEqual(expect.arrayContaining(["/", "/podbor/", "/request/", "/offline/", "/404.html"]));
  const names = keptAtInstall.map((url) =>
    url.split(/[/.]/).find((part) => /^(live|workbook|search-worker)/.test(part)),
  );
  expect(names.filter(Boolean).sort()).toEqual(["live", expect.stringMatching(/^search-worker/), "workbook"]);
  expect(keptAtInstall.filter((url) => /^\/(en\/)?docs\/|^\/pagefind\/|embed/.test(url))).toEqual([]);
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
