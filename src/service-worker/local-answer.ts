import * as engine from "hangar-engine";
import { build } from "virtual:hangar-data";
import { matchPrecache } from "workbox-precaching";
import { createHandler } from "../api/routes/handler.ts";
import { english } from "../languages/english/answers.ts";
import { otherEngines } from "../api/routes/asked-engine.ts";
import { isForVisitors, matchVisited } from "./visited.ts";

type Handler = ReturnType<typeof createHandler>;
type PriceList = typeof engine.priceList;

let handler: Promise<Handler> | undefined;

/**
 * What the API answers without a network: the same function over the same engine as on the server, so the same bytes.
 * `X-Answered-By` tells whoever reads it that nobody could say whether the prices still hold.
 */
export async function localAnswer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cacheable = (await matchPrecache(pathname)) ?? (await matchVisited(pathname));
  // A document that is not on this device: the function without it would say that there is no such address.
  if (!cacheable && isForVisitors(pathname)) return Response.error();
  const { status, body, headers } = cacheable ?? (await result(request));
  const marked = new Headers(headers);
  marked.set("X-Answered-By", "service-worker");
  return new Response(body, { status, headers: marked });
}

async function result(request: Request): Promise<Response> {
  handler ??= makeHandler();
  try {
    return await (
      await handler
    )(request);
  } catch (error) {
    // What the browser failed to read once it may read the next time.
    handler = undefined;
    throw error;
  }
}

/** The documents are kept as files: what else they hold is not loaded into every start of the worker. */
async function makeHandler(): Promise<Handler> {
  const archive = await Promise.all(engine.versions.slice(1).map(keptList));
  const others = otherEngines([engine.priceList, ...archive], engine.under, [english]);
  return createHandler({ engine, build, documents: {}, others, onError: console.error });
}

async function keptList(version: string): Promise<PriceList> {
  const cacheable = await matchPrecache(`/prices/${version}.json`);
  if (!cacheable) throw new Error(`the price list ${version} is not kept`);
  return (await cacheable.json()) as PriceList;
}
