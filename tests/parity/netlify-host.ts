import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "srvx/node";
import { buildOutput } from "./build-output.ts";
import type { Host } from "./host.ts";
import { httpHost } from "./http-host.ts";
import { staticFolder } from "./static-folder.ts";

interface EdgeFunction {
  default(request: Request, context: { next(): Promise<Response> }): Promise<Response>;
  config: { path: string; excludedPath: string[] };
}

/** Netlify: the edge function before all but what it excludes, `_headers` for files alone. */
export async function netlifyHost(): Promise<Host> {
  const out = await buildOutput("netlify");
  const file = await staticFolder(join(out, "site"));
  const rules = headerRules(readFileSync(join(out, "site/_headers"), "utf8"));
  const edge = (await import(/* @vite-ignore */ pathToFileURL(join(out, "edge/service.js")).href)) as EdgeFunction;
  const excluded = new Set(edge.config.excludedPath);

  const server = serve({
    hostname: "127.0.0.1",
    port: 0,
    silent: true,
    gracefulShutdown: false,
    node: { maxHeaderSize: 1_000_000 },
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (!excluded.has(pathname)) return edge.default(request, { next: () => file(request) });
      const response = await file(request);
      const fitting = rules.filter(([folder]) => pathname.startsWith(folder));
      for (const [, headers] of fitting) for (const [name, value] of headers) response.headers.set(name, value);
      return response;
    },
  });
  await server.ready();
  return httpHost(server.url!, () => server.close(true));
}

/** `/folder/*` with its headers → folder and headers. */
function headerRules(text: string): [folder: string, headers: [name: string, value: string][]][] {
  return text.split("\n\n").map((rule) => {
    const [pattern = "", ...lines] = rule.trimEnd().split("\n");
    const headers = lines.map((line) => /^ {2}([^:]+): (.+)$/.exec(line)!.slice(1) as [string, string]);
    return [pattern.replace(/\*$/, ""), headers];
  });
}
