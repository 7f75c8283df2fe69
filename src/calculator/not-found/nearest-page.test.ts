import { expect, test } from "vitest";
import { nearestPage } from "./nearest-page.ts";

const PAGES = ["/", "/docs/", "/docs/how-to-call/", "/docs/prices/", "/podbor/"];

test.each([
  ["/dosc/", "/docs/"],
  ["/docs/how-to-cal", "/docs/how-to-call/"],
  ["/DOCS/Prices.html", "/docs/prices/"],
  ["/docs/index.html", "/docs/"],
  ["/poddbor", "/podbor/"],
])("%s was meant as %s", (path, page) => {
  expect(nearestPage(path, PAGES)).toBe(page);
});

test.each(["/", "/wp-login.php", "/x", `/docs/${"prices".repeat(100)}`])("%s was meant as no page", (path) => {
  expect(nearestPage(path, PAGES)).toBeUndefined();
});
