import fc from "fast-check";
import { get, type ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";
import type { Engine } from "../../src/engine/create-engine.ts";
import { requestsTo } from "./arbitraries.ts";

/** What has broken services like this one before, and any text at all. */
const nasty = fc.oneof(
  fc.constantFrom(
    "<script>alert(1)</script>",
    "\"'><img src=x onerror=alert(1)>",
    "__proto__",
    "constructor",
    "toString",
    "%00",
    "%",
    "%E0%A4%A",
    "\u0000",
    "\ud800",
    "\u202e",
    "../../etc/passwd",
    "1e309",
    "-0",
    "NaN",
    "９",
    "12,5",
    "12.5.1",
    "9".repeat(400),
    "null",
    "[]",
    "{{7*7}}",
    "' OR 1=1--",
    "",
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.double().map(String),
  fc.integer().map(String),
);

/** Half of a surrogate pair cannot be encoded. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Cs}/gu, "\ufffd");
const encoded = (text: string): string => encodeURIComponent(wellFormed(text));
const maybeEncoded = nasty.chain((text) =>
  fc.constantFrom(encoded(text), encodeURI(wellFormed(text)).replaceAll(/[#?]/g, "")),
);

/** Requests with any meaning and none, all of them sound HTTP: the same for the function and for a running server. */
export function hostileRequests(engine: Engine) {
  const name = fc.oneof(fc.constantFrom(...Object.keys(engine.parameters), "budget", "sort", "limit", "text"), nasty);
  const pairs = fc
    .tuple(requestsTo(engine).query, fc.array(fc.tuple(name, nasty), { maxLength: 3 }))
    .map(([good, more]) => [...Object.entries(good), ...more]);

  const query: fc.Arbitrary<ExampleRequest> = fc
    .tuple(fc.constantFrom("/v1/calc", "/v1/calc/", "/v1/search", "/v1/calc/id/x", "/v1", "/v1/understand"), pairs)
    .map(([path, all]) => get(`${path}?${all.map((pair) => pair.map(encoded).join("=")).join("&")}`));
  const options = fc
    .array(
      fc.tuple(name, fc.constantFrom("-", "=", ""), nasty).map((part) => part.join("")),
      { maxLength: 5 },
    )
    .map((parts) => encoded(parts.join(",")));
  const segment = fc.oneof(
    fc.constantFrom("dvuhskat", "12", "30", "4.35", "montazh-1", "id", "batch"),
    maybeEncoded,
    options,
  );
  const path: fc.Arbitrary<ExampleRequest> = fc
    .tuple(
      fc.constantFrom(
        "/v1/calc",
        "/v1/calc/dvuhskat/12/30/4.35",
        "/v1/calc/id",
        "/v1",
        "",
        "/docs",
        "/_engine",
        "/mcp",
      ),
      fc.array(segment, { maxLength: 7 }),
      fc.oneof(
        fc.constantFrom("", "/", "?x"),
        nasty.map((explain) => `?explain=${encoded(explain)}`),
      ),
    )
    .map(([start, segments, end]) => get(`${start}/${segments.join("/")}${end}`));

  const member = fc.tuple(name, fc.oneof(nasty, fc.jsonValue({ maxDepth: 4 })));
  const configuration = fc.oneof(
    pairs.map((all) => `{${all.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`),
    fc
      .array(member)
      .map((all) => `{${all.map((pair) => pair.map((part) => JSON.stringify(part)).join(":")).join(",")}}`),
    fc.json(),
  );
  const batch = fc.oneof(
    fc.array(configuration, { maxLength: 4 }).map((items) => `{"items":[${items.join(",")}]}`),
    fc.json().map((items) => `{"items":${items}}`),
    fc
      .integer({ min: 90, max: 110 })
      .map((count) => `{"items":[${Array.from({ length: count }, () => "{}").join(",")}]}`),
  );
  const cut = fc
    .tuple(fc.oneof(configuration, batch), fc.nat(60))
    .map(([text, length]) => text.slice(0, Math.max(0, text.length - length)));
  const nested = fc.integer({ min: 1, max: 7000 }).map((depth) => `{"items":${"[".repeat(depth)}${"]".repeat(depth)}}`);
  const large = fc.integer({ min: 16_000, max: 140_000 }).map((length) => `{"roof":"${"x".repeat(length)}"}`);
  const type = fc.oneof(
    { arbitrary: fc.constant("application/json"), weight: 9 },
    {
      arbitrary: fc.constantFrom("text/plain", "application/json; charset=koi8-r", "application/jsonx", ""),
      weight: 1,
    },
  );
  const body: fc.Arbitrary<ExampleRequest> = fc
    .tuple(
      fc.constantFrom(
        ...["/v1/calc", "/v1/calc/batch", "/v1/calc/batch/", "/v1/calc?montazh=1", "/v1/calc/batch?x=1"],
        ...["/v1/understand", "/v1/understand?lang=en"],
      ),
      fc.oneof(
        { arbitrary: fc.oneof(configuration, batch), weight: 16 },
        { arbitrary: fc.oneof(cut, nested, nasty), weight: 3 },
        { arbitrary: large, weight: 1 },
      ),
      type,
    )
    .map(([url, text, contentType]) => ({
      method: "POST",
      url,
      headers: { "Content-Type": contentType },
      body: text,
    }));

  const long: fc.Arbitrary<ExampleRequest> = fc
    .integer({ min: 8_000, max: 70_000 })
    .map((length) => get("/v1/calc?roof=".padEnd(length, "x")));
  const known = fc.constantFrom(
    ...["/", "/v1", "/v1/calc", "/v1/calc?roof=dvuhskat&width=12&length=30", "/v1/calc/batch", "/v1/search?budget=1"],
    ...["/docs/", "/docs", "/prices.json", "/openapi.json", "/engine.js", "/llms.txt", "/404.html", "/nothing", "/mcp"],
  );
  const method = fc.constantFrom("GET", "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "POST", "TRACE", "PROPFIND");
  const headerName = fc.constantFrom(
    ...["Accept", "Accept-Encoding", "If-None-Match", "If-Modified-Since", "Range", "Origin", "Host", "Cookie"],
    ...["X-Forwarded-Host", "X-Forwarded-Proto", "X-HTTP-Method-Override", "Content-Type", "Forwarded", "Upgrade"],
    ...["Access-Control-Request-Method", "Authorization", "User-Agent", "X-Constructor", "__proto__"],
  );
  const headerValue = fc.oneof(
    fc.constantFrom("*", "text/html", "text/markdown", "br;q=0.5, gzip", "identity;q=0, *;q=0", "bytes=0-0", "a:b:c"),
    fc.constantFrom('"x", W/"y"', "evil.example", "null", "websocket", "q=;;;,,,", "text/html;q=2;q=a", "999"),
    fc.string({ maxLength: 30 }),
  );
  const headers: fc.Arbitrary<ExampleRequest> = fc
    .tuple(method, known, fc.dictionary(headerName, headerValue, { maxKeys: 4 }))
    .map(([name, url, given]) => ({ method: name, url, headers: sendable(given) }));

  return { query, path, body, headers, long };
}

/** What Node's client agrees to send; the rest is a matter of broken HTTP. */
function sendable(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(/[^\x20-\x7e]/g, "?").trim()]),
  );
}
