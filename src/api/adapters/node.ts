import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { serve } from "srvx/node";
import { refuse } from "../function.ts";
import { damagedFiles } from "../node/intact.ts";
import { refuseMalformed } from "../node/refuse-malformed.ts";
import { listening, serverOptions } from "../node/server-options.ts";
import { stopGracefully } from "../node/stop-gracefully.ts";

/*
 * dist/server.js: the static site and the function on one port, by plain Node. The build puts it beside `site/`.
 */
const site = new URL("./site/", import.meta.url);

/**
 * Slow clients may not hold a connection for ever, milliseconds: they are looked for every few seconds. Headers have room
 * for any URL in earnest, bytes.
 */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 65_536,
};

async function start(): Promise<void> {
  if (!existsSync(new URL("404.html", site))) {
    throw new Error(`The site in ${fileURLToPath(site)} is missing or not whole: run "npm run build" first`);
  }

  const damaged = damagedFiles(new URL("./", import.meta.url));
  if (damaged.length > 0) {
    throw new Error(`Missing or not as it was built: ${damaged.join(", ")}. Run "npm run build", or copy dist/ anew`);
  }

  const server = serve({
    ...serverOptions(site),
    // Node refuses a missing Host with an empty body; that is left to siteAndApi.
    node: { ...LIMITS, requireHostHeader: false },
    manual: true,
    gracefulShutdown: false,
  });
  refuseMalformed(server.node!.server as Server, refuse, LIMITS.maxHeaderSize);
  await server.serve();
  stopGracefully(server.node!.server as Server);
  listening(server);
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
