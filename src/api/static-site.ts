import { prefersMarkdown } from "./accept.ts";
import { linkHeader, SERVICE_LINKS } from "./discovery-links.ts";
import { fileHeaders } from "./file-headers.ts";
import { fileType } from "./file-type.ts";
import { twinPath } from "./markdown-twin.ts";
import type { Asked, Reply } from "./reply.ts";
import { securityHeaders, type SecuredSite } from "./security-headers.ts";
import { pathOf } from "./target.ts";

/** The files of a built site, as a host keeps them. */
export interface SiteFiles {
  /** Addresses of all files; a page also has that of its folder, `/docs/` beside `/docs/index.html`. */
  addresses: ReadonlySet<string>;
  /** The text of 404.html. */
  notFoundPage: string;
  /** What the host itself answers GET or HEAD of one of the addresses. */
  fetch(request: Request): Promise<Response>;
}

/** A built site with the headers and the negotiation that are the same on every host. */
export interface StaticSite {
  /** What GET or HEAD is answered; nothing for an unknown path. */
  answer(request: Request): Promise<Response | undefined>;
  /** Whether there is a file or a page of this address, with or without its slash. */
  has(pathname: string): boolean;
  notFoundPage(asked: Asked): Reply;
}

export function staticSite({ addresses, notFoundPage, fetch }: SiteFiles, secured: SecuredSite): StaticSite {
  const notFoundBytes = new TextEncoder().encode(notFoundPage);

  async function answer(request: Request): Promise<Response | undefined> {
    const { pathname, search } = new URL(request.url);
    // One slash in front: two would lead to another host.
    const page = `/${pathname.replace(/^\/+/, "")}/`;
    if (!pathname.endsWith("/") && addresses.has(page)) {
      const headers = { "Content-Length": "0", Location: page + search, ...securityHeaders(secured, pathname) };
      return new Response(null, { status: 301, headers });
    }

    const twin = twinPath(pathname);
    const hasTwin = twin !== undefined && addresses.has(twin);
    const isTwin = hasTwin && prefersMarkdown(request.headers.get("accept"));
    const address = isTwin ? twin : pathname;
    if (!addresses.has(address)) return undefined;

    const { method, headers: asked } = request;
    const file = await fetch(isTwin ? new Request(new URL(twin, request.url), { method, headers: asked }) : request);
    if (file.status === 404) return undefined;
    const headers = new Headers(file.headers);
    if (hasTwin) headers.append("Vary", "Accept");
    if (isTwin) headers.set("Content-Location", twin);
    const own = { "Content-Type": fileType(address), ...fileHeaders(address), ...securityHeaders(secured, pathname) };
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    const { status, statusText } = file;
    // A 304 tells nothing of a body that it does not bring.
    if (status === 304) headers.delete("Content-Type");
    return new Response(file.body, { status, statusText, headers });
  }

  return {
    answer,
    has: (pathname) => addresses.has(pathname) || addresses.has(`${pathname}/`),
    notFoundPage({ method, target }) {
      const security = Object.entries(securityHeaders(secured, pathOf(target)));
      const headers = {
        "content-length": String(notFoundBytes.length),
        "content-type": fileType("/404.html"),
        "cache-control": "no-cache",
        link: linkHeader(SERVICE_LINKS),
        ...Object.fromEntries(security.map(([name, value]) => [name.toLowerCase(), value])),
      };
      return { status: 404, headers, bytes: method === "HEAD" ? null : notFoundBytes };
    },
  };
}
