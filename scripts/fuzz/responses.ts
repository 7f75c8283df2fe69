/** A response as it came over the wire. */
export interface RawResponse {
  status: number;
  /** By their names in lower case. */
  headers: Map<string, string>;
  /** Of its encoding, if it has one. */
  body: Buffer;
}

const HEAD_END = "\r\n\r\n";

/** The responses in the bytes of one connection. Throws for what is no HTTP; a last one that is cut off is left out. */
export function responsesIn(bytes: Buffer): RawResponse[] {
  const responses: RawResponse[] = [];
  let at = 0;
  while (at < bytes.length) {
    const end = bytes.indexOf(HEAD_END, at);
    if (end < 0) break;
    const [statusLine = "", ...lines] = bytes.toString("latin1", at, end).split("\r\n");
    const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) /.exec(`${statusLine} `)?.[1]);
    if (Number.isNaN(status)) throw new Error(`no status line: ${statusLine.slice(0, 100)}`);
    const headers = new Map(lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.replace(/^[^:]*:\s*/, "")]));
    const start = end + HEAD_END.length;
    const [body, next] = bodyFrom(bytes, start, status, headers);
    if (next > bytes.length) break;
    responses.push({ status, headers, body });
    at = next;
  }
  return responses;
}

/** The body that starts at `at`, and where the next response does. */
function bodyFrom(
  bytes: Buffer,
  at: number,
  status: number,
  headers: Map<string, string>,
): [body: Buffer, next: number] {
  if (status < 200 || status === 204 || status === 304) return [Buffer.alloc(0), at];
  if (headers.get("transfer-encoding") === "chunked") return chunksFrom(bytes, at);
  const length = headers.has("content-length") ? Number(headers.get("content-length")) : bytes.length - at;
  return [bytes.subarray(at, at + length), at + length];
}

function chunksFrom(bytes: Buffer, start: number): [body: Buffer, next: number] {
  const chunks: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = bytes.indexOf("\r\n", at);
    const length = Number.parseInt(bytes.toString("latin1", at, lineEnd), 16);
    if (lineEnd < 0 || Number.isNaN(length)) return [Buffer.concat(chunks), bytes.length + 1];
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + length));
    at = lineEnd + 2 + length + 2;
    if (length === 0) return [Buffer.concat(chunks), at];
  }
}
