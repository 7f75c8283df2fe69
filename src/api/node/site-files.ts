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
const SUFFIXES: Readonly<Record<string, string>> = { br: ".br", gzip: ".gz" };

export interface SiteFolder {
  dir: string;
  /** Where the site is reached. */
  baseUrl: string;
  /** Without them they are those of all files in the folder. */
  addresses?: ReadonlySet<string>;
  /** Whether a file, by its path in the folder, is as it was built; without it whatever is there is served. */
  isWhole?: (path: string, bytes: Uint8Array) => boolean;
}

/** A site in a folder of this machine, for the server of any runtime with Node's modules. */
export function siteFiles({ dir, baseUrl, addresses = addressesIn(dir), isWhole = () => true }: SiteFolder): SiteFiles {
  const serveFile = staticMiddleware({ dir, encodings: true, compress: false });

  /** The bytes of a file, which must be as they were built. */
  function whole(path: string, bytes: Uint8Array): Uint8Array {
    if (isWhole(path.slice(1), bytes)) return bytes;
    throw new ChangedFile(path);
  }
  const textOf = (path: string): string => new TextDecoder().decode(whole(path, readFileSync(join(dir, path))));

  // The texts for language models are few and have no compressed copies: srvx does not know their type.
  const replies = new Replies(baseUrl);
  const texts = new Map<string, Entity>();
  function textReply(asked: Asked): Answer {
    const address = pathOf(asked.target);
    const text = texts.get(address) ?? entity(textOf(address), fileType(address));
    texts.set(address, text);
    return compress(asked, replies.to(asked, replies.kept(text)));
  }
  const fetchText = overFetch(textReply);

  return {
    addresses,
    notFoundPage: textOf("/404.html"),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (pathname.endsWith(".md")) return fetchText(request);
      const file = await serveFile(request, () => new Response(null, { status: 404 }));
      // "There is no such page" would be a lie, and browsers and searchers would remember it.
      if (file.status === 404) throw new UnreadableFile(pathname);
      // Whole, for a stream that its client leaves in the middle would be left open, and end the server when it ends.
      const bytes = await file.arrayBuffer();
      const { status, headers } = file;
      if (request.method !== "HEAD" && (status === 200 || status === 206)) {
        const path = pathname.replace(/\/$/, "/index.html") + (SUFFIXES[headers.get("content-encoding") ?? ""] ?? "");
        // Of a part the whole file tells whether it is right.
        whole(path, status === 206 ? readFileSync(join(dir, path)) : new Uint8Array(bytes));
      }
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

/** Damaged, or of a build that came into the place of this one: the rest of the site would not go with it. */
class ChangedFile extends Error {
  constructor(path: string) {
    super(`${path} is not as it was when the server started: start the server anew after a build, or copy dist/ anew`);
    this.stack = this.message;
  }
}
