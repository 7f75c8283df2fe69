import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import type { Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchResponse } from "../../../src/search/response.ts";
import { engine } from "../../support/built-product.ts";
import { send } from "../http.ts";
import { rawConnection } from "../raw-connection.ts";
import { RunningServer } from "../running-server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await RunningServer.start();
});
afterAll(() => server.kill());

/** The answers of one connection, in the order they come. */
class Answers {
  readonly socket: Socket;
  readonly all: { status: number; headers: string; body: string }[] = [];
  #rest = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (piece: Buffer) => this.#read(piece));
  }

  static async asked(text: string, of = server): Promise<Answers> {
    return new Answers(await rawConnection(of, text));
  }

  #read(piece: Buffer): void {
    this.#rest = Buffer.concat([this.#rest, piece]);
    for (;;) {
      const end = this.#rest.indexOf("\r\n\r\n") + 4;
      if (end < 4) return;
      const headers = this.#rest.toString("latin1", 0, end);
      const length = Number(/content-length: (\d+)/i.exec(headers)?.[1] ?? 0);
      if (this.#rest.length < end + length) return;
      const body = this.#rest.toString("utf8", end, end + length);
      this.all.push({ status: Number(headers.slice(9, 12)), headers, body });
      this.#rest = this.#rest.subarray(end + length);
    }
  }

  async count(wanted: number): Promise<void> {
    while (this.all.length < wanted) await once(this.socket, "data");
  }
}

const CALC = "/v1/calc?roof=dvuhskat&width=12&length=30";
const get = (target: string, headers = "") => `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n`;
const health = async () => (await send(`${server.url}/healthz`)).status;

describe("much that is asked at once on one connection", () => {
  const SEARCHES = 150;
  const budget = (at: number) => 50_000_000 + at;

  test("is answered in its order, as it is done, and others in between", async () => {
    const targets = Array.from({ length: SEARCHES }, (_, at) => get(`/v1/search?budget=${budget(at)}&limit=50`));
    const answers = await Answers.asked(targets.join(""));
    expect(await health()).toBe(200);
    expect(answers.all.length).toBeLessThan(SEARCHES / 5);
    await answers.count(SEARCHES);
    const budgets = answers.all.map(({ body }) => (JSON.parse(body) as SearchResponse).budget);
    expect(budgets).toEqual(Array.from({ length: SEARCHES }, (_, at) => budget(at)));
  });

  test.skipIf(process.platform === "win32")("and not read, is not held in memory", async () => {
    const PAGES = 1550;
    const resident = () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(server.process.pid)])) / 1024;
    for (let at = 0; at < 50; at++) await send(`${server.url}/docs/`);
    const before = resident();
    const answers = await Answers.asked(get("/docs/").repeat(PAGES));
    answers.socket.pause();
    for (let at = 0; at < 50; at++) expect(await health()).toBe(200);
    expect(resident() - before).toBeLessThan(200);

    answers.socket.resume();
    await answers.count(PAGES);
    expect(new Set(answers.all.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1);
  });

  test("does not keep the server when the client has gone", async () => {
    const own = await RunningServer.start();
    const answers = await Answers.asked(get("/v1/search?budget=50000000").repeat(SEARCHES), own);
    await answers.count(1);
    answers.socket.destroy();
    expect((await own.stop()).code).toBe(0);
  });
});

