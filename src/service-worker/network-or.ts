import { NetworkOnly } from "workbox-strategies";
import type { RouteHandlerCallback } from "workbox-core/types.js";
import { keepAnswer } from "./visited.ts";

/** Longer than a slow phone needs for one answer; whoever stands in a cellar waits no more than this. */
const NETWORK_TIMEOUT_SECONDS = 4;

const network = new NetworkOnly({
  networkTimeoutSeconds: NETWORK_TIMEOUT_SECONDS,
  plugins: [
    {
      // A gateway that finds no server behind it has no answer either.
      fetchDidSucceed: async ({ request, response, event }) => {
        if ([502, 503, 504].includes(response.status)) throw new Error(`gateway: ${response.status}`);
        event.waitUntil(keepAnswer(request, response.clone()));
        return response;
      },
    },
  ],
});

/** The network's answer, or the one made here when there is none. */
export function networkOr(fallback: (request: Request) => Promise<Response>): RouteHandlerCallback {
  return async ({ request, event }) => {
    // A body can be read once, and the network reads it.
    const cacheable = request.clone();
    return network.handle({ request, event }).catch(() => fallback(cacheable));
  };
}
