import { matchPrecache } from "workbox-precaching";
import { asCopy } from "./copy.ts";
import { isForVisitors, kept } from "./visited.ts";

/**
 * The very page of an address, with or without its slash, whatever its query; a page that says so where it was not
 * opened on this device yet; else the 404 page, as on the server.
 */
export async function keptPage(request: Request): Promise<Response> {
  const pathname = new URL(request.url).pathname.replace(/\/index\.html$/, "/");
  const addresses = [pathname, `${pathname}/`];
  for (const address of addresses) {
    const page = await kept(address);
    if (page) return asCopy(page);
  }
  return addresses.some(isForVisitors) ? withStatus(503, "/offline/") : withStatus(404, "/404.html");
}

async function withStatus(status: number, page: string): Promise<Response> {
  const cacheable = await matchPrecache(page);
  return new Response(cacheable?.body, { status, headers: cacheable?.headers ?? {} });
}
