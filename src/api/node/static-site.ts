import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { staticMiddleware } from "srvx/static";
import { fileHeaders } from "../file-headers.ts";
import { securityHeaders, type SecuredSite } from "../security-headers.ts";
import { compress } from "./compress.ts";

/** Types that srvx does not know. */
const TYPES: Record<string, string> = {
  ".md": "text/markdown; charset=utf-8",
  ".ts": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** Serves the folder of a built site: precompressed files, validators, cache and security headers, the 404 page. */
export function staticSite(dir: string, secured: SecuredSite): (request: Request) => Promise<Response> {
  const security = securityHeaders(secured);
  const notFoundPage = readFileSync(join(dir, "404.html"));
  const files = staticMiddleware({ dir, encodings: true, compress: false });
  const find = (request: Request): Response | Promise<Response> =>
    files(request, () => new Response(null, { status: 404 }));

  async function answer(request: Request): Promise<Response> {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
    }
    const { pathname, search } = new URL(request.url);
    if (extname(pathname) === "" && !pathname.endsWith("/") && (await find(headOf(request.url))).ok) {
      // One slash in front: two would lead to another host.
      return new Response(null, { status: 301, headers: { Location: `/${pathname.replace(/^\/+/, "")}/${search}` } });
    }
    const file = await find(request);
    if (file.status === 404) return compress(request, notFound(request.method));
    const type = TYPES[extname(pathname)];
    if (type !== undefined && file.status !== 304) file.headers.set("Content-Type", type);
    return withHeaders(file, fileHeaders(pathname));
  }

  function notFound(method: string): Response {
    const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };
    return new Response(method === "HEAD" ? null : notFoundPage, { status: 404, headers });
  }

  return async (request) => withHeaders(await answer(request), security);
}

/** To learn whether a file is there without opening it. */
function headOf(url: string): Request {
  return new Request(url, { method: "HEAD" });
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}
