import { env } from "cloudflare:workers";
import { addresses, notFoundPage } from "virtual:hangar-site";
import { service } from "../service.ts";

/*
 * worker.js for Workers with static assets. `html_handling` is off there: an address means one file and no other.
 */
function fileOf(request: Request): Request {
  const url = new URL(request.url);
  if (url.pathname.endsWith("/")) url.pathname += "index.html";
  return new Request(url, request);
}

const fetch = service({
  addresses: new Set(addresses),
  notFoundPage,
  fetch: (request) => env.ASSETS.fetch(fileOf(request)),
});

export default { fetch };
