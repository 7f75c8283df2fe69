import { staticMiddleware } from "srvx/static";
import { filesOf } from "../../scripts/build/files-of.ts";
import { siteAddresses } from "../../src/api/site-addresses.ts";

/** The files of a folder as a platform serves them by itself; 404 for what is no file. */
export async function staticFolder(dir: string): Promise<(request: Request) => Promise<Response>> {
  const addresses = siteAddresses((await filesOf(dir)).map((file) => file.slice(dir.length + 1)));
  const serve = staticMiddleware({ dir, compress: false });
  const none = () => new Response(null, { status: 404 });
  return async (request) => (addresses.has(new URL(request.url).pathname) ? serve(request, none) : none());
}
