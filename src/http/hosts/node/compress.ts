import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { qualities } from "../../accept.ts";
import { encodedTag, ENCODINGS, type Encoding } from "../../entity-tag.ts";
import { varying, type Answer, type HttpRequest, type Reply } from "../../reply.ts";

const ENCODERS: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The best of the offered encodings that `Accept-Encoding` allows; none without the header, or when it refuses them. */
export function acceptedEncoding(
  header: string | null,
  offered: readonly Encoding[] = ENCODINGS,
): Encoding | undefined {
  if (header === null) return undefined;
  const liked = qualities(header);
  return offered.find((name) => (liked.get(name) ?? liked.get("*") ?? 0) > 0);
}

/** Content types that are sent compressed to who takes it. */
export const IS_TEXT = /^(text\/(?!event-stream)|application\/(\S+\+)?(json|xml)\b|image\/svg\+xml)/;

/** The answer in an encoding that the client accepts, under the strong ETag of that encoding; a 304 names the same. */
export function compress(request: HttpRequest, result: Reply | Response): Answer {
  const type = result instanceof Response ? result.headers.get("content-type") : result.headers["content-type"];
  if (result.status !== 304 && !IS_TEXT.test(type ?? "")) return result;
  if (result instanceof Response) return replyOf(result).then((reply) => compress(request, reply));
  const reply = result.headers["vary"] === undefined ? varying(result, "Accept-Encoding") : result;
  const encoding = acceptedEncoding(request.header("accept-encoding"));
  return encoding === undefined ? reply : encoded(reply, encoding);
}

async function replyOf(response: Response): Promise<Reply> {
  const { status, headers } = response;
  return { status, headers: Object.fromEntries(headers), bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Encoded bodies of the replies that are kept, for as long as they are. */
const encodedBodies = new WeakMap<Uint8Array, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

async function encoded({ status, headers, bytes }: Reply, encoding: Encoding): Promise<Reply> {
  const { "content-length": _, ...others } = headers;
  const { etag } = headers;
  const tagged = { ...others, ...(etag !== undefined && { etag: encodedTag(etag, encoding) }) };
  if (status === 304) return { status, headers: tagged, bytes: null };
  const described = { ...tagged, "content-encoding": encoding };
  if (bytes === null) return { status, headers: described, bytes };

  const known = encodedBodies.get(bytes) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  encodedBodies.set(bytes, known);
  const body = known.get(encoding) ?? ENCODERS[encoding](bytes);
  known.set(encoding, body);
  const inEncoding = await body;
  return { status, headers: { ...described, "content-length": String(inEncoding.length) }, bytes: inEncoding };
}
