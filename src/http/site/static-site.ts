import { prefersMarkdown } from "../accept.ts";
import { linkHeader } from "./discovery-links.ts";
import { SERVICE_LINKS } from "../../documents/discovery.ts";
import { fileHeaders } from "./file-headers.ts";
import { fileType } from "./file-type.ts";
import { twinPath } from "../../documents/markdown-twin.ts";
import { varying, type HttpRequest, type Reply } from "../reply.ts";
import { securityHeaders, type SecuredSite } from "./security-headers.ts";
import { pathOf } from "../request-target.ts";

type Awaitable<Value> = Value | Promise<Value>;

/** The files of a built site, as a host keeps them. */
export interface SiteFiles {
  /** Addresses of all files; a page also has that of its folder, `/docs/` beside `/docs/index.html`. */
  addresses: ReadonlySet<string>;
  /** The text of 404.html. */
  notFoundPage: string;
  /** What the host itself answers GET or HEAD of one of the addresses, which may be the twin of the one that is asked. */
  answer(request: HttpRequest, address: string): Awaitable<Reply | Response | undefined>;
}

/** A built site with the headers and the negotiation that are the same on every host. */
export interface StaticSite {
  /** What GET or HEAD is answered; nothing for an unknown path. */
  answer(request: HttpRequest): Awaitable<Reply | Response | undefined>;
  /** Whether there is a file or a page of this address, with or without its slash. */
  has(pathname: string): boolean;
  notFoundPage(request: HttpRequest): Reply;
}

export function staticSite({ addresses, notFoundPage, answer }: SiteFiles, secured: SecuredSite): StaticSite {
  const notFoundBytes = new TextEncoder().encode(notFoundPage);
  const security = (pathname: string) => inLowerCase(securityHeaders(secured, pathname));

  function fileOrRedirect(request: HttpRequest): Awaitable<Reply | Response | undefined> {
    const pathname = pathOf(request.target);
    // One slash in front: two would lead to another host.
    const page = `/${pathname.replace(/^\/+/, "")}/`;
    if (!pathname.endsWith("/") && addresses.has(page)) {
      const location = page + request.target.slice(pathname.length);
      return { status: 301, headers: { "content-length": "0", location, ...security(pathname) }, bytes: null };
    }

    const twin = twinPath(pathname);
    const hasTwin = twin !== undefined && addresses.has(twin);
    const isTwin = hasTwin && prefersMarkdown(request.header("accept"));
    const address = isTwin ? twin : pathname;
    if (!addresses.has(address)) return undefined;

    const described = (file: Reply | Response | undefined): Reply | Response | undefined => {
      if (file === undefined || file.status === 404) return undefined;
      const own = {
        "content-type": fileType(address),
        ...inLowerCase(fileHeaders(address)),
        ...security(pathname),
        ...(isTwin && { "content-location": twin }),
      };
      return withHeaders(file, own, hasTwin);
    };
    const file = answer(request, address);
    return file instanceof Promise ? file.then(described) : described(file);
  }

  return {
    answer: fileOrRedirect,
    has: (pathname) => addresses.has(pathname) || addresses.has(`${pathname}/`),
    notFoundPage({ method, target }) {
      const headers = {
        "content-length": String(notFoundBytes.length),
        "content-type": fileType("/404.html"),
        "cache-control": "no-cache",
        link: linkHeader(SERVICE_LINKS),
        ...security(pathOf(target)),
      };
      return { status: 404, headers, bytes: method === "HEAD" ? null : notFoundBytes };
    },
  };
}

/** What a host answered, with headers of our own; a 304 tells nothing of a body that it does not bring. */
function withHeaders(
  file: Reply | Response,
  own: Readonly<Record<string, string>>,
  hasTwin: boolean,
): Reply | Response {
  const { "content-type": _, ...withoutType } = own;
  const set = file.status === 304 ? withoutType : own;
  if (!(file instanceof Response)) {
    const reply = { ...file, headers: { ...file.headers, ...set } };
    return hasTwin ? varying(reply, "Accept") : reply;
  }
  const { body, status, statusText } = file;
  const headers = new Headers(file.headers);
  if (status === 304) headers.delete("content-type");
  if (hasTwin) headers.append("vary", "Accept");
  for (const [name, value] of Object.entries(set)) headers.set(name, value);
  return new Response(body, { status, statusText, headers });
}

function inLowerCase(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
