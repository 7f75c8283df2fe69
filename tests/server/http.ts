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
  text: string;
}

/** One request as it is, without the encodings, redirects and caches that fetch brings along. */
export async function send(url: string, options: RequestOptions & { body?: string } = {}): Promise<Reply> {
  const sent = request(url, options);
  sent.end(options.body);
  const [message] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(message);
  const { statusCode = 0, headers } = message;
  return { status: statusCode, headers, size: bytes.length, text: decoded(bytes, headers["content-encoding"]) };
}

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (bytes.length === 0 || encoding === undefined) return bytes.toString();
  return (encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes)).toString();
}
