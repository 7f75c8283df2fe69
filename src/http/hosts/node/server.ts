import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { answerer } from "../answerer.ts";
import { keepingPost } from "./applications.ts";
import { compress } from "./compress.ts";
import { dropUnread } from "./connections/drop-unread.ts";
import { bytesIn, damagedFiles, FILE_LIST, fileList } from "./files/intact.ts";
import { listenAddress } from "./listen-address.ts";
import { listener } from "./listener.ts";
import { listening } from "./listening.ts";
import { refuseMalformed } from "./connections/refuse-malformed.ts";
import { readSite, siteFiles } from "./files/site-files.ts";
import { pictures } from "./pictures/pictures.ts";
import { stopGracefully } from "./connections/stop-gracefully.ts";
import { Turns } from "./turns.ts";

/*
 * dist/server.js: the static site and the function on one port, by plain Node. The build puts it beside `site/`.
 */
const dist = fileURLToPath(new URL("./", import.meta.url));

/**
 * Slow clients may not hold a connection for ever, milliseconds: they are looked for every few seconds. An idle connection
 * is kept longer than the proxies of common hosts keep theirs, which is a minute: theirs is not to be gone as they ask.
 * Headers have room for any URL in earnest, bytes. Node would refuse a missing Host with an empty body: that is left to
 * the listener.
 */
const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 75_000,
  maxHeaderSize: 65_536,
  requireHostHeader: false,
};

/** Files named in one line. */
const MOST_NAMED = 5;

async function start(): Promise<void> {
  const { host, port } = listenAddress(process.env);
  const list = fileList(dist);
  const site = readSite(join(dist, "site"));
  const bytesOf = (path: string) => site.get(path.replace(/^site\//, "")) ?? bytesIn(dist, path);
  const damaged = list ? damagedFiles(list, bytesOf) : [FILE_LIST];
  if (!list || damaged.length > 0) {
    throw new Error(`Missing or not as it was built: ${named(damaged)}. Run "npm run build", or copy dist/ anew`);
  }

  // Not before: Node would tell of a missing file in its own words.
  const hangars = await import("../../function.ts");
  const { refuse } = hangars;
  const answer = answerer(hangars, siteFiles(site, { digests: list }), compress);
  const token = process.env["DESK_TOKEN"];
  const desk = token ? (await import("./desk/desk.ts")).desk(token, answer) : undefined;
  const post = await keepingPost();
  const { METRICS_TOKEN, REQUEST_LOG } = process.env;
  const isWatched = !!METRICS_TOKEN || !!REQUEST_LOG;
  const watching = isWatched ? (await import("./watching/watching.ts")).watching(process.env, post) : undefined;
  const { watch, door } = watching ?? {};
  const turns = new Turns();
  const listens = listener(
    desk || door ? (request) => desk?.(request) ?? door?.(request) ?? answer(request) : answer,
    refuse,
    turns,
    { picture: pictures(join(dist, "picture/worker.js")), post, watch },
  );
  const server = createServer(OPTIONS, watching ? watching.observed(listens) : listens);
  // A client that says no more, as `nc -N` does, waits for its answers all the same.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("connection", turns.accepted);
  refuseMalformed(
    server,
    (request, error) => refuse({ ...request, watch }, error),
    OPTIONS.maxHeaderSize,
    watching?.tell,
  );
  dropUnread(server);
  server.listen(port, host);
  await once(server, "listening");
  stopGracefully(server, turns, async (within) => post?.stop?.(within));
  const { address, port: given } = server.address() as AddressInfo;
  listening(`http://${address.includes(":") ? `[${address}]` : address}:${given}/`, hangars, post);
}

/** The first few files; of a copy that broke off there may be hundreds. */
function named(files: readonly string[]): string {
  const others = files.length - MOST_NAMED;
  return files.slice(0, MOST_NAMED).join(", ") + (others > 0 ? ` and ${others} more` : "");
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
