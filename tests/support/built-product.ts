import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { overFetch, type Answer, type HttpRequest } from "../../src/http/reply.ts";
import type { Engine } from "../../src/engine/create-engine.ts";
import { product } from "./product.ts";

/** Of the product under test: the engine as the page loads it, and the function that every host serves. */
const dist = pathToFileURL(join(product, "/"));

export const engine = (await import(/* @vite-ignore */ new URL("site/engine.js", dist).href)) as Engine;

const built = (await import(/* @vite-ignore */ new URL("function/handler.js", dist).href)) as {
  api(request: HttpRequest): Answer;
  handler(request: Request): Promise<Response>;
};
export const { handler } = built;

const picture = () => Promise.resolve(Uint8Array.of(1));
/** The same on a host that makes pictures. */
export const handlerWithPictures = overFetch((request) => built.api({ ...request, picture }));

/** One request to the function; `path` starts with a slash. */
export function ask(path: string, init?: RequestInit): Promise<Response> {
  return handler(new Request(`http://localhost:4321${path}`, init));
}

/** POST /v1/calc with this JSON body. */
export function post(body: string, type = "application/json"): Promise<Response> {
  return ask("/v1/calc", { method: "POST", body, headers: { "content-type": type } });
}
