import { expect, test } from "vitest";
import { keptFiles } from "../../support/built-pages.ts";

const kept = keptFiles();

test("the first visit to any page fetches what the forms need, and nothing of the documentation", () => {
  expect(kept.atInstall).toEqual(expect.arrayContaining(["/", "/podbor/", "/request/", "/offline/", "/404.html"]));
  expect(kept.atInstall.filter((url) => /^\/(en\/)?docs\/|^\/pagefind\/|embed/.test(url))).toEqual([]);
});

test("documentation, its search and the element are kept when they are visited", () => {
  expect(kept.whenVisited).toEqual(
    expect.arrayContaining(["/docs/", "/en/docs/openapi/", "/pagefind/pagefind.js", "/openapi.json", "/embed.js"]),
  );
});
