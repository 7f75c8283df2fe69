import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { fileType } from "../file-type.ts";
import { entity, Replies, type Entity } from "../replies.ts";
import { overFetch, type Answer, type Asked } from "../reply.ts";
import { siteAddresses } from "../site-addresses.ts";
import type { SiteFiles } from "../static-site.ts";
import { pathOf } from "../target.ts";
import { compress } from "./compress.ts";

/** Precompressed copies, which are served under the names of their files alone. */
const COPY = /\.(br|gz)$/;

/**
 * A site in a folder of this machine, for the server of any runtime with Node's modules; it is reached at `baseUrl`.
 * Without `addresses` they are those of all files in the folder.
 */
export function siteFiles(dir: string, baseUrl: string, addresses: ReadonlySet<string> = addressesIn(dir)): SiteFiles {
  const serveFile = staticMiddleware({ dir, encodings: true, compress: false });

  // The texts for language models are few and have no compressed copies: srvx does not know their type.
  const replies = new Replies(baseUrl);
  const texts = new Map<string, Entity>();
  function textReply(asked: Asked): Answer {
    const address = pathOf(asked.target);
    const text = texts.get(address) ?? entity(readFileSync(join(dir, address), "utf8"), fileType(address));
    texts.set(address, text);
    return compress(asked, replies.to(asked, replies.kept(text)));
  }
  const fetchText = overFetch(textReply);

  return {
    addresses,
    notFoundPage: readFileSync(join(dir, "404.html"), "utf8"),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith(".md")) return fetchText(request);
      const file = await serveFile(request, () => new Response(null, { status: 404 }));
      // "There is no such page" would be a lie, and browsers and searchers would remember it.
      if (file.status === 404) throw new UnreadableFile(pathname);
      // Whole, for a stream that its client leaves in the middle would be left open, and end the server when it ends.
      const bytes = await file.arrayBuffer();
      const { status, headers } = file;
      return new Response(bytes.byteLength > 0 ? bytes : null, { status, headers });
    },
  };
}

function addressesIn(dir: string): ReadonlySet<string> {
  return siteAddresses(filesIn(dir).filter((file) => !COPY.test(file)));
}

/** Paths of all files from the folder; the recursive `readdir` of Node takes several times as long, at every start. */
function filesIn(dir: string, prefix = ""): string[] {
  return readdirSync(join(dir, prefix), { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    return entry.isDirectory() ? filesIn(dir, `${path}/`) : [path];
  });
}

/** A file that was there at the start: gone since, or the server has no file handles left. */
class UnreadableFile extends Error {
  constructor(path: string) {
    super(`${path} cannot be read: look whether the site is whole and how many files may be open`);
    this.stack = this.message;
  }
}
