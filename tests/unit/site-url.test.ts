import { describe, expect, test } from "vitest";
import { siteUrl } from "../../scripts/site-url.ts";

describe("the base of absolute links", () => {
  test.each([
    [{}, "http://localhost:4321"],
    [{ SITE_URL: " " }, "http://localhost:4321"],
    [{ PORT: "8080" }, "http://localhost:8080"],
    [{ PORT: "0" }, "http://localhost:4321"],
    [{ SITE_URL: "https://example.com", PORT: "8080" }, "https://example.com"],
    [{ SITE_URL: "https://example.com/" }, "https://example.com"],
    [{ SITE_URL: "HTTP://Example.com:8080" }, "http://example.com:8080"],
    [{ SITE_URL: "https://пример.рф" }, "https://xn--e1afmkfd.xn--p1ai"],
  ])("%j → %s", (env, url) => {
    expect(siteUrl(env)).toBe(url);
  });

  test.each([
    "example.com",
    "ftp://example.com",
    "https://",
    "https://example.com/calc",
    "https://example.com/?a=1",
    "https://example.com/#a",
    "https://user:pass@example.com",
  ])("SITE_URL=%s is refused", (SITE_URL) => {
    expect(() => siteUrl({ SITE_URL })).toThrow(JSON.stringify(SITE_URL));
  });
});
