import { fileURLToPath } from "node:url";
import type { ServerOptions, ServerRequest } from "srvx";
import { clientAddress } from "../client-address.ts";
import { service } from "../service.ts";
import { sendingPost } from "./applications.ts";
import { compress } from "./compress.ts";
import { listenAddress } from "./listen-address.ts";
import { readSite, siteFiles } from "./files/site-files.ts";

/** A server of srvx over the site in a folder, on HOST and PORT. It stops at a signal when the running requests are done. */
export async function serverOptions(site: URL): Promise<ServerOptions> {
  const { host, port } = listenAddress(process.env);
  return {
    hostname: host,
    port,
    silent: true,
    gracefulShutdown: { gracefulTimeout: 10 },
    fetch: service(siteFiles(readSite(fileURLToPath(site))), {
      compress,
      post: await sendingPost(),
      addressOf: (request: ServerRequest) => clientAddress(request.ip, request.headers.get("x-forwarded-for")),
    }),
  };
}
