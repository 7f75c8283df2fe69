import { MAX_RELEASE_BYTES } from "../../../errors.ts";
import type { Answer, HttpRequest } from "../../../reply.ts";
import { RELEASES_PATH } from "../../../routes/table.ts";
import { bearerToken } from "../bearer-token.ts";
import { isLast, type Progress } from "../../../../services/release-progress.ts";
import { eventStream } from "./event-stream.ts";
import { Publication } from "./publication.ts";
import { hasPublisher, publish } from "./publisher.ts";

/** What the desk begins with: the answer says whether this server publishes, so that no desk has to try. */
const PRICES = "/desk/prices.json";

const NO_STORE = { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" };

/** Answers the requests of the desk, its prices as the site does, and nothing to all others. Throws `RangeError` for a token or a start that does not serve. */
export function desk(
  token: string,
  site: (request: HttpRequest) => Answer,
): (request: HttpRequest) => Promise<Awaited<Answer>> | undefined {
  const access = bearerToken("DESK_TOKEN", token);
  if (!hasPublisher()) {
    throw new RangeError("DESK_TOKEN is set, and a copy of dist/ alone cannot publish: start with npm start");
  }
  let current: Publication | undefined;

  async function answer(request: HttpRequest): Promise<Response> {
    const given = access(request.header("authorization"));
    if (given === "too many attempts")
      return refused(429, "Слишком много попыток: подождите минуту.", { "Retry-After": "60" });
    if (given === "unauthorized") return refused(401, "Нужен ключ публикации.", { "WWW-Authenticate": "Bearer" });
    if (request.method === "GET" || request.method === "HEAD")
      return Response.json({ publishes: true }, { headers: NO_STORE });
    if (request.method !== "POST") return refused(405, "Здесь принимается только POST.", { Allow: "GET, HEAD, POST" });
    if (!/^application\/json\b/i.test(request.header("content-type") ?? "")) {
      return refused(415, "Выпуск присылают как application/json.");
    }
    const isTooLong = Number(request.header("content-length")) > MAX_RELEASE_BYTES;
    const release = isTooLong ? undefined : await textOf(request.webRequest()).catch(() => null);
    if (release === null) return refused(400, "Выпуск пришёл не целиком или не в UTF-8: опубликуйте ещё раз.");
    if (release === undefined) return refused(413, `Выпуск слишком велик: принимается до ${MAX_RELEASE_BYTES} байт.`);
    // Whoever lost the connection sends the same again, and hears how it ends.
    if (current?.release === release) return told(current.follow);
    if (current) return refused(409, current.busy);
    const publication = (current = new Publication(release));
    publish(release, (progress) => {
      if (isLast(progress)) {
        current = undefined;
        request.watch?.counted("releases", progress.step);
      }
      publication.tell(progress);
    });
    return told(publication.follow);
  }

  return (request) => {
    const path = pathOf(request.target);
    if (path === PRICES) return withReleases(site(request));
    return path === RELEASES_PATH ? answer(request) : undefined;
  };
}

async function withReleases(answer: Answer): Promise<Awaited<Answer>> {
  const reply = await answer;
  if (!(reply instanceof Response)) return { ...reply, headers: { ...reply.headers, "desk-releases": RELEASES_PATH } };
  reply.headers.set("desk-releases", RELEASES_PATH);
  return reply;
}

const pathOf = (target: string): string => target.split("?", 1)[0]!;

/** A body, if it is not longer than it may be. Throws where it is no UTF-8. */
async function textOf(request: Request): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_RELEASE_BYTES) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

function told(work: (onProgress: (progress: Progress) => void) => void): Response {
  // Whoever is told of a new list asks for it anew: this connection is the former server's.
  const headers = { ...NO_STORE, "Content-Type": "text/event-stream; charset=utf-8", Connection: "close" };
  return new Response(eventStream(work), { headers });
}

function refused(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ error: { message } }, { status, headers: { ...NO_STORE, ...headers } });
}