describe("a request that is no HTTP", () => {
  const EXPECTED = JSON.stringify(engine.calculate(new URLSearchParams(CALC.split("?")[1])).body);

  test.each([1, 3, 40])("is refused behind the answers to %i that came before it", async (sound) => {
    const answers = await Answers.asked(`${get(CALC).repeat(sound)}NO SENSE\r\n\r\n`);
    await once(answers.socket, "close");
    expect(answers.all.map(({ status }) => status)).toEqual([...Array.from({ length: sound }, () => 200), 400]);
    expect(answers.all.slice(0, sound).every(({ body }) => body === EXPECTED)).toBe(true);
    expect(answers.all.at(-1)!.headers).toMatch(/connection: close/i);
  });

  test("is refused behind a search that takes its time", async () => {
    const answers = await Answers.asked(`${get("/v1/search?budget=50000000&limit=50").repeat(3)}NO SENSE\r\n\r\n`);
    await once(answers.socket, "close");
    expect(answers.all.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
  });

  test("that breaks off in its body is refused at once", async () => {
    const broken = "POST /v1/calc HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nno size\r\n";
    const answers = await Answers.asked(get(CALC) + broken);
    await once(answers.socket, "close");
    expect(answers.all.map(({ status }) => status)).toEqual([200, 400]);
  });
});

describe("a connection goes on, or ends with its answers", () => {
  const gzip = "Accept-Encoding: gzip\r\n";

  test.each([
    ["/mcp", 200_000],
    ["/v1/calc/batch", 1_000_000],
  ])("after a body to %s that is too long", async (path, bytes) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
    const chunked = { ...headers, "Transfer-Encoding": "chunked" };
    const long = await send(server.url + path, { agent, method: "POST", headers: chunked, body: "x".repeat(bytes) });
    const next = await send(`${server.url}/healthz`, { agent });
    agent.destroy();
    expect([long.status, next.status]).toEqual([413, 200]);
  });

  test("with what comes before a tunnel that is asked for, and its refusal", async () => {
    const answers = await Answers.asked(`${get(CALC)}CONNECT localhost:1 HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await once(answers.socket, "close");
    expect(answers.all.map(({ status }) => status)).toEqual([200, 405]);
  });

  test.each([
    ["three calculations", get(CALC).repeat(3), 3],
    ["a compressed one", get(CALC, gzip), 1],
    ["a search behind forty", get("/healthz").repeat(40) + get("/v1/search?budget=3000000"), 41],
  ])("when the client says no more after %s", async (_, text, count) => {
    const answers = await Answers.asked("");
    answers.socket.end(text);
    await once(answers.socket, "close");
    expect(answers.all.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 200));
  });
});

describe("a request that takes long lets others be answered", () => {
  const names = Object.fromEntries(Array.from({ length: 130 }, (_, at) => [`q${at}`, 1]));
  const unknown = JSON.stringify({ items: Array.from({ length: 100 }, () => names) });
  const largest = (at: number) => `/v1/search?budget=${1_000_000_000 - at}&limit=50&montazh=1&panels=1`;
  const rows: [what: string, path: (at: number) => string, body: string | undefined][] = [
    ["100 configurations with 130 unknown names each", () => "/v1/calc/batch", unknown],
    ["the largest search", largest, undefined],
  ];

  test.each(rows)("%s", async (_, path, body) => {
    const headers = body === undefined ? {} : { "Content-Type": "application/json" };
    let answered = 0;
    const ask = async (_: unknown, at: number) => {
      const options = { method: body === undefined ? "GET" : "POST", headers, ...(body !== undefined && { body }) };
      expect((await send(server.url + path(at), options)).status).toBe(200);
      answered += 1;
    };
    const asked = Array.from({ length: 10 }, ask);
    let meanwhile = 0;
    while (answered < asked.length) {
      await health();
      meanwhile += 1;
    }
    await Promise.all(asked);
    // One or two, were all of them answered before anything else.
    expect(meanwhile).toBeGreaterThan(4);
  });

  test("as do strings of nothing but escapes, a hundred of them", async () => {
    const headers = { "Content-Type": "application/json" };
    for (let at = 0; at < 100; at++) {
      const body = `"${'\\"'.repeat(65_400)}`;
      expect((await send(`${server.url}/v1/calc/batch`, { method: "POST", body, headers })).status).toBe(400);
    }
  });
});

test.skipIf(process.platform === "win32")("whoever connects is accepted before the next piece of work", async () => {
  const own = await RunningServer.start();
  const LARGE =
    "/v1/calc.dxf?roof=dvuhskat&width=18&length=200&gates=6&doors=4&windows=20&wall_progony=1&panels=1&piles=1";
  let [isOver, asked, files] = [false, 0, 0];
  const loop = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (!isOver) {
      expect((await send(`${own.url}${LARGE}&utm_term=${asked++}`, { agent })).status).toBe(200);
      files += 1;
    }
    agent.destroy();
  };
  const loops = [loop(), loop()];
  await expect.poll(() => files, { timeout: 30_000 }).toBeGreaterThan(1);
  // While it stands still the system takes connections for it; the last of them asks something.
  own.process.kill("SIGSTOP");
  const others = await Promise.all(Array.from({ length: 300 }, () => rawConnection(own)));
  const before = files;
  const newcomer = await Answers.asked(get("/healthz"), own);
  own.process.kill("SIGCONT");
  await newcomer.count(1);
  // One of each client may have been on its way; a piece of work for each who connected is more than ten files.
  expect(files - before).toBeLessThanOrEqual(2);
  isOver = true;
  await Promise.all(loops);
  for (const socket of others) socket.destroy();
  await own.kill();
});

describe("a client that asks whether to send a body of a gigabyte", () => {
  const expecting = (path: string, headers = "") =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: ${2 ** 30}\r\n${headers}\r\n`;

  test.each([
    ["/v1/calc", 413],
    ["/v1/calc/batch", 413],
    ["/v1/understand", 413],
    ["/mcp", 413],
    ["/v1/search", 405],
    ["/nowhere", 404],
  ])("POST %s is refused with %i, and not told to go on", async (path, status) => {
    const accept = "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n";
    const said = await text(await rawConnection(server, expecting(path, accept)));
    expect(said.match(/^HTTP.*/gm)).toEqual([expect.stringMatching(`^HTTP/1.1 ${status} `)]);
  });

  test("behind another request, likewise", async () => {
    const json = "Content-Type: application/json\r\n";
    const { socket, all } = await Answers.asked(get(CALC) + expecting("/v1/calc", json));
    await once(socket, "close");
    expect(all.map((answer) => answer.status)).toEqual([200, 413]);
  });
});

test("an idle connection is kept longer than proxies keep theirs", async () => {
  const { headers } = await send(`${server.url}/healthz`, { headers: { Connection: "keep-alive" } });
  expect(Number(/timeout=(\d+)/.exec(String(headers["keep-alive"]))![1])).toBeGreaterThan(60);
});
