import { CallError } from "../../services/call-error.ts";
import type { Engine } from "../../engine/create-engine.ts";
import type { ApplicationPost } from "../../applications/deliver/post.ts";
import { quoteRequests, type ApplicationSource } from "../../applications/quote-requests.ts";
import { MAX_BODY_BYTES, notFound, type JsonPlace } from "../errors.ts";
import { objectPairs, readJsonText } from "../json/json-body.ts";
import { jsonEntity, type Replies } from "../replies.ts";
import type { HttpRequest, Reply } from "../reply.ts";
import { pathOf } from "../request-target.ts";

const BODY: JsonPlace = { name: "body", example: '{"idempotency_key":"…","calculation_id":"…","contacts":{…}}' };

interface HttpSource extends ApplicationSource {
  /** Where a request's applications go; nothing where none are taken. */
  postOf: (request: HttpRequest) => ApplicationPost | undefined;
  replies: Replies;
}

/** The engine of an older list by its version; nothing for what there is not. */
type Under = (version: string) => Engine | undefined;

/** The answers to /application, whether applications are taken here and to one that is; refusals are in the language of `spoken`. */
export function applicationsOverHttp({
  postOf,
  replies,
  ...source
}: HttpSource): (spoken: Engine, request: HttpRequest, under: Under) => Promise<Reply> {
  const { state, accept } = quoteRequests(source);

  return async (spoken, request, under) => {
    try {
      const post = postOf(request);
      if (request.method !== "POST") return replies.uncacheable(jsonEntity(await state(post)));
      if (!post) throw notFound(pathOf(request.target), source.engine.baseUrl);
      const pairs = objectPairs(await readJsonText(request, MAX_BODY_BYTES, BODY), BODY);
      const { watch } = request;
      const { status, body } = await accept(pairs, { post, spoken, under, address: request.address?.(), watch });
      if (status === 400) return replies.error(request, body);
      return { ...replies.uncacheable(jsonEntity(body)), status };
    } catch (error) {
      if (error instanceof CallError) return replies.refusal(request, error, spoken);
      throw error;
    }
  };
}
