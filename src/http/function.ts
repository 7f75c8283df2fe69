import * as engine from "hangar-engine";
import { archive, build } from "virtual:hangar-data";
import { documents } from "virtual:hangar-documents";
import { englishOfCalls } from "../messages/en/words.ts";
import type { HttpError } from "./errors.ts";
import { askedDocument } from "./routes/asked/asked-document.ts";
import { formats } from "./routes/asked/asked-format.ts";
import { createApi } from "./routes/handler.ts";
import { loadFormats } from "../services/file.ts";
import { otherEngines } from "../services/asked/asked-engine.ts";
import { overFetch, type HttpRequest, type Reply } from "./reply.ts";
import { linkPreviews } from "./site/link-preview.ts";
import { Replies, type Asking } from "./replies.ts";

/** A client that leaves in the middle of its request is no fault of the service, and not worth a line in its log. */
function onError(error: unknown): void {
  const { name, code } = error as NodeJS.ErrnoException;
  if (name !== "AbortError" && code !== "ECONNRESET") console.error(error);
}

/** MCP weighs many times what all else does: it is loaded with the first message to it. */
const loadMcp = () => import("./mcp/function.ts");
const mcp = async (request: HttpRequest): Promise<Response> => (await loadMcp()).answer(request);

/** Applications are rare: what takes them is loaded with the first. */
const loadApplications = () => import("./applications/function.ts");
const application = async (request: HttpRequest): Promise<Reply> => (await loadApplications()).answer(request, others);

/** The whole HTTP interface as one function; every host's adapter hands its requests to it, in one form or the other. */
const others = otherEngines(engine, archive, engine.under, [englishOfCalls]);
export const api = createApi({ engine, build, documents, askedDocument, others, formats, mcp, application, onError });
export const handler = overFetch(api);
/** All that is loaded when it is asked for, but pictures: when a host has the time. */
export async function loadRest(): Promise<void> {
  await (await loadApplications()).loadFormats();
  await (await loadMcp()).app();
  const { loadWriters } = await loadFormats();
  await loadWriters();
}
/** What messengers show with a link to the calculator. */
export const preview = linkPreviews({ engine, others });
export const { baseUrl } = engine;

/** The answer to a request that a host cannot hand over. */
export type Refuse = (request: Asking, error: HttpError) => Reply;
const replies = new Replies(baseUrl);
export const refuse: Refuse = (request, error) => replies.refusal(request, error, engine);

export default handler;
