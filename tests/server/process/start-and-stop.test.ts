import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { pathsIn } from "../../../scripts/build/files-of.ts";
import { fileList } from "../../../src/http/hosts/node/files/intact.ts";
import { copyProduct, product } from "../../support/product.ts";
import { send } from "../http.ts";
import { rawConnection } from "../raw-connection.ts";
import { refusal } from "./refusal.ts";
import { RunningServer, Script, SERVER, type Outcome } from "../running-server.ts";

const BODY = JSON.stringify({ roof: "dvuhskat", width: 12, length: 30 });

describe("start", () => {
  test("says where it listens, where the links lead and where applications go", async () => {
    const server = await RunningServer.start();
    const { code, output } = await server.stop();
    expect(output.split("\n")).toEqual([
      `Listening on ${server.url}/`,
      "Links lead to http://localhost:4321/",
      "Applications go nowhere from here: APPLICATION_SMTP_URL or APPLICATION_WEBHOOK would say where",
      "",
    ]);
    expect(code).toBe(0);
  });

  test("a port in use gets one line", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const { code, output } = await new Script(SERVER, { env: { PORT: String(port) } }).ended;
    other.close();
    expect(output).toBe(`Port ${port} of 127.0.0.1 is in use: stop what listens there, or set PORT\n`);
    expect(code).toBe(1);
  });

  test.each([SERVER, "scripts/start.ts"])("%s answers a senseless PORT with one line", async (path) => {
    const { code, output } = await new Script(path, { env: { PORT: "abc" } }).ended;
    expect(output).toBe('PORT must be a whole number from 0 to 65535, found "abc"\n');
    expect(code).toBe(1);
  });

  test("its folder is all that another machine needs, and where a file of it is not as it was built none starts", async () => {
    const folder = mkdtempSync(join(tmpdir(), "hangar-"));
    const at = (path: string) => join(folder, "dist", path);
    copyProduct(at(""));
    const server = await RunningServer.start(at("server.js"));
    expect((await send(`${server.url}/`)).status).toBe(200);
    expect((await send(`${server.url}/v1/calc?roof=dvuhskat&width=12&length=30`)).status).toBe(200);
    await server.stop();

    const told = async () => (await new Script(at("server.js"), { env: { PORT: "0" } }).ended) as Outcome;
    const line = (files: string) =>
      `Missing or not as it was built: ${files}. Run "npm run build", or copy dist/ anew\n`;
    const handler = readFileSync(at("function/handler.js"), "utf8");
    const changed = handler.replace(/(?<=gate_frame[^0-9]{1,4})\d/, (digit) => String((Number(digit) + 1) % 10));
    expect(changed).not.toBe(handler);
    writeFileSync(at("function/handler.js"), changed);
    expect(await told()).toEqual({ code: 1, output: line("function/handler.js") });
    writeFileSync(at("function/handler.js"), handler);
    // The first few stand for all.
    rmSync(at("site"), { recursive: true });
    expect(await told()).toEqual({
      code: 1,
      output: expect.stringMatching(new RegExp(`^${line("site/.+(, site/.+){4} and \\d{3,} more")}$`)) as string,
    });
    truncateSync(at("files.json"), 100);
    expect(await told()).toEqual({ code: 1, output: line("files.json") });
    rmSync(folder, { recursive: true });
  });

  test("every file that is served, or that answers are made by, is looked at", async () => {
    const made = await pathsIn(product);
    const listed = Object.keys(fileList(product)!);
    expect(made.filter((name) => /^(site|function)\//.test(name) && !listed.includes(name))).toEqual([]);
  });
});

describe("stop", () => {
  test.each(["SIGTERM", "SIGINT"] as const)("%s lets a running request finish, and exits with 0", async (signal) => {
    const server = await RunningServer.start();
    const running = await halfSent(server);
    await stopListening(server, signal);
    running.end(BODY.slice(10));
    const [response] = (await once(running, "response")) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    expect(JSON.parse(await text(response))).toHaveProperty("calculation_id");
    expect((await server.ended).code).toBe(0);
  });

  test.skipIf(process.platform === "win32")(
    "all who have connected are answered, also those not accepted yet",
    async () => {
      const server = await RunningServer.start();
      // While it stands still the system takes connections for it.
      server.process.kill("SIGSTOP");
      const asked = "GET /v1/calc?roof=dvuhskat&width=12&length=30 HTTP/1.1\r\nHost: localhost\r\n\r\n";
      const waiting = await Promise.all(Array.from({ length: 200 }, () => rawConnection(server, asked)));
      const answers = waiting.map((socket) => text(socket).catch((error: NodeJS.ErrnoException) => error.code));
      server.process.kill("SIGTERM");
      server.process.kill("SIGCONT");
      const heads = (await Promise.all(answers)).map((answer) => answer?.split("\r\n", 1)[0]);
      expect(heads).toEqual(heads.map(() => "HTTP/1.1 200 OK"));
      expect((await server.ended).code).toBe(0);
    },
  );

  test("a second signal cuts a running request off, and exits with 1", async () => {
    const server = await RunningServer.start();
    const cutOff = once(await halfSent(server), "error");
    await stopListening(server, "SIGTERM");
    server.process.kill("SIGTERM");
    expect((await server.ended).code).toBe(1);
    expect(await cutOff).toMatchObject([{ code: "ECONNRESET" }]);
  });
});

/** A calculation of which the server has the headers and the beginning of the body. */
async function halfSent(server: RunningServer): Promise<ClientRequest> {
  const headers = { "Content-Type": "application/json", "Content-Length": BODY.length, Expect: "100-continue" };
  const running = request(`${server.url}/v1/calc`, { method: "POST", headers });
  running.flushHeaders();
  await once(running, "continue");
  running.write(BODY.slice(0, 10));
  return running;
}

async function stopListening(server: RunningServer, signal: NodeJS.Signals): Promise<void> {
  server.process.kill(signal);
  await refusal(server);
}
