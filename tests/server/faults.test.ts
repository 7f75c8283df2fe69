import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ErrorBody } from "../../src/engine/response.ts";
import { engine } from "../support/built-product.ts";
import { send } from "./http.ts";
import { RunningServer } from "./running-server.ts";

const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";
const EXPECTED = JSON.stringify(engine.calculate(new URLSearchParams(CALC.split("?")[1])).body);
const FAILURE = JSON.stringify(engine.errorBody("internal_error", []));

let folder: string;
let server: RunningServer;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hangar-"));
});
afterEach(() => {
  server.process.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

async function open({ url }: RunningServer): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  await once(socket, "connect");
  return socket;
}

async function rest(socket: Socket): Promise<{ status: number; body: string }> {
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), body };
}

describe("files that vanish under a running server", () => {
  beforeEach(async () => {
    cpSync("dist", join(folder, "dist"), { recursive: true });
    server = await RunningServer.start(join(folder, "dist/server.js"));
  });

  test("are a fault of the service, told as such and logged, never an address that does not exist", async () => {
    rmSync(join(folder, "dist/site"), { recursive: true });
    for (const path of ["/", "/engine.js", "/docs/", "/favicon.svg"]) {
      const { status, text } = await send(server.url + path, { headers: { Accept: "text/html" } });
      expect([path, status, text]).toEqual([path, 500, FAILURE]);
    }
    expect((await send(`${server.url}/nothing`)).status).toBe(404);
    const { code, output } = await server.stop();
    expect(code).toBe(0);
    expect(output).toMatch(/\/engine\.js cannot be read: look whether the site is whole/);
    expect(output).not.toMatch(/^ {4}at /m);
  });

  test("change no calculation and no document", async () => {
    rmSync(join(folder, "dist"), { recursive: true });
    expect((await send(server.url + CALC)).text).toBe(EXPECTED);
    expect(JSON.parse((await send(`${server.url}/prices.json`)).text)).toEqual(engine.priceList);
    const message = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const mcp = await send(`${server.url}/mcp`, { method: "POST", headers, body: message });
    expect([mcp.status, mcp.text]).toEqual([500, FAILURE]);
  });
});

describe("files that change under a running server", () => {
  beforeEach(async () => {
    cpSync("dist", join(folder, "dist"), { recursive: true });
    server = await RunningServer.start(join(folder, "dist/server.js"));
  });

  test.each([
    ["/", "index.html", {}],
    ["/docs/", "docs/index.html.br", { "Accept-Encoding": "br" }],
    ["/docs/", "docs/index.html.gz", { "Accept-Encoding": "gzip" }],
    ["/engine.js", "engine.js", {}],
    ["/engine.js", "engine.js", { Range: "bytes=0-9" }],
    ["/docs.md", "docs.md", {}],
  ])("%s of a changed %s, or an empty one, is a fault of the service and logged", async (path, file, headers) => {
    const changed = readFileSync(join(folder, "dist/site", file));
    changed.writeUInt8(changed.at(-1)! ^ 1, changed.length - 1);
    writeFileSync(join(folder, "dist/site", file), changed);
    expect((await send(server.url + path, { headers })).status).toBe(500);
    writeFileSync(join(folder, "dist/site", file), "");
    expect((await send(server.url + path, { headers })).status).not.toBe(200);
    const { output } = await server.stop();
    expect(output).toContain(`/${file} is not as it was when the server started`);
  });
});

test.skipIf(process.platform === "win32")(
  "without file handles it refuses, and answers rightly before and after",
  async () => {
    server = await RunningServer.startWithin("ulimit -n 48");
    const sockets = await Promise.all(Array.from({ length: 150 }, () => open(server)));
    const closed = () => sockets.filter(({ destroyed }) => destroyed).length;
    for (const socket of sockets) socket.resume();
    await expect.poll(closed).toBeGreaterThan(50);

    const asked = [CALC, "/engine.js", "/favicon.svg", CALC, "/prices.json", "/docs/", "/nothing", CALC];
    const kept = sockets.filter(({ destroyed }) => !destroyed);
    const replies = await Promise.all(
      asked.map((path, at) => {
        kept[at]!.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
        return rest(kept[at]!);
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

test("clients that send a head or a body by drops are cut off with 408, others are answered meanwhile", async () => {
  server = await RunningServer.start();
  const starts = [
    "GET /v1/calc HTTP/1.1\r\nX: ",
    "POST /v1/calc HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{",
  ];
  const slow = await Promise.all(
    starts.map(async (start) => {
      const socket = await open(server);
      socket.write(start);
      const drops = setInterval(() => socket.writable && socket.write("x"), 500);
      return rest(socket).finally(() => clearInterval(drops));
    }),
  );
  for (const { status, body } of slow) {
    expect(status).toBe(408);
    const { error } = JSON.parse(body) as ErrorBody;
    expect(JSON.parse(body)).toEqual(engine.errorBody("invalid_parameter", error.details));
    expect(error.details).toEqual([expect.stringContaining("не пришёл целиком вовремя")]);
  }
  expect((await send(server.url + CALC)).text).toBe(EXPECTED);
}, 120_000);
