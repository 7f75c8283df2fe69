import * as engine from "hangar-engine";
import { build } from "virtual:hangar-data";
import { createHandler } from "../http/routes/handler.ts";
import { otherEngines } from "../services/asked/asked-engine.ts";
import { englishOfCalls } from "../messages/en/words.ts";
import { keptList, listsNamedIn } from "./price-lists.ts";
import { kept, isForVisitors } from "./visited.ts";

/** Older lists that were asked for so far, the newest first. */
const older: (typeof engine.priceList)[] = [];
const others = otherEngines(engine, older, engine.under, [englishOfCalls]);
/** The documents are kept as files: what else they hold is not loaded into every start of the worker. */
const handler = createHandler({ engine, build, documents: {}, others, onError: console.error });

/**
 * What the API answers without a network: the same function over the same engine as on the server, so the same bytes.
 * `X-Answered-By` tells whoever reads it that nobody could say whether the prices still hold, `X-Prices-Version` of which
 * day they are.
 */
export async function localAnswer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const cacheable = await kept(pathname);
  // A document that is not on this device: the function without it would say that there is no such address.
  if (!cacheable && (isForVisitors(pathname) || !(await loadLists(request)))) return Response.error();
  const { status, body, headers } = cacheable ?? (await handler(request));
  const marked = new Headers(headers);
  marked.set("X-Answered-By", "service-worker");
  marked.set("X-Prices-Version", engine.priceList.meta.version);
  return new Response(body, { status, headers: marked });
}

/** Whether all lists are there that a request may be answered under: the newest, and the older ones that it names. */
async function loadLists(request: Request): Promise<boolean> {
  const wanted = new Set([...engine.versions, ...(await listsNamedIn(request))]);
  for (const version of wanted) {
    if (others.versions.includes(version)) continue;
    const list = await keptList(version);
    if (!list) return false;
    older.push(list);
    older.sort((a, b) => (a.meta.version < b.meta.version ? 1 : -1));
  }
  return true;
}
