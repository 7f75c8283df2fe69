import { once } from "node:events";
import { request, type IncomingHttpHeaders, type IncomingMessage, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** How much came over the wire, bytes. */
  size: number;
  /** The body, decoded. */
  bytes: Buffer;
  text: string;
}

/** One request as it is, without the encodings, redirects and caches that fetch brings along. */
export async function send(url: string, options: RequestOptions & { body?: string } = {}): Promise<Reply> {
  const asked = request(url, options);
  asked.end(options.body);
  const [message] = (await once(asked, "response")) as [IncomingMessage];
  const sent = await buffer(message);
  const { statusCode = 0, headers } = message;
  const bytes = decoded(sent, headers["content-encoding"]);
  return { status: statusCode, headers, size: sent.length, bytes, text: bytes.toString() };
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
