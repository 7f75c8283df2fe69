import { existsSync, readdirSync } from "node:fs";
import { fileType } from "../../../site/file-type.ts";
import { ENCODINGS, encodedTag, matchesTag, type Encoding } from "../../../entity-tag.ts";
import type { HttpRequest, Reply } from "../../../reply.ts";
import { siteAddresses } from "../../../site/site-addresses.ts";
import type { SiteFiles } from "../../../site/static-site.ts";
import { acceptedEncoding, IS_TEXT } from "../compress.ts";
import { bytesIn, contentTag, digestOf } from "./intact.ts";
import { askedRange } from "./range.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Files of a site by their paths from its folder. */
export type SiteBytes = ReadonlyMap<string, Bytes>;

/** Endings of precompressed copies, which are served under the names of their files alone. */
const COPIES: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz" };
const isCopy = (path: string): boolean => Object.values(COPIES).some((ending) => path.endsWith(ending));

/** The whole site: from here on nothing that happens to the folder changes an answer. It is empty where there is none. */
export function readSite(folder: string): SiteBytes {
  if (!existsSync(folder)) return new Map();
  return new Map(
    filesIn(folder).flatMap((path) => {
      const bytes = bytesIn(folder, path);
      return bytes ? [[path, bytes] as const] : [];
    }),
  );
}

/** Paths of all files from the folder; the recursive `readdir` of Node takes several times as long, at every start. */
function filesIn(folder: string, prefix = ""): string[] {
  return readdirSync(`${folder}/${prefix}`, { withFileTypes: true }).flatMap((entry) => {
    const path = prefix + entry.name;
    return entry.isDirectory() ? filesIn(folder, `${path}/`) : [path];
  });
}

/** A file as it is served. */
interface ServedFile {
  bytes: Bytes;
  tag: string;
  /** Whether other encodings may be served at its address, here or behind a proxy. */
  isText: boolean;
  copies: Partial<Record<Encoding, Bytes>>;
}

/**
 * A site out of memory that all answers share, for the server of any runtime with Node's modules. `addresses` are those
 * of all files, where some of them are served by others; `digests` are known already where the files were verified.
 */
export function siteFiles(
  site: SiteBytes,
  {
    addresses = siteAddresses([...site.keys()].filter((path) => !isCopy(path))),
    digests = {},
  }: { addresses?: ReadonlySet<string>; digests?: Readonly<Record<string, string>> } = {},
): SiteFiles {
  const served = new Map<string, ServedFile>();
  for (const [path, bytes] of site) {
    if (isCopy(path)) continue;
    const copies: ServedFile["copies"] = {};
    for (const encoding of ENCODINGS) {
      const copy = site.get(path + COPIES[encoding]);
      if (copy) copies[encoding] = copy;
    }
    served.set(`/${path}`, {
      bytes,
      tag: contentTag(digests[`site/${path}`] ?? digestOf(bytes)),
      isText: IS_TEXT.test(fileType(`/${path}`)),
      copies,
    });
  }

  return {
    addresses,
    notFoundPage: new TextDecoder().decode(site.get("404.html")),
    answer(request, address) {
      const file = served.get(address.replace(/\/$/, "/index.html"));
      return file && replyTo(request, file);
    },
  };
}

function replyTo(request: HttpRequest, { bytes, tag, isText, copies }: ServedFile): Reply {
  const isGet = request.method === "GET";
  const range = isGet ? request.header("range") : null;
  const offered = ENCODINGS.filter((encoding) => copies[encoding]);
  // A part is one of the file itself.
  const encoding = range === null ? acceptedEncoding(request.header("accept-encoding"), offered) : undefined;
  const etag = encoding === undefined ? tag : encodedTag(tag, encoding);
  const headers = { etag, ...(isText && { vary: "Accept-Encoding" }) };
  if (matchesTag(request.header("if-none-match"), tag)) return { status: 304, headers, bytes: null };

  const body = (encoding && copies[encoding]) ?? bytes;
  const described = { ...headers, "content-length": String(body.length) };
  if (encoding !== undefined) {
    return { status: 200, headers: { ...described, "content-encoding": encoding }, bytes: isGet ? body : null };
  }
  const whole: Reply = {
    status: 200,
    headers: { ...described, "accept-ranges": "bytes" },
    bytes: isGet ? body : null,
  };
  const ifRange = request.header("if-range");
  if (range === null || (ifRange !== null && ifRange !== tag)) return whole;
  return askedRange(range, whole);
}
