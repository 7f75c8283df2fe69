import { env } from "cloudflare:workers";
import { addresses, notFoundPage } from "virtual:hangar-site";
import { environmentPost } from "../../../applications/deliver/environment-post.ts";
import { service } from "../service.ts";

/*
 * worker.js for Workers with static assets. `html_handling` is off there: an address means one file and no other.
 */
function fileOf(request: Request, address: string): Request {
  return new Request(new URL(address.replace(/\/$/, "/index.html"), request.url), request);
}

const fetch = service(
  {
    addresses: new Set(addresses),
    notFoundPage,
    answer: (request, address) => env.ASSETS.fetch(fileOf(request.webRequest(), address)),
  },
  { post: environmentPost(env), addressOf: ({ headers }) => headers.get("cf-connecting-ip") },
);

export default { fetch };
