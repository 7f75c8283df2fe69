import { readdirSync, rmSync, writeFileSync } from "node:fs";
import type { RequestOptions } from "node:http";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { errorBodyOf } from "../../../src/services/call-error.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { engine } from "../../support/built-product.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { copyProduct } from "../../support/product.ts";
import { send } from "../../server/http.ts";
import { onlyAnswer, rawConnection } from "../../server/raw-connection.ts";
import { RunningServer } from "../../server/running-server.ts";

const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";
const EXPECTED = JSON.stringify(engine.calculate(new URLSearchParams(CALC.split("?")[1])).body);
const FAILURE = JSON.stringify(errorBodyOf(engine, "internal_error", []));

let folder: string;
let server: RunningServer;
temporaryFolder((made) => (folder = made));
afterEach(() => server.process.kill("SIGKILL"));

describe("files that vanish or change under a running server", () => {
  const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const spoken = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const asked: [path: string, options: RequestOptions & { body?: string }][] = [
    ["/", {}],
    ["/docs/", { headers: { "Accept-Encoding": "br" } }],
    ["/docs/", { headers: { "Accept-Encoding": "gzip" } }],
    ["/docs.md", {}],
    ["/engine.js", { headers: { Range: "bytes=0-9" } }],
    ["/favicon.svg", {}],
    ["/nothing", { headers: { Accept: "text/html" } }],
    ["/prices.json", {}],
    [CALC, {}],
    ["/mcp", { method: "POST", headers: spoken, body: message }],
  ];
  const answers = () =>
    Promise.all(
      asked.map(async ([path, options]) => {
        const { status, headers, text } = await send(server.url + path, options);
        return [path, status, headers.etag, text];
      }),
    );

  /** What is read after the first requests, well within this time, is in memory. */
  const settled = () => new Promise((done) => setTimeout(done, 5_000));

  beforeEach(async () => {
    copyProduct(join(folder, "dist"));
    server = await RunningServer.start(join(folder, "dist/server.js"));
  });

  test("change no answer: all is in memory", async () => {
    const before = await answers();
    expect(before.map(([, status]) => status)).toEqual([200, 200, 200, 200, 206, 200, 404, 200, 200, 200]);
    for (const path of ["index.html", "docs/index.html.br", "docs.md", "404.html"]) {
      writeFileSync(join(folder, "dist/site", path), "other");
    }
    expect(await answers()).toEqual(before);
    await settled();
    rmSync(join(folder, "dist"), { recursive: true });
    expect(await answers()).toEqual(before);
    const { code, output } = await server.stop();
    expect([code, output]).toEqual([0, expect.not.stringMatching(/error| {4}at /i)]);
  });

  test("not even before the first application, which is kept, and the first message to MCP", async () => {
    await server.kill();
    const spool = join(folder, "spool");
    // Nobody listens on the port of "discard".
    const env = { APPLICATION_SMTP_URL: "smtp://127.0.0.1:9", APPLICATION_SPOOL: spool };
    server = await RunningServer.startWith(env, join(folder, "dist/server.js"));
    await settled();
    rmSync(join(folder, "dist"), { recursive: true });
    const { calculation_id } = JSON.parse(EXPECTED) as CalcResponse;
    const body = JSON.stringify({
      idempotency_key: "0".repeat(32),
      calculation_id,
      contacts: { name: "Иван", phone: "8 900 123-45-67" },
      consent: true,
      website: "",
      seconds: 20,
    });
    const headers = { "Content-Type": "application/json" };
    const { status, text } = await send(`${server.url}/application`, { method: "POST", headers, body });
    expect(status).toBe(202);
    const { number } = JSON.parse(text) as { number: string };
    expect(readdirSync(spool)).toContainEqual(expect.stringMatching(new RegExp(`^${number}\\..*json$`)));

    const post = (said: string) => send(`${server.url}/mcp`, { method: "POST", headers: spoken, body: said });
    const tools = await post(message);
    expect([tools.status, tools.text]).toEqual([200, expect.stringContaining("calculate_hangar")]);
    const params = { uri: "ui://hangar-calculator/calculator.html" };
    const app = await post(JSON.stringify({ jsonrpc: "2.0", id: 2, method: "resources/read", params }));
    expect([app.status, app.text]).toEqual([200, expect.stringContaining("<!doctype html>")]);
  });
});

test.skipIf(process.platform === "win32")(
  "without file handles it refuses, and answers rightly before and after",
  async () => {
    server = await RunningServer.startWithin("ulimit -n 48");
    const sockets = await Promise.all(Array.from({ length: 150 }, () => rawConnection(server)));
    const closed = () => sockets.filter(({ destroyed }) => destroyed).length;
    for (const socket of sockets) socket.resume();
    await expect.poll(closed).toBeGreaterThan(50);

    const asked = [CALC, "/engine.js", "/favicon.svg", CALC, "/prices.json", "/docs/", "/nothing", CALC];
    const kept = sockets.filter(({ destroyed }) => !destroyed);
    const replies = await Promise.all(
      asked.map((path, at) => {
        kept[at]!.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        return onlyAnswer(kept[at]!);
      }),
    );
    for (const [at, { status, body }] of replies.entries()) {
      const path = asked[at]!;
      if (path === CALC) expect([status, body]).toEqual([200, EXPECTED]);
      else if (path === "/nothing") expect(status).toBe(404);
      else if (status !== 200) expect([path, status, body]).toEqual([path, 500, FAILURE]);
    }
    for (const socket of sockets) socket.destroy();
    await expect
      .poll(() =>
        send(`${server.url}/favicon.svg`).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
    expect((await send(server.url + CALC)).text).toBe(EXPECTED);
    expect((await server.stop()).code).toBe(0);
  },
);
