import { fileURLToPath } from "node:url";
import type { ServerOptions, ServerRequest } from "srvx";
import type { ApplicationPost } from "../../../applications/deliver/post.ts";
import { clientAddress } from "../client-address.ts";
import { service } from "../service.ts";
import { compress } from "./compress.ts";
import { listenAddress } from "./listen-address.ts";
import { readSite, siteFiles } from "./files/site-files.ts";

/** A server of srvx over the site in a folder, on HOST and PORT. It stops at a signal when the running requests are done. */
export function serverOptions(site: URL, post: ApplicationPost | undefined): ServerOptions {
  const { host, port } = listenAddress(process.env);
  return {
    hostname: host,
    port,
    silent: true,
    gracefulShutdown: { gracefulTimeout: 10 },
    fetch: service(siteFiles(readSite(fileURLToPath(site))), {
      compress,
      post,
      addressOf: (request: ServerRequest) => clientAddress(request.ip, request.headers.get("x-forwarded-for")),
    }),
  };
}
