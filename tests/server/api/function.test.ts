import { describe, expect, test } from "vitest";
import { ask } from "../../support/built-product.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";
const ENCODINGS = ["gzip", "br"];

const server = served();

describe("the function behind the Node server", () => {
  test.each([CALC, "/v1/calc", "/v1/nothing", "/openapi.json", "/prices.json", "/llms.txt", "/v1"])(
    "%s answers as the function does",
    async (path) => {
      const expected = await ask(path);
      const { status, headers, text } = await send(server.url + path);
      expect(status).toBe(expected.status);
      expect(text).toBe(await expected.text());
      for (const name of ["content-type", "cache-control", "etag", "location", "access-control-allow-origin"]) {
        expect(headers[name] ?? null).toBe(expected.headers.get(name));
      }
    },
  );

  test.each([CALC, "/v1/nothing", "/openapi.json", "/prices.json", "/llms.txt"])(
    "%s comes compressed to who accepts it",
    async (path) => {
      const plain = await send(server.url + path);
      expect(plain.headers["content-encoding"]).toBeUndefined();
      expect(plain.headers.vary).toContain("Accept-Encoding");
      for (const encoding of ENCODINGS) {
        const reply = await send(server.url + path, { headers: { "Accept-Encoding": encoding } });
        expect(reply.headers["content-encoding"]).toBe(encoding);
        expect(reply.headers.vary).toContain("Accept-Encoding");
        expect(reply.headers["content-length"]).toBe(String(reply.size));
        expect(reply.text).toBe(plain.text);
        expect(reply.size).toBeLessThan(plain.size);
      }
    },
  );

  test("the best that the client accepts is taken", async () => {
    const encodingFor = async (accepted: string) =>
      (await send(server.url + CALC, { headers: { "Accept-Encoding": accepted } })).headers["content-encoding"];
    expect(await encodingFor("gzip, deflate, br, zstd")).toBe("br");
    expect(await encodingFor("br;q=0, gzip;q=0.5")).toBe("gzip");
    expect(await encodingFor("*")).toBe("br");
    expect(await encodingFor("*, br;q=0")).toBe("gzip");
    expect(await encodingFor("*;q=0")).toBeUndefined();
    expect(await encodingFor("deflate, zstd")).toBeUndefined();
  });

  test.each([CALC, "/prices.json"])(
    "%s has a strong ETag in every encoding, and any of them gives 304",
    async (path) => {
      const { etag } = (await send(server.url + path)).headers;
      expect(etag).toMatch(/^"[0-9a-f-]+"$/);
      const tags = { identity: etag!, br: etag!.replace(/"$/, '-br"'), gzip: etag!.replace(/"$/, '-gzip"') };
      for (const [encoding, tag] of Object.entries(tags)) {
        const headers = { "Accept-Encoding": encoding };
        expect((await send(server.url + path, { headers })).headers.etag).toBe(tag);
        for (const known of [...Object.values(tags), `W/${etag}`]) {
          const again = await send(server.url + path, { headers: { ...headers, "If-None-Match": known } });
          expect([again.status, again.size, again.headers.etag]).toEqual([304, 0, tag]);
          expect(again.headers.vary).toContain("Accept-Encoding");
        }
      }
    },
  );

  test("HEAD has the headers of GET and no body", async () => {
    const head = await send(server.url + CALC, { method: "HEAD" });
    const get = await send(server.url + CALC);
    expect([head.status, head.size]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    const encoded = await send(server.url + CALC, { method: "HEAD", headers: { "Accept-Encoding": "br" } });
    expect(encoded.headers).toMatchObject({ "content-encoding": "br", etag: get.headers.etag!.replace(/"$/, '-br"') });
    expect(encoded.headers["content-length"]).toBeUndefined();
  });

  test("POST passes through", async () => {
    const body = JSON.stringify({ roof: "dvuhskat", width: 12, length: 30 });
    const headers = { "Content-Type": "application/json", "Accept-Encoding": "gzip" };
    const reply = await send(`${server.url}/v1/calc`, { method: "POST", body, headers });
    expect([reply.status, reply.text]).toEqual([200, (await send(server.url + CALC)).text]);
    expect(reply.headers).toMatchObject({ "cache-control": "no-store", "content-encoding": "gzip" });
    expect(reply.headers.etag).toBeUndefined();
  });
});
