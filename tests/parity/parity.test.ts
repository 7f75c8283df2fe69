import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Host as BuiltHost } from "../../scripts/build/hosts.ts";
import { RunningServer } from "../server/running-server.ts";
import { CASES, type Case } from "./cases.ts";
import { CONFIGURATIONS, expectedDigests } from "./configurations.ts";
import { differences, EXCEPTIONS, isExcepted } from "./differences.ts";
import { isForFunction, netlifyFunction, vercelFunction } from "./function-hosts.ts";
import type { Host, Told } from "./host.ts";
import { httpHost } from "./http-host.ts";
import { DOWNLOAD, npxHost } from "./npx-host.ts";
import { serviceWorkerHost } from "./service-worker-host.ts";

const DENO = ["run", "--allow-net", "--allow-read", "--allow-env", "server.js"];
const WRANGLER = ["dev", "--ip", "127.0.0.1", "--show-interactive-dev-session=false", "--log-level", "error", "--port"];

/**
 * The runtimes besides Node, each with the build output that is made for it; a host that the build knows and that is not
 * asked here does not compile.
 */
const HOSTS: Record<BuiltHost | "service-worker", () => Promise<Host>> = {
  cloudflare: () =>
    npxHost({
      host: "cloudflare",
      from: "wrangler@4.164.0",
      args: (port) => [...WRANGLER, String(port)],
    }),
  deno: () => npxHost({ host: "deno", from: "deno@2.9.6", args: () => DENO }),
  bun: () => npxHost({ host: "bun", from: "bun@1.4.5", args: () => ["server.js"] }),
  netlify: netlifyFunction,
  vercel: vercelFunction,
  "service-worker": serviceWorkerHost,
};

/** Functions without their platform, in this very Node, whose arithmetic is the measure. */
const IN_THIS_NODE = ["netlify", "vercel"];

async function nodeHost(): Promise<Host> {
  const server = await RunningServer.start();
  return httpHost(server.url, async () => void (await server.stop()));
}

async function told(host: Host, request: Case): Promise<Told> {
  const first = await host.ask(request);
  if (!request.again) return first;
  expect(first.headers, request.title).toHaveProperty("etag");
  return host.ask({ ...request, headers: { ...request.headers, "if-none-match": first.headers["etag"]! } });
}

let expected: string[];
const answers = new Map<string, Told>();
beforeAll(async () => {
  expected = await expectedDigests();
  const node = await nodeHost();
  for (const request of CASES) answers.set(request.title, await told(node, request));
  await node.stop();
});

/** The first of the configurations that are answered otherwise than by the function. */
async function answeredOtherwise(host: Host): Promise<unknown> {
  const digests = await host.digests(CONFIGURATIONS);
  expect(digests).toHaveLength(expected.length);
  return CONFIGURATIONS.filter((_, at) => digests[at] !== expected[at]).slice(0, 3);
}

test("node answers random configurations with the bytes of the function", async () => {
  const node = await nodeHost();
  expect(await answeredOtherwise(node)).toEqual([]);
  await node.stop();
});

describe.each(Object.entries(HOSTS))("%s", (name, start) => {
  let host: Host | undefined;
  beforeAll(async () => void (host = await start()), DOWNLOAD + 20_000);
  afterAll(() => host?.stop());

  test.skipIf(IN_THIS_NODE.includes(name))("answers random configurations with the bytes of the function", async () => {
    expect(await answeredOtherwise(host!)).toEqual([]);
  });

  test("answers every case as Node does, but for the exceptions, and needs each of those", async () => {
    const exceptions = EXCEPTIONS.filter((one) => one.host === name || one.host === "all");
    const needed = new Set<unknown>();
    const found: string[] = [];
    for (const request of IN_THIS_NODE.includes(name) ? CASES.filter(isForFunction) : CASES) {
      const fitting = exceptions.filter(({ cases }) => new RegExp(cases).test(request.title));
      const here = await told(host!, request).catch((error: Error) => ({
        ...NO_ANSWER,
        bytes: Buffer.from(String(error)),
      }));
      for (const [what, how] of differences(answers.get(request.title)!, here)) {
        const exception = fitting.find((one) => isExcepted(one, what));
        if (exception) needed.add(exception);
        else found.push(`${request.title} · ${what}: ${how}`);
      }
    }
    expect(found).toEqual([]);
    expect(exceptions.filter((one) => one.host === name && !needed.has(one))).toEqual([]);
  });
});

/** The connection was cut. */
const NO_ANSWER = { status: 0, headers: {} };
