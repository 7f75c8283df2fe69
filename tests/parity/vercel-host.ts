import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { buildOutput } from "./build-output.ts";
import type { Host } from "./host.ts";
import { httpHost } from "./http-host.ts";
import { staticFolder } from "./static-folder.ts";

/** A route of the Build Output API, as far as this project uses it. */
interface Route {
  src?: string;
  methods?: string[];
  has?: { type: "header"; key: string; value: string }[];
  headers?: Record<string, string>;
  continue?: true;
  dest?: string;
  handle?: "filesystem";
}

/** Vercel: the routes of config.json in their order, the static files and the function. */
export async function vercelHost(): Promise<Host> {
  const output = join(await buildOutput("vercel"), ".vercel/output");
  const { routes } = JSON.parse(readFileSync(join(output, "config.json"), "utf8")) as { routes: Route[] };
  const file = await staticFolder(join(output, "static"));
  const functionFile = join(output, "functions/service.func/index.js");
  const module = (await import(/* @vite-ignore */ pathToFileURL(functionFile).href)) as { default: RequestListener };

  const answer: RequestListener = async (request, response) => {
    const headers: Record<string, string> = {};
    for (const route of routes) {
      if (route.handle === "filesystem") {
        const found = await file(new Request(`http://localhost${request.url}`, { method: "HEAD" }));
        if (found.status === 404) continue;
        const serve = toNodeHandler(async (asked) => {
          const told = await file(asked);
          for (const [name, value] of Object.entries(headers)) told.headers.set(name, value);
          if (told.status === 304) told.headers.delete("Content-Type");
          return told;
        }) as NodeHttp1Handler;
        await serve(request, response);
        return;
      }
      if (!fits(route, request)) continue;
      Object.assign(headers, route.headers);
      if (route.continue) continue;
      module.default(request, response);
      return;
    }
  };

  const server = createServer({ maxHeaderSize: 1_000_000 }, answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return httpHost(`http://127.0.0.1:${port}`, async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  });
}

function fits({ src, methods, has = [] }: Route, { url, method, headers }: IncomingMessage): boolean {
  const [path = ""] = url!.split("?");
  return (
    new RegExp(src!).test(path) &&
    (methods?.includes(method!) ?? true) &&
    has.every(({ key, value }) => new RegExp(`^${value}$`).test(String(headers[key] ?? "")))
  );
}
