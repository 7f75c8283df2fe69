import * as engine from "hangar-engine";
import { archive } from "virtual:hangar-data";
import { documents } from "virtual:hangar-documents";
import type { HttpError } from "./errors.ts";
import { createApi } from "./handler.ts";
import { olderEngines } from "./older-engines.ts";
import { overFetch, type Asked, type Reply } from "./reply.ts";
import { Replies } from "./replies.ts";

/** A client that leaves in the middle of its request is no fault of the service, and not worth a line in its log. */
function onError(error: unknown): void {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name !== "AbortError" && code !== "ECONNRESET") console.error(error);
}

/** MCP weighs many times what all else does: it is loaded with the first message to it. */
const mcp = async (request: Request): Promise<Response> => (await import("../mcp/function.ts")).answer(request);

/** The whole HTTP interface as one function; every host's adapter hands its requests to it, in one form or the other. */
export const api = createApi({ engine, documents, older: olderEngines(archive, engine.under), mcp, onError });
export const handler = overFetch(api);
export const { baseUrl } = engine;

/** The answer to a request that a host cannot hand over. */
export type Refuse = (asked: Pick<Asked, "method">, error: HttpError) => Reply;
const replies = new Replies(baseUrl);
export const refuse: Refuse = (asked, error) => replies.refusal(asked, error, engine);

export default handler;
