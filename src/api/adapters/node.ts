import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { refuse } from "../function.ts";
import { answerer } from "../service.ts";
import { compress } from "../node/compress.ts";
import { damagedFiles } from "../node/intact.ts";
import { listenAddress } from "../node/listen-address.ts";
import { listener } from "../node/listener.ts";
import { refuseMalformed } from "../node/refuse-malformed.ts";
import { listening } from "../node/server-options.ts";
import { siteFiles } from "../node/site-files.ts";
import { stopGracefully } from "../node/stop-gracefully.ts";

/*
 * dist/server.js: the static site and the function on one port, by plain Node. The build puts it beside `site/`.
 */
const site = fileURLToPath(new URL("./site/", import.meta.url));

/**
 * Slow clients may not hold a connection for ever, milliseconds: they are looked for every few seconds. Headers have room
 * for any URL in earnest, bytes. Node would refuse a missing Host with an empty body: that is left to the listener.
 */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 65_536,
  requireHostHeader: false,
};

async function start(): Promise<void> {
  const { host, port } = listenAddress(process.env);
  if (!existsSync(`${site}404.html`)) {
    throw new Error(`The site in ${site} is missing or not whole: run "npm run build" first`);
  }

  const damaged = damagedFiles(new URL("./", import.meta.url));
  if (damaged.length > 0) {
    throw new Error(`Missing or not as it was built: ${damaged.join(", ")}. Run "npm run build", or copy dist/ anew`);
  }

  const server = createServer(OPTIONS, listener(answerer(siteFiles(site), compress), refuse));
  refuseMalformed(server, refuse, OPTIONS.maxHeaderSize);
  server.listen(port, host);
  await once(server, "listening");
  stopGracefully(server);
  const { address, port: given } = server.address() as AddressInfo;
  listening({ url: `http://${address.includes(":") ? `[${address}]` : address}:${given}/` });
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
