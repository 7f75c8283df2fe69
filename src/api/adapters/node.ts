import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { leadEndpoint } from "virtual:hangar-data";
import { serve } from "srvx/node";
import { baseUrl, handler, refuse } from "../function.ts";
import { damagedFiles } from "../node/intact.ts";
import { listenAddress } from "../node/listen-address.ts";
import { refuseMalformed } from "../node/refuse-malformed.ts";
import { siteAndApi } from "../node/site-and-api.ts";
import { staticSite } from "../node/static-site.ts";
import { stopGracefully } from "../node/stop-gracefully.ts";

/*
 * dist/server.js: the static site and the function on one port, by plain Node. The build puts it beside `site/`.
 */
const siteFolder = fileURLToPath(new URL("./site/", import.meta.url));

/** Slow clients may not hold a connection for ever, milliseconds; headers have room for any URL in earnest, bytes. */
const LIMITS = { headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5_000, maxHeaderSize: 65_536 };

async function start(): Promise<void> {
  const { host, port } = listenAddress(process.env);
  if (!existsSync(`${siteFolder}404.html`)) {
    throw new Error(`The site in ${siteFolder} is missing or not whole: run "npm run build" first`);
  }

  const damaged = damagedFiles(new URL("./", import.meta.url));
  if (damaged.length > 0) {
    throw new Error(`Missing or not as it was built: ${damaged.join(", ")}. Run "npm run build", or copy dist/ anew`);
  }

  const site = staticSite(siteFolder, { https: baseUrl.startsWith("https:"), leadEndpoint });
  const server = serve({
    hostname: host,
    port,
    // Node refuses a missing Host with an empty body; that is left to siteAndApi.
    node: { ...LIMITS, requireHostHeader: false },
    manual: true,
    silent: true,
    gracefulShutdown: false,
    fetch: siteAndApi({ site, handler, refuse }),
  });
  refuseMalformed(server.node!.server as Server, refuse, LIMITS.maxHeaderSize);
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
