import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { copyProduct, product } from "../../support/product.ts";
import { send } from "../http.ts";
import { refusal } from "./refusal.ts";
import { RunningServer, Script, SERVER } from "../running-server.ts";

const BODY = JSON.stringify({ roof: "dvuhskat", width: 12, length: 30 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hangar-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

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

  test("its folder is all that another machine needs", async () => {
    copyProduct(join(folder, "dist"));
    const server = await RunningServer.start(join(folder, "dist/server.js"));
    expect((await send(`${server.url}/`)).status).toBe(200);
    expect((await send(`${server.url}/v1/calc?roof=dvuhskat&width=12&length=30`)).status).toBe(200);
    await server.stop();
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

  describe("with a build that is not whole it names the files in one line", () => {
    beforeEach(() => copyProduct(join(folder, "dist")));
    const at = (path: string) => join(folder, "dist", path);

    async function told(): Promise<string> {
      const { code, output } = await new Script(at("server.js"), { env: { PORT: "0" } }).ended;
      expect(code).toBe(1);
      return output;
    }
    const line = (files: string) =>
      `Missing or not as it was built: ${files}. Run "npm run build", or copy dist/ anew\n`;

    // The engine's stable name leads to the file with its hash.
    const [, hashed] = /"\.(\/_engine\/.+)"/.exec(readFileSync(join(product, "site/engine.js"), "utf8"))!;
    const engineFile = `site${hashed}`;

    test.each(["function/handler.js", engineFile])("one price of %s is changed", async (file) => {
      const text = readFileSync(at(file), "utf8");
      const changed = text.replace(/(?<=gate_frame[^0-9]{1,4})\d/, (digit) => String((Number(digit) + 1) % 10));
      expect(changed).not.toBe(text);
      writeFileSync(at(file), changed);
      expect(await told()).toBe(line(file));
    });

    test.each(["function/handler.js", "function/mcp.js", engineFile, "files.json", "site/index.html", "site/404.html"])(
      "%s is missing",
      async (file) => {
        rmSync(at(file));
        expect(await told()).toBe(line(file));
      },
    );

    test.each(["site/index.html.br", "site/docs/index.html", "site/prices.json.gz"])("%s is empty", async (file) => {
      writeFileSync(at(file), "");
      expect(await told()).toBe(line(file));
    });

    test.each(["site/index.html", "site/docs/index.html.br", "site/prices.json"])(
      "%s has other contents of the same length",
      async (file) => {
        const bytes = readFileSync(at(file));
        bytes.writeUInt8(bytes.at(-1)! ^ 1, bytes.length - 1);
        writeFileSync(at(file), bytes);
        expect(await told()).toBe(line(file));
      },
    );

    test("the list of files is cut off", async () => {
      truncateSync(at("files.json"), 100);
      expect(await told()).toBe(line("files.json"));
    });

    test("all of the site is missing: the first few stand for it", async () => {
      rmSync(at("site"), { recursive: true });
      expect(await told()).toMatch(new RegExp(`^${line("site/.+(, site/.+){4} and \\d{3,} more")}$`));
    });
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
