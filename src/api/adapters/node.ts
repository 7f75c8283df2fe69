import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { leadEndpoint } from "virtual:hangar-data";
import { serve } from "srvx/node";
import { baseUrl, handler } from "../function.ts";
import { isApiPath } from "../is-api-path.ts";
import { compress } from "../node/compress.ts";
import { listenAddress } from "../node/listen-address.ts";
import { staticSite } from "../node/static-site.ts";
import { stopGracefully } from "../node/stop-gracefully.ts";

/*
 * dist/server.js: the static site and the function on one port, by plain Node. The build puts it beside `site/`.
 */
const siteFolder = fileURLToPath(new URL("./site/", import.meta.url));

/** Slow clients may not hold a connection for ever, milliseconds; headers have room for the longest URL, bytes. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, maxHeaderSize: 32_768 };

async function start(): Promise<void> {
  const { host, port } = listenAddress(process.env);
  if (!existsSync(`${siteFolder}404.html`)) {
    throw new Error(`The site in ${siteFolder} is missing or not whole: run "npm run build" first`);
  }

  const site = staticSite(siteFolder, { https: baseUrl.startsWith("https:"), leadEndpoint });
  const server = serve({
    hostname: host,
    port,
    node: LIMITS,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: async (request) => {
      // The Host header of a hostile client may not make an address at all.
      if (!URL.canParse(request.url)) return new Response(null, { status: 400 });
      return isApiPath(new URL(request.url).pathname) ? compress(request, await handler(request)) : site(request);
    },
    error: (error) => {
      console.error(error);
      return new Response(null, { status: 500 });
    },
  });
  await server.serve();
  stopGracefully(server.node!.server as Server);
  console.log(`Listening on ${server.url}\nLinks lead to ${baseUrl}/`);
}

/** Why the server did not start, in one line. */
function explain(error: NodeJS.ErrnoException & { address?: string; port?: number }): string {
  if (error.code === "EADDRINUSE") {
    return `Port ${error.port} of ${error.address} is in use: stop what listens there, or set PORT`;
  }
  return error.syscall === undefined ? error.message : `Cannot listen: ${error.message}`;
}

try {
  await start();
} catch (error) {
  console.error(explain(error as Error));
  process.exit(1);
}
