import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { product } from "../../support/product.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

const server = served();

const site = pathToFileURL(join(product, "site/"));
const hashedFile = (folder: string): string =>
  `/${folder}/${readdirSync(new URL(folder, site)).findLast((name) => name.endsWith(".js"))}`;
const ENGINE = hashedFile("_engine");
const SCRIPT = hashedFile("_astro");

describe("how long a file may be kept", () => {
  test.each([ENGINE, SCRIPT])("%s has its hash in the name: for ever", async (path) => {
    const { status, headers } = await send(server.url + path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  test.each(["/", "/engine.js", "/understanding.js", "/embed.js", "/request/"])(
    "%s is asked for each time",
    async (path) => {
      const { status, headers } = await send(server.url + path);
      expect(status).toBe(200);
      expect(headers["cache-control"]).toBe("no-cache");
    },
  );

  test("the service worker is never kept", async () => {
    const { status, headers } = await send(`${server.url}/sw.js`);
    expect([status, headers["cache-control"]]).toEqual([200, "no-cache, no-store"]);
    expect(headers["content-type"]).toMatch(/^text\/javascript/);
  });

  test.each(["/", ENGINE])("%s that did not change is not sent again, in any encoding", async (path) => {
    for (const encoding of ["identity", "gzip", "br"]) {
      const accept = { "Accept-Encoding": encoding };
      const { etag } = (await send(server.url + path, { headers: accept })).headers;
      const again = await send(server.url + path, { headers: { ...accept, "If-None-Match": etag! } });
      expect([again.status, again.size]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers.vary).toContain("Accept-Encoding");
      expect(again.headers["cache-control"]).toBeDefined();
    }
  });
});

describe("compression", () => {
  test.each(["/", ENGINE, SCRIPT])("%s comes smaller to who accepts it, and the same", async (path) => {
    const plain = await send(server.url + path);
    expect(plain.headers.vary).toContain("Accept-Encoding");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const etags = new Set([plain.headers.etag]);
    for (const encoding of ["gzip", "br"]) {
      const reply = await send(server.url + path, { headers: { "Accept-Encoding": encoding } });
      expect(reply.headers["content-encoding"]).toBe(encoding);
      expect(reply.headers.vary).toContain("Accept-Encoding");
      expect(reply.text).toBe(plain.text);
      expect(reply.size).toBeLessThan(plain.size);
      etags.add(reply.headers.etag);
    }
    expect(etags.size).toBe(3);
  });
});

describe("security headers", () => {
  test.each(["/", ENGINE, "/no-such-page"])("of %s", async (path) => {
    const { headers } = await send(server.url + path, { headers: { Accept: "text/html" } });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "permissions-policy": expect.stringContaining("camera=()"),
    });
    const policy = headers["content-security-policy"]!.toString().split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("no page has a script or a style inside, which the policy would refuse", async () => {
    for (const path of ["/", "/request/", "/no-such-page"]) {
      const { text } = await send(server.url + path, { headers: { Accept: "text/html" } });
      expect(
        text.match(/<script(?![^>]*(\bsrc=|\btype="application\/ld\+json"))|<style|\sstyle=|\son[a-z]+=/g),
      ).toBeNull();
    }
  });
});

describe("the engine and the calculator for pages of other sites", () => {
  test.each([
    ["/engine.js", "text/javascript; charset=utf-8"],
    ["/embed.js", "text/javascript; charset=utf-8"],
    [ENGINE, "text/javascript; charset=utf-8"],
    ["/engine.d.ts", "text/plain; charset=utf-8"],
  ])("%s may be imported from anywhere", async (path, type) => {
    const { status, headers } = await send(server.url + path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({ "access-control-allow-origin": "*", "content-type": type });
  });

  test("a page may not be read from anywhere", async () => {
    expect((await send(`${server.url}/`)).headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("addresses", () => {
  test("an unknown one shows the 404 page, which is not to be kept", async () => {
    const { status, headers, text } = await send(`${server.url}/no-such-page`, { headers: { Accept: "text/html" } });
    expect(status).toBe(404);
    expect(headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    expect(headers.etag).toBeUndefined();
    expect(text).toContain("<h1");
  });

  test.each([
    ["/request", "/request/"],
    ["/request?a=1", "/request/?a=1"],
    ["//request", "/request/"],
  ])("%s, a page without its slash, leads to %s", async (path, location) => {
    const { status, headers } = await send(server.url, { path });
    expect([status, headers.location]).toEqual([301, location]);
  });

  test.each(["/../package.json", "/..%2fserver.js", "/%2e%2e/build.json", "/.git/config", "/%"])(
    "%s gives nothing from outside the site",
    async (path) => {
      const { status } = await send(server.url, { path });
      expect([400, 404]).toContain(status);
    },
  );

  test("HEAD has the headers of GET and no body", async () => {
    const get = await send(`${server.url}/`);
    const head = await send(`${server.url}/`, { method: "HEAD" });
    expect([head.status, head.size]).toEqual([200, 0]);
    for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
      expect(head.headers[name]).toBe(get.headers[name]);
    }
  });

  test.each(["/openapi.json", "/prices.json", "/llms.txt", "/index.html", ENGINE])(
    "a precompressed copy of %s has no address of its own",
    async (path) => {
      expect((await send(server.url + path)).status).toBe(200);
      for (const copy of [".br", ".gz", ".g%7A", "%2Egz"]) {
        for (const method of ["GET", "HEAD"])
          expect((await send(server.url + path + copy, { method })).status).toBe(404);
      }
    },
  );
});
