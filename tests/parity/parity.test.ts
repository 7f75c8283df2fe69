import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RunningServer } from "../server/running-server.ts";
import { CASES, type Case } from "./cases.ts";
import { CONFIGURATIONS, expectedDigests } from "./configurations.ts";
import { differences, EXCEPTIONS, isExcepted } from "./differences.ts";
import type { Host, Told } from "./host.ts";
import { httpHost } from "./http-host.ts";
import { netlifyHost } from "./netlify-host.ts";
import { DOWNLOAD, npxHost } from "./npx-host.ts";
import { serviceWorkerHost } from "./service-worker-host.ts";
import { vercelHost } from "./vercel-host.ts";

const DENO = ["run", "--allow-net", "--allow-read", "--allow-env", "server.js"];
const WRANGLER = ["dev", "--ip", "127.0.0.1", "--show-interactive-dev-session=false", "--log-level", "error", "--port"];

/**
 * The runtimes besides Node, each with the build output that is made for it. Netlify and Vercel have none to be had:
 * their documented rules are followed here, around the very files that are deployed.
 */
const HOSTS: Record<string, () => Promise<Host>> = {
  workerd: () =>
    npxHost({
      host: "cloudflare",
      from: "wrangler@4.164.0",
      args: (port) => [...WRANGLER, String(port)],
    }),
  deno: () => npxHost({ host: "deno", from: "deno@2.9.6", args: () => DENO }),
  bun: () => npxHost({ host: "bun", from: "bun@1.4.5", args: () => ["server.js"] }),
  netlify: netlifyHost,
  vercel: vercelHost,
  "service-worker": serviceWorkerHost,
};

/** Those that run in this very Node, whose arithmetic is the measure. */
const IN_THIS_NODE = ["netlify", "vercel"];

async function nodeHost(): Promise<Host> {
  const server = await RunningServer.start();
  return httpHost(server.url, async () => void (await server.stop()));
}

async function told(host: Host, asked: Case): Promise<Told> {
  const first = await host.ask(asked);
  if (!asked.again) return first;
  expect(first.headers, asked.title).toHaveProperty("etag");
  return host.ask({ ...asked, headers: { ...asked.headers, "if-none-match": first.headers["etag"]! } });
}

let expected: string[];
const answers = new Map<string, Told>();
beforeAll(async () => {
  expected = await expectedDigests();
  const node = await nodeHost();
  for (const asked of CASES) answers.set(asked.title, await told(node, asked));
  await node.stop();
});

/** The first of the configurations that are answered otherwise than by the function. */
async function answeredOtherwise(host: Host): Promise<unknown> {
  const digests = await host.digests(CONFIGURATIONS);
  expect(digests).toHaveLength(expected.length);
  return CONFIGURATIONS.filter((_, at) => digests[at] !== expected[at]).slice(0, 3);
}

test("titles of cases are unique", () => expect(answers.size).toBe(CASES.length));

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
    for (const asked of CASES) {
      const fitting = exceptions.filter(({ cases }) => new RegExp(cases).test(asked.title));
      const here = await told(host!, asked).catch((error: Error) => ({
        ...NO_ANSWER,
        bytes: Buffer.from(String(error)),
      }));
      for (const [what, how] of differences(answers.get(asked.title)!, here)) {
        const exception = fitting.find((one) => isExcepted(one, what));
        if (exception) needed.add(exception);
        else found.push(`${asked.title} · ${what}: ${how}`);
      }
    }
    expect(found).toEqual([]);
    expect(exceptions.filter((one) => one.host === name && !needed.has(one))).toEqual([]);
  });
});

/** The connection was cut. */
const NO_ANSWER = { status: 0, headers: {} };
