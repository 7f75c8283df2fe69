import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toNodeHandler } from "srvx/node";
import { buildOutput } from "./build-output.ts";
import type { Case } from "./cases.ts";
import type { Host } from "./host.ts";
import { httpHost } from "./http-host.ts";

/*
 * Netlify and Vercel have no runtime to be had without an account or a network: the very functions that are deployed
 * there are asked here what no platform answers for them.
 */

/** Whether the function answers it, whatever the platform does with files, headers too long and compression. */
export function isForFunction({ title }: Case): boolean {
  return /^(style|error|limit: (a body|deep|an address)|document|OPTIONS|health|MCP|redirect: \/v1)/.test(title);
}

/** The edge function. */
export async function netlifyFunction(): Promise<Host> {
  const { default: edge } = await builtModule("netlify", "edge/service.js");
  const context = { next: () => Promise.reject(new Error("a file is no matter of this test")) };
  return hostOf(toNodeHandler((request) => (edge as Edge)(request, context)) as RequestListener);
}

type Edge = (request: Request, context: { next(): Promise<Response> }) => Promise<Response>;

/** The function of the Node runtime. */
export async function vercelFunction(): Promise<Host> {
  const { default: listener } = await builtModule("vercel", ".vercel/output/functions/service.func/index.js");
  return hostOf(listener as RequestListener);
}

async function builtModule(host: "netlify" | "vercel", file: string): Promise<{ default: unknown }> {
  const path = join(await buildOutput(host), file);
  return (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default: unknown };
}

async function hostOf(listener: RequestListener): Promise<Host> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  return httpHost(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
}
