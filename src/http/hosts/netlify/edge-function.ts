import { addresses, notFoundPage } from "virtual:hangar-site";
import { environmentPost } from "../../../applications/deliver/environment-post.ts";
import { HASHED_FOLDERS } from "../../site/file-headers.ts";
import type { HttpRequest } from "../../reply.ts";
import { service } from "../service.ts";
import { pathOf } from "../../request-target.ts";

/** What this adapter uses of the second argument of an edge function. */
interface Context {
  /** The answer of the static files to the same request. */
  next(): Promise<Response>;
  /** The address of the client. */
  ip: string;
}

/** The platform's own object; other runtimes have none. */
const { Netlify } = globalThis as { Netlify?: { env: { toObject(): Record<string, string> } } };
const post = environmentPost(Netlify?.env.toObject() ?? {});

const known = new Set(addresses);

/** An edge function in front of the static files. A page's twin is another address: it comes back here and goes on. */
export default function netlify(request: Request, context: Context): Promise<Response> {
  const { method, headers, url } = request;
  const answer = ({ target }: HttpRequest, address: string) =>
    address === pathOf(target) ? context.next() : fetch(new Request(new URL(address, url), { method, headers }));
  return service({ addresses: known, notFoundPage, answer }, { post, addressOf: () => context.ip })(request);
}

/**
 * Files that never change need no function: their headers are in `_headers`. They are named one by one: a missing one
 * must be said to be missing by the function, and not for a year.
 */
export const config = {
  path: "/*",
  excludedPath: addresses.filter((address) => HASHED_FOLDERS.some((folder) => address.startsWith(`/${folder}/`))),
};
