import { expect, test } from "vitest";
import { keptAtInstall, keptWhenVisited } from "../../support/kept-files.ts";

test("the first visit to any page fetches what the forms need, and nothing of the documentation", () => {
  expect(keptAtInstall).toEqual(expect.arrayContaining(["/", "/podbor/", "/request/", "/offline/", "/404.html"]));
  expect(keptAtInstall.filter((url) => /^\/(en\/)?docs\/|^\/pagefind\/|embed/.test(url))).toEqual([]);
});

test("documentation, its search and the element are kept when they are visited", () => {
  expect(keptWhenVisited).toEqual(
    expect.arrayContaining(["/docs/", "/en/docs/openapi/", "/pagefind/pagefind.js", "/openapi.json", "/embed.js"]),
  );
});
