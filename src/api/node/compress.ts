import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodedTag, ENCODINGS, type Encoding } from "../entity-tag.ts";
import { varying, type Answer, type Asked, type Reply } from "../reply.ts";

const ENCODERS: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The smallest encoding that `Accept-Encoding` allows; none when the header refuses both. */
function acceptedEncoding(header: string): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return ENCODINGS.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

const IS_TEXT = /^(text\/(?!event-stream)|application\/(\S+\+)?json\b)/;

/** The answer in an encoding that the client accepts, under the strong ETag of that encoding; a 304 names the same. */
export function compress(asked: Asked, answered: Reply | Response): Answer {
  const type = answered instanceof Response ? answered.headers.get("content-type") : answered.headers["content-type"];
  if (answered.status !== 304 && !IS_TEXT.test(type ?? "")) return answered;
  if (answered instanceof Response) return replyOf(answered).then((reply) => compress(asked, reply));
  const reply = answered.headers["vary"] === undefined ? varying(answered, "Accept-Encoding") : answered;
  const accepted = asked.header("accept-encoding");
  const encoding = accepted === null ? undefined : acceptedEncoding(accepted);
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
