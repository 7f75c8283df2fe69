import { matchPrecache } from "workbox-precaching";

/** The very page of an address, with or without its slash, whatever its query; else the 404 page, as on the server. */
export async function keptPage(request: Request): Promise<Response> {
  const pathname = new URL(request.url).pathname.replace(/\/index\.html$/, "/");
  const page = (await matchPrecache(pathname)) ?? (await matchPrecache(`${pathname}/`));
  if (page) return page;
  const notFound = await matchPrecache("/404.html");
  return new Response(notFound?.body, { status: 404, headers: notFound?.headers ?? {} });
}
