import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { fileType } from "../file-type.ts";
import { entity, entityReply } from "../replies.ts";
import { siteAddresses } from "../site-addresses.ts";
import type { SiteFiles } from "../static-site.ts";
import { compress } from "./compress.ts";

/** Precompressed copies, which are served under the names of their files alone. */
const COPY = /\.(br|gz)$/;

/** A site in a folder of this machine, for the server of any runtime with Node's modules. */
export function siteFiles(dir: string): SiteFiles {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const addresses = siteAddresses(
    files.filter((file) => !COPY.test(file)).map((file) => file.slice(join(dir, "/").length)),
  );

  // The texts for language models are few and have no compressed copies: srvx does not know their type.
  const texts = new Map(
    [...addresses]
      .filter((address) => address.endsWith(".md"))
      .map((address) => [address, entity(readFileSync(join(dir, address), "utf8"), fileType(address))]),
  );
  const serveFile = staticMiddleware({ dir, encodings: true, compress: false });

  return {
    addresses,
    notFoundPage: readFileSync(join(dir, "404.html"), "utf8"),
    async fetch(request) {
      const text = texts.get(new URL(request.url).pathname);
      if (text) return compress(request, entityReply(request, text));
      return serveFile(request, () => new Response(null, { status: 404 }));
    },
  };
}
