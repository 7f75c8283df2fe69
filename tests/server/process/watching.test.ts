import { mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { onlyAnswer, rawConnection } from "../raw-connection.ts";
import { RunningServer, Script, SERVER } from "../running-server.ts";

const TOKEN = "a-token-of-more-than-thirty-two-characters";

let server: RunningServer | undefined;
afterEach(async () => {
  await server?.kill();
  server = undefined;
});
const start = async (env: Record<string, string>): Promise<RunningServer> =>
  (server = await RunningServer.startWith(env));

const ask = (path: string, authorization?: string): Promise<Response> =>
  fetch(server!.url + path, { headers: authorization === undefined ? {} : { authorization } });
const collected = async (): Promise<string[]> =>
  (await (await ask("/metrics", `Bearer ${TOKEN}`)).text()).split("\n").filter((line) => line.startsWith("hangar_"));
const callTool = (name: string, args: object): Promise<string> =>
  fetch(`${server!.url}/mcp`, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json, text/event-stream" },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
  }).then((response) => response.text());

describe("metrics", () => {
  test("requests, refusals and calls of tools are counted, wherever they come in", async () => {
    await start({ METRICS_TOKEN: TOKEN });
    await ask("/v1/calc?roof=dvuhskat&width=12&length=30");
    await ask("/v1/calc?roof=dvuhskat&width=33&length=30");
    await ask("/v1/search?budget=1000000");
    await callTool("calculate_hangar", { roof: "dvuhskat", width: 33, length: 30 });
    await fetch(`${server!.url}/v1/calc/batch`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ items: [{ roof: "dvuhskat", width: 33, length: 30 }] }),
    });
    await onlyAnswer(await rawConnection(server!, "GET /ё HTTP/1.1\r\nHost: a\r\n\r\n"));
    const lines = await collected();
    for (const line of [
      'hangar_http_requests_total{route="/v1/calc",method="GET",status="200"} 1',
      'hangar_http_requests_total{route="/v1/calc",method="GET",status="400"} 1',
      'hangar_http_requests_total{route="/v1/search",method="GET",status="200"} 1',
      'hangar_http_requests_total{route="/mcp",method="POST",status="200"} 1',
      'hangar_http_request_duration_seconds_count{route="/v1/calc"} 2',
      'hangar_mcp_calls_total{tool="calculate_hangar",outcome="refused"} 1',
      'hangar_refused_sizes_total{parameter="width",metres="33"} 3',
      'hangar_refusals_total{code="unsupported_size",parameter="width"} 3',
      'hangar_refusals_total{code="invalid_parameter",parameter="url"} 1',
    ]) {
      expect(lines).toContain(line);
    }
  });

  test("who has no token gets none, who guesses is stopped, and the right token is taken even then", async () => {
    await start({ METRICS_TOKEN: TOKEN });
    const nobody = await ask("/metrics");
    expect([nobody.status, nobody.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect((await ask(`/metrics?token=${TOKEN}`)).status).toBe(401);
    const statuses: number[] = [];
    for (let at = 0; at < 12; at++) statuses.push((await ask("/metrics", `Bearer ${TOKEN}${at}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const right = await ask("/metrics", `Bearer ${TOKEN}`);
    expect([right.status, right.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(right.headers.get("content-type")).toContain("version=0.0.4");
    expect(await right.text()).toContain("\nprocess_cpu_seconds_total ");
  });

  test("a spool that is gone ends no server: its length is not known", async () => {
    const made = mkdtempSync(join(tmpdir(), "hangar-spool-"));
    const spool = join(made, "spool");
    // Nobody listens on the port of "discard".
    const mail = { APPLICATION_SMTP_URL: "smtp://127.0.0.1:9", APPLICATION_SPOOL: spool };
    const site = await start({ METRICS_TOKEN: TOKEN, ...mail });
    try {
      await site.line(/^Applications wait in/m);
      // At once: what is deleted piece by piece the server may fill meanwhile.
      renameSync(spool, join(made, "gone"));
      const waiting = (await collected()).filter((line) => line.startsWith("hangar_applications_waiting"));
      expect(waiting).toEqual(["hangar_applications_waiting Nan"]);
      expect((await ask("/healthz")).status).toBe(200);
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  });

  test("without the setting there is no such address", async () => {
    await start({});
    const [metrics, nothing] = [await ask("/metrics", `Bearer ${TOKEN}`), await ask("/nothing", `Bearer ${TOKEN}`)];
    expect([metrics.status, nothing.status]).toEqual([404, 404]);
    expect((await metrics.text()).replaceAll("/metrics", "/nothing")).toBe(await nothing.text());
  });
});

test("the log has a line for every request, with nothing of who asked and for what", async () => {
  await start({ REQUEST_LOG: "json" });
  await ask("/v1/calc?roof=dvuhskat&width=12&length=30&utm_source=ivan", "Bearer secret");
  await ask("/v1/calc/id/ivan");
  await ask("/metrics");
  const { output } = await server!.stop();
  expect(output).not.toMatch(/ivan|secret|127\.0\.0\.1(?!:\d+\/$)|dvuhskat/m);
  const lines = output.split("\n").filter((line) => line.startsWith("{"));
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    [
      ["/v1/calc", 200],
      ["/v1/calc/id/{calculation_id}", 400],
      ["/metrics", 404],
    ].map(([route, status]) => ({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown,
      method: "GET",
      route,
      status,
      ms: expect.any(Number) as unknown,
      bytes: expect.any(Number) as unknown,
    })),
  );
});

test.each([
  [
    { METRICS_TOKEN: "ключ-к-метрикам-которого-никто-не-угадает" },
    "METRICS_TOKEN must be ASCII letters, digits and signs without spaces: no header carries others\n",
  ],
  [{ METRICS_TOKEN: "too short" }, "METRICS_TOKEN must have at least 32 characters, found 9\n"],
  [{ REQUEST_LOG: "yes" }, 'REQUEST_LOG must be json or not set, found "yes"\n'],
])("with %j the server does not start and says why", async (env, said) => {
  const { code, output } = await new Script(SERVER, { env: { ...env, PORT: "0" } }).ended;
  expect([code, output]).toEqual([1, said]);
});
