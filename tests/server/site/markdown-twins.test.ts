import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { product } from "../../support/product.ts";
import { pagesWithTwins, twinOf } from "../../support/built-pages.ts";
import { send, type Reply } from "../http.ts";
import { served } from "../served.ts";

const MARKDOWN = "text/markdown; charset=utf-8";
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8";
const pages = await pagesWithTwins();

const server = served();

const get = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Reply> =>
  send(server.url + path, { headers, method });

describe.each(pages)("the page %s", (page) => {
  test("names its twin and llms.txt in the head, and llms.txt at the start of the body", async () => {
    const { text } = await get(page);
    const [, head = "", body = ""] = /<head>(.*)<\/head>.*?<body[^>]*>(.*)/s.exec(text)!;
    expect(head).toContain(`<link rel="alternate" type="text/markdown" href="${twinOf(page)}">`);
    const llmsTxt = `${page.startsWith("/en/") ? "/en" : ""}/llms.txt`;
    expect(head).toContain(`<link rel="describedby" type="text/plain" href="${llmsTxt}">`);
    expect(body.slice(0, 500)).toContain(`href="${llmsTxt}"`);
  });

  test("has a twin with its heading and without a trace of HTML, under 50,000 characters", async () => {
    const { status, headers, text } = await get(twinOf(page));
    expect([status, headers["content-type"]]).toEqual([200, MARKDOWN]);
    expect(text).toMatch(/^# \S.*\n\n> .*\/llms\.txt\b/);
    expect(text.length).toBeLessThan(50_000);
    const prose = text.replace(/^```.*?^```$/gms, "").replace(/`[^`\n]*`/g, "");
    expect(prose).not.toMatch(/<\/?[a-z]+[\s>]|^\s*-\s*$|^#{1,6}\s*$/m);
    expect(prose).not.toMatch(/\]\((?!https?:|mailto:|tel:|#)/);
  });

  test("is answered with it when Markdown is asked for", async () => {
    const twin = await get(twinOf(page));
    for (const accept of ["text/markdown", "text/markdown, text/html;q=0.9, */*;q=0.8", "text/markdown, */*"]) {
      const { status, headers, text } = await get(page, { Accept: accept });
      expect([status, text]).toEqual([200, twin.text]);
      expect(headers).toMatchObject({ "content-type": MARKDOWN, "content-location": twinOf(page) });
      expect(headers.etag).toBe(twin.headers.etag);
      expect(headers.vary!.split(", ")).toContain("Accept");
    }
  });

  test("stays HTML for everyone else, and says that it depends on Accept", async () => {
    for (const accept of [BROWSER, "*/*", "text/html", "text/html, text/markdown;q=0.5", undefined]) {
      const { status, headers, text } = await get(page, accept === undefined ? {} : { Accept: accept });
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(headers.vary!.split(", ")).toContain("Accept");
      expect(text).toMatch(/^<!doctype html>/i);
    }
  });
});

describe.each(["/docs/", "/docs.md"])("Markdown of %s", (path) => {
  const asked = { Accept: "text/markdown" };

  test("is not sent again, in any encoding; the page's own tag does not stand for it", async () => {
    const tags = new Set<string>();
    for (const encoding of ["identity", "gzip", "br"]) {
      const headers = { ...asked, "Accept-Encoding": encoding };
      const { etag } = (await get(path, headers)).headers;
      tags.add(etag!);
      const again = await get(path, { ...headers, "If-None-Match": etag! });
      expect([again.status, again.size, again.headers.etag]).toEqual([304, 0, etag]);
      if (path === "/docs/") expect(again.headers.vary!.split(", ")).toContain("Accept");
    }
    expect(tags.size).toBe(3);
    const page = await get("/docs/", { Accept: BROWSER });
    expect((await get(path, { ...asked, "If-None-Match": page.headers.etag! })).status).toBe(200);
    const html = await get("/docs/", { Accept: BROWSER, "If-None-Match": [...tags].join(", ") });
    expect(html.status).toBe(200);
  });

  test("comes compressed to who accepts it", async () => {
    const plain = await get(path, asked);
    for (const encoding of ["gzip", "br"]) {
      const reply = await get(path, { ...asked, "Accept-Encoding": encoding });
      expect([reply.headers["content-encoding"], reply.text]).toEqual([encoding, plain.text]);
      expect(reply.headers.vary!.split(", ")).toContain("Accept-Encoding");
      expect(reply.size).toBeLessThan(plain.size);
    }
  });

  test("has the headers of GET for HEAD, those of security, and is asked for each time", async () => {
    const { headers } = await get(path, asked);
    const head = await get(path, asked, "HEAD");
    expect([head.status, head.size]).toEqual([200, 0]);
    for (const name of ["content-type", "content-length", "etag", "vary", "cache-control", "content-location"]) {
      expect(head.headers[name]).toBe(headers[name]);
    }
    expect(headers).toMatchObject({
      "cache-control": "no-cache",
      "access-control-allow-origin": "*",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
  });
});

test("a page's address without its slash leads to the page first", async () => {
  const { status, headers } = await get("/docs", { Accept: "text/markdown" });
  expect([status, headers.location]).toEqual([301, "/docs/"]);
});

test.each(["/404.md", "/404/", "/no-such-page/", "/no-such-page.md"])("%s has no Markdown", async (path) => {
  expect((await get(path, { Accept: "text/markdown" })).status).toBe(404);
});

test("a twin takes GET and HEAD alone", async () => {
  const { status, headers } = await get("/docs.md", {}, "POST");
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});

test("what is not a page does not depend on what is accepted", async () => {
  const { headers } = await get("/engine.js", { Accept: "text/markdown" });
  expect(headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", vary: "Accept-Encoding" });
});

test("a visitor's browser does not keep the texts for language models", () => {
  const worker = readFileSync(join(product, "site/sw.js"), "utf8");
  expect(worker).toContain('"/docs/"');
  expect(worker).not.toMatch(/"[^"]*(\.md|llms-full\.txt)"/);
});
