import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { MAX_BATCH_BYTES, MAX_BODY_BYTES, MAX_RELEASE_BYTES, MAX_URL_LENGTH } from "../../src/http/errors.ts";
import { nginx } from "../../src/docs/facts/nginx.ts";
import { freePort } from "../support/free-port.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { send } from "../server/http.ts";
import { served } from "../server/served.ts";
import { lackOfProgram, part, withSystem } from "./part.ts";

/* The site of nginx that the page about hosting shows, before the server. */
const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";

part("nginx before the server", lackOfProgram("nginx", "-v"), () => {
  const server = served();

  let folder: string;
  let front: ChildProcess | undefined;
  temporaryFolder((made) => (folder = made));
  afterEach(async () => {
    if (front?.exitCode !== null) return;
    front.kill("SIGTERM");
    await once(front, "close");
  });

  /** Starts nginx before a server, and gives its address. */
  async function started(site = nginx.ru, before = new URL(server.url).host): Promise<string> {
    const port = await freePort();
    const here = site.replace("listen 80;", `listen 127.0.0.1:${port};`).replace("127.0.0.1:8080", before);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${folder}/${name};`,
    );
    const asRoot = process.getuid?.() === 0 ? "user root;" : "";
    const file = join(folder, "nginx.conf");
    const http = `access_log off; ${temporary.join(" ")}\n${here}`;
    writeFileSync(
      file,
      `${asRoot} daemon off; pid ${folder}/pid; error_log stderr emerg;\nevents {}\nhttp { ${http} }\n`,
    );
    front = spawn("nginx", ["-p", folder, "-e", "stderr", "-c", file], {
      env: withSystem,
      stdio: "inherit",
    });
    const url = `http://127.0.0.1:${port}`;
    await expect
      .poll(
        () =>
          send(`${url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { timeout: 10_000 },
      )
      .toBe(200);
    return url;
  }

  const many = (url: string, headers: (at: number) => Record<string, string> = () => ({})) =>
    Promise.all(Array.from({ length: 200 }, (_, at) => send(url, { headers: headers(at) })));

  test("answers go through as the server gave them", async () => {
    const url = await started();
    for (const path of [
      "/",
      "/docs/",
      "/prices.json",
      CALC,
      "/v1/calc",
      `/v1/calc?roof=${"x".repeat(MAX_URL_LENGTH)}`,
    ]) {
      const [ours, theirs] = await Promise.all([url, server.url].map((at) => send(at + path)));
      expect([path, ours!.status, ours!.text]).toEqual([path, theirs!.status, theirs!.text]);
    }
  });

  test("too many calculations get 429 that a page of any site can read, and pages are answered beside them", async () => {
    const url = await started();
    const replies = await many(url + CALC);
    expect((await send(`${url}/`)).status).toBe(200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.length).toBeLessThan(replies.length);
    for (const { status, headers, text } of refused) {
      expect(status).toBe(429);
      expect(headers).toMatchObject({
        "content-type": "application/json",
        "retry-after": "1",
        "access-control-allow-origin": "*",
        "cache-control": "no-store",
      });
      expect(JSON.parse(text)).toMatchObject({ error: { code: "too_many_requests" } });
    }
  });

  test("nobody gets more by naming other addresses, but those that a trusted proxy names are counted one by one", async () => {
    const named = (at: number) => ({ "X-Forwarded-For": `198.51.100.${at}` });
    const plain = await started();
    expect((await many(plain + CALC, named)).map(({ status }) => status)).toContain(429);
    front!.kill("SIGTERM");
    await once(front!, "close");
    const trusting = nginx.ru
      .replace(/# (set_real_ip_from|real_ip_header|real_ip_recursive)/g, "$1")
      .replace("192.0.2.0/24", "127.0.0.1");
    const behind = await started(trusting);
    expect(new Set((await many(behind + CALC, named)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  test.each([
    ["/v1/calc", MAX_BODY_BYTES],
    ["/v1/calc/batch", MAX_BATCH_BYTES],
  ])("a body to %s may be as large as the service takes", async (path, most) => {
    const url = await started();
    const post = (at: string, size: number) =>
      send(at + path, { method: "POST", headers: { "content-type": "application/json" }, body: " ".repeat(size) });
    const [largest, same] = await Promise.all([post(url, most), post(server.url, most)]);
    expect([largest.status, largest.text]).toEqual([400, same.text]);
    const { status, headers, text } = await post(url, most + 1);
    expect([status, headers["access-control-allow-origin"]]).toEqual([413, "*"]);
    const theirs = JSON.parse((await post(server.url, most + 1)).text) as { error: { code: string; message: string } };
    const { code, message } = theirs.error;
    expect(JSON.parse(text)).toMatchObject({ error: { code, message } });
  });

  test("a message to /mcp that is too long is refused by the service", async () => {
    const url = await started();
    const asked = { method: "POST", headers: { "content-type": "application/json" }, body: `"${"a".repeat(100_000)}"` };
    const [ours, theirs] = await Promise.all([url, server.url].map((at) => send(`${at}/mcp`, asked)));
    expect([ours!.status, ours!.text]).toEqual([413, theirs!.text]);
  });

  test("a release may be as large as the desk takes, and how it goes is told at once, though the next word comes late", async () => {
    const behind = createServer((request, response) => {
      if (request.method === "GET") return void response.end("ok");
      let bytes = 0;
      request.on("data", (piece: Buffer) => (bytes += piece.length));
      request.on("end", () => response.writeHead(200).write(`data: ${bytes}\n\n`));
    });
    await once(behind.listen(0, "127.0.0.1"), "listening");
    const url = await started(nginx.ru, `127.0.0.1:${(behind.address() as AddressInfo).port}`);
    const release = (size: number) => fetch(`${url}/desk/releases`, { method: "POST", body: " ".repeat(size) });
    const told = await release(MAX_RELEASE_BYTES);
    const { value } = await told.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toBe(`data: ${MAX_RELEASE_BYTES}\n\n`);
    expect((await release(MAX_RELEASE_BYTES + 1)).status).toBe(413);
    behind.closeAllConnections();
    behind.close();
  });

  test("connections to the server are kept", async () => {
    let connections = 0;
    const behind = createServer((_, response) => response.end("ok")).on("connection", () => connections++);
    await once(behind.listen(0, "127.0.0.1"), "listening");
    const url = await started(nginx.ru, `127.0.0.1:${(behind.address() as AddressInfo).port}`);
    for (let count = 0; count < 20; count++) await send(`${url}/v1/calc`);
    behind.closeAllConnections();
    behind.close();
    expect(connections).toBe(1);
  });
});
