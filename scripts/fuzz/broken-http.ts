import fc from "fast-check";

const BODY = '{"roof":"dvuhskat","width":12,"length":30}';
const JSON_HEADERS = `Host: localhost\r\nContent-Type: application/json\r\n`;
const CHUNKED = `${BODY.length.toString(16)}\r\n${BODY}\r\n0\r\n\r\n`;

/** Requests that are sound, and the start of what is done to them. */
const SOUND = [
  "GET /v1/calc?roof=dvuhskat&width=12&length=30 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nAccept-Encoding: br\r\n\r\n",
  `POST /v1/calc HTTP/1.1\r\n${JSON_HEADERS}Content-Length: ${BODY.length}\r\n\r\n${BODY}`,
  `POST /v1/calc HTTP/1.1\r\n${JSON_HEADERS}Transfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "GET http://localhost/v1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
];

/** What a request must not have, or not twice. */
const INTRUDERS = [
  ...["Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 99999999999999999999\r\n"],
  ...["Transfer-Encoding: chunked\r\n", "Transfer-Encoding: xchunked\r\n", "Transfer-Encoding : chunked\r\n"],
  ...["Host: evil.example\r\n", "Host: a b\r\n", "Host:\r\n", " folded\r\n", ": no name\r\n", "no colon\r\n"],
  ...["Expect: 200-ok\r\n", "Expect: 100-continue\r\n", "Upgrade: h2c\r\nConnection: Upgrade\r\n", "X: \u0000\r\n"],
  ...["Connection: close, Host\r\n", "Trailer: X\r\nTE: trailers\r\n", `X: ${"x".repeat(70_000)}\r\n`, "A: b\n"],
];

/** PRI, CONNECT and what else is no request of this protocol. */
const NOT_HTTP = [
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n",
  "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n",
  "GET /\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000",
  "\r\n\r\n\r\n",
  "",
];

const sound = fc.constantFrom(...SOUND).map((text) => Buffer.from(text, "latin1"));

const intruded = fc
  .tuple(sound, fc.array(fc.constantFrom(...INTRUDERS), { minLength: 1, maxLength: 3 }))
  .map(([request, headers]) => {
    const at = request.indexOf("\r\n") + 2;
    return Buffer.concat([request.subarray(0, at), Buffer.from(headers.join(""), "latin1"), request.subarray(at)]);
  });
const cut = fc.tuple(sound, fc.nat(400)).map(([request, length]) => request.subarray(0, length));
const spoiled = fc
  .tuple(sound, fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { minLength: 1, maxLength: 6 }))
  .map(([request, changes]) => {
    const bytes = Buffer.from(request);
    for (const [at, byte] of changes) bytes[at % bytes.length] = byte;
    return bytes;
  });
const noise = fc.oneof(
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(...NOT_HTTP).map((text) => Buffer.from(text, "latin1")),
);
const one = fc.oneof(intruded, cut, spoiled, noise);

/** Bytes of one connection: broken requests, alone or after and before sound ones. */
export const brokenHttp: fc.Arbitrary<Buffer> = fc.oneof(
  { arbitrary: one, weight: 4 },
  {
    arbitrary: fc.array(fc.oneof(sound, one), { minLength: 2, maxLength: 4 }).map((all) => Buffer.concat(all)),
    weight: 1,
  },
);
