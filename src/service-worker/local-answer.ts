import * as engine from "hangar-engine";
import { matchPrecache } from "workbox-precaching";
import { createHandler } from "../api/handler.ts";

/** The documents are kept as files: what else they hold is not loaded into every start of the worker. */
const handler = createHandler({ engine, documents: {}, onError: console.error });

/**
 * What the API answers without a network: the same function over the same engine as on the server, so the same bytes.
 * `X-Answered-By` tells whoever reads it that nobody could say whether the prices still hold.
 */
export async function localAnswer(request: Request): Promise<Response> {
  const kept = await matchPrecache(new URL(request.url).pathname);
  const { status, body, headers } = kept ?? (await handler(request));
  const marked = new Headers(headers);
  marked.set("X-Answered-By", "service-worker");
  return new Response(body, { status, headers: marked });
}
