import { describe, expect, test } from "vitest";
import { fileLinks, linkHeader, pageLink } from "./discovery-links.ts";
import { ENGLISH_FEED_LINK, FEED_LINK, SERVICE_LINKS } from "../../documents/discovery.ts";
import { fileHeaders } from "./file-headers.ts";
import { SKILL_PATH } from "../../documents/paths.ts";

const alternate = (pathname: string) => fileLinks(pathname).find(({ rel }) => rel === "alternate")?.href;

test("a header names every link with its relation and its type", () => {
  expect(linkHeader([...SERVICE_LINKS, pageLink("https://hangars.example/?roof=dvuhskat")])).toBe(
    '</llms.txt>; rel="describedby"; type="text/plain", ' +
      '</openapi.json>; rel="service-desc"; type="application/json", ' +
      '</docs/>; rel="service-doc"; type="text/html", ' +
      '</.well-known/api-catalog>; rel="api-catalog"; type="application/linkset+json", ' +
      '<https://hangars.example/?roof=dvuhskat>; rel="alternate"; type="text/html"',
  );
});

describe("files of the site", () => {
  test.each([
    ["/", "/index.md"],
    ["/docs/", "/docs.md"],
    ["/en/docs/prices/", "/en/docs/prices.md"],
  ])("the page %s has its twin at %s, which names it as the original", (page, twin) => {
    expect(alternate(page)).toBe(twin);
    expect(fileLinks(twin)).toContainEqual({ rel: "canonical", href: page, type: "text/html" });
    expect(fileHeaders(page)["Link"]).toBe(linkHeader(fileLinks(page)));
  });

  test.each([
    ["/docs/", FEED_LINK],
    ["/en/docs/prices/", ENGLISH_FEED_LINK],
    ["/", undefined],
    ["/request/", undefined],
  ])("of the feed of price lists %s tells: %j", (page, told) => {
    expect(fileLinks(page).find(({ type }) => type === FEED_LINK.type)).toEqual(told);
  });

  test("a page that is not to be found has none", () => {
    expect(fileLinks("/request/")).toEqual(SERVICE_LINKS);
  });

  test.each(["/og.png", "/_astro/page.css", "/robots.txt", SKILL_PATH])("%s has no links", (pathname) => {
    expect(fileLinks(pathname)).toEqual([]);
    expect(fileHeaders(pathname)).not.toHaveProperty("Link");
  });
});
