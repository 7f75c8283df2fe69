import { describe, expect, test } from "vitest";
import { siteUrl } from "../../../scripts/settings/site-url.ts";

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
    [{ SITE_URL: "https://a--b.3d-1.example" }, "https://a--b.3d-1.example"],
    [{ SITE_URL: "http://192.168.1.10:8080" }, "http://192.168.1.10:8080"],
    [{ SITE_URL: "http://[::1]:8080" }, "http://[::1]:8080"],
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

  // Letters of a host by the rules of URLs; the last ones are no DNS names.
  test.each([
    ...`"';,*$()&!{}+=~_\``.split("").map((sign) => `calc${sign}example.com`),
    "*.example.com",
    "calc%27example.com",
    "calc.example.com.",
    "calc..example.com",
    "-calc.example.com",
    "calc-.example.com",
    `${"a".repeat(64)}.example.com`,
    `${"a.".repeat(126)}com`,
  ])("the host %s is refused", (host) => {
    expect(() => siteUrl({ SITE_URL: `https://${host}` })).toThrow(
      `The host in SITE_URL must be a name such as calc.example.com, of letters, digits, hyphens and dots, or an IP ` +
        `address, found ${JSON.stringify(decodeURIComponent(host))}`,
    );
  });
});
