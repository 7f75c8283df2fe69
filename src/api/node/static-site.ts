import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { linkHeader, SERVICE_LINKS } from "../discovery-links.ts";
import { fileHeaders } from "../file-headers.ts";
import { securityHeaders, type SecuredSite } from "../security-headers.ts";
import { compress } from "./compress.ts";
import { markdownTwins } from "./markdown-twins.ts";

/** Types that srvx does not know. */
const TYPES: Record<string, string> = {
  ".ts": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Precompressed copies, which are served under the names of their files alone. */
const COPY = /\.(br|gz)$/i;

/** The folder of a built site, with its cache and security headers. */
export interface StaticSite {
  /** What GET or HEAD of a path is answered, as precompressed as the client likes it; nothing for an unknown path. */
  answer(request: Request): Promise<Response | undefined>;
  /** Whether there is a file or a page of this address. */
  has(url: string): Promise<boolean>;
  notFoundPage(request: Request): Promise<Response>;
}

export function staticSite(dir: string, secured: SecuredSite): StaticSite {
  const notFoundPage = readFileSync(join(dir, "404.html"));
  const twins = markdownTwins(dir);
  const files = staticMiddleware({ dir, encodings: true, compress: false });

  async function find(request: Request): Promise<Response | undefined> {
    if (COPY.test(decoded(new URL(request.url).pathname))) return undefined;
    const file = await files(request, () => new Response(null, { status: 404 }));
    // A path that cannot be decoded is none of ours either.
    return file.status === 404 || file.status === 400 ? undefined : file;
  }

  /** Asks for the headers alone: that opens no file. */
  async function has(url: string): Promise<boolean> {
    return (await find(new Request(url, { method: "HEAD" }))) !== undefined;
  }

  async function answer(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    if (extname(pathname) === "" && !pathname.endsWith("/") && (await has(request.url))) {
      // One slash in front: two would lead to another host.
      const headers = { Location: `/${pathname.replace(/^\/+/, "")}/${search}` };
      return withHeaders(new Response(null, { status: 301, headers }), securityHeaders(secured, pathname));
    }
    const twin = await twins.answer(request);
    if (twin) return withHeaders(twin, { ...fileHeaders(pathname), ...securityHeaders(secured, pathname) });
    const file = await find(request);
    if (!file) return undefined;
    if (twins.has(pathname)) file.headers.append("Vary", "Accept");
    const type = TYPES[extname(pathname)];
    if (type !== undefined && file.status !== 304) file.headers.set("Content-Type", type);
    return withHeaders(file, { ...fileHeaders(pathname), ...securityHeaders(secured, pathname) });
  }

  return {
    answer,
    has,
    notFoundPage(request) {
      const headers = {
        "Content-Type": "text/html; charset=utf-8",
        "Cache-Control": "no-cache",
        Link: linkHeader(SERVICE_LINKS),
        ...securityHeaders(secured, new URL(request.url).pathname),
      };
      const body = request.method === "HEAD" ? null : notFoundPage;
      return compress(request, new Response(body, { status: 404, headers }));
    },
  };
}

/** As srvx decodes a path; what cannot be decoded stays as it is. */
function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
