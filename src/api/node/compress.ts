import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { encodedTag, ENCODINGS, type Encoding } from "../entity-tag.ts";

const ENCODERS: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(gzip)(body),
};

/** The smallest encoding that `Accept-Encoding` allows; none when the header is absent or refuses both. */
function acceptedEncoding(header: string | null): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const item of (header ?? "").toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith("q="));
    weights.set(name, quality === undefined ? 1 : Number(quality.slice(2)));
  }
  return ENCODINGS.find((name) => (weights.get(name) ?? weights.get("*") ?? 0) > 0);
}

/** The answer in an encoding that the client accepts, under the strong ETag of that encoding; a 304 names the same. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const { status, statusText } = response;
  const headers = new Headers(response.headers);
  const isText = /^(text\/(?!event-stream)|application\/(\S+\+)?json\b)/.test(headers.get("Content-Type") ?? "");
  if (!isText && status !== 304) return response;

  headers.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(request.headers.get("Accept-Encoding"));
  if (encoding === undefined) return new Response(response.body, { status, statusText, headers });

  const etag = headers.get("ETag");
  if (etag) headers.set("ETag", encodedTag(etag, encoding));
  if (status === 304) return new Response(null, { status, statusText, headers });

  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  if (response.body === null) return new Response(null, { status, statusText, headers });
  const body = await ENCODERS[encoding](new Uint8Array(await response.arrayBuffer()));
  headers.set("Content-Length", String(body.length));
  return new Response(body, { status, statusText, headers });
}
