import { readFileSync } from "node:fs";
import { join } from "node:path";
import { exampleAnswer, exampleCalls } from "../../src/documents/examples/example-calls.ts";
import { exampleWishes, nextWish } from "../../src/documents/examples/wishes.ts";
import { SKILL_INDEX_PATH, SKILL_PATH } from "../../src/documents/paths.ts";
import { MAX_BODY_BYTES, MAX_URL_LENGTH } from "../../src/http/errors.ts";
import { FILE_FORMATS } from "../../src/engine/file-formats.ts";
import { exampleSearch } from "../../src/search/example-search.ts";
import { engine } from "../support/built-product.ts";
import { product } from "../support/product.ts";
import type { HttpRequest } from "./host.ts";

export interface Case extends HttpRequest {
  /** Unique; exceptions name a case by it. */
  title: string;
  /** Asked a second time with the tag of the first answer. */
  again?: true;
}

const calls = exampleCalls(engine.priceList);
const answer = exampleAnswer(engine);
const { calculation_id } = answer;

const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
const JSON_BODY = { "content-type": "application/json" };

/** The hashed files of the present build; those of earlier ones stand beside them. */
const [present = []] = JSON.parse(readFileSync(join(product, "history.json"), "utf8")) as string[][];
const hashed = (folder: string, ending: string): string =>
  `/${present.find((file) => file.startsWith(`${folder}/`) && file.endsWith(ending))}`;

function get(title: string, path: string, headers: Record<string, string> = {}): Case {
  return { title, method: "GET", path, headers };
}

const named = (group: string, paths: readonly string[], headers: Record<string, string> = {}): Case[] =>
  paths.map((path) => get(`${group}: ${path}`, path, headers));

const as = (method: string, paths: readonly string[]): Case[] =>
  paths.map((path) => ({ title: `${method}: ${path}`, method, path, headers: {} }));

function post(title: string, body: string, headers: Record<string, string> = JSON_BODY, path = "/v1/calc"): Case {
  return { title, method: "POST", path, headers, body };
}

const again = (paths: readonly string[]): Case[] => named("again", paths).map((one) => ({ ...one, again: true }));

function mcp(title: string, method: string, params: object): Case {
  const headers = { ...JSON_BODY, accept: "application/json, text/event-stream", "mcp-protocol-version": "2025-06-18" };
  return post(`MCP ${title}`, JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), headers, "/mcp");
}

const FIELDS = "fields=calculation_id,result.total_with_vat,warnings";

const WISHES = Object.values(exampleWishes(engine.priceList));
const wish = (text: string): string => `/v1/understand?${new URLSearchParams({ text })}`;

const STYLES = [
  calls.query,
  `${calls.query}&explain=1`,
  calls.path,
  calls.pathWithHyphens,
  calls.pathWithCommas,
  `/v1/calc/id/${calculation_id}`,
  `/v1/calc/id/${calculation_id}?explain=1`,
  exampleSearch(answer),
  `${calls.query}&${FIELDS}`,
  `${calls.pathWithHyphens}-fields-warnings`,
  `/v1/calc/id/${calculation_id}?${FIELDS}`,
  `${exampleSearch(answer)}&fields=found,items.total_with_vat`,
  ...WISHES.flatMap((text) => [wish(text), `${wish(text)}&lang=en`]),
  `${wish(WISHES[0]!)}&fields=parameters,questions.text`,
  `/v1/understand?${new URLSearchParams(Object.entries(nextWish(engine.priceList)).map(([name, value]) => [name, String(value)]))}`,
];

const ERRORS = [
  "/v1/calc",
  "/v1/calc?roof=x&width=12&length=30",
  "/v1/calc?roof=dvuhskat&width=99&length=30",
  "/v1/calc?roof=dvuhskat&width=12&length=30&gates=99",
  "/v1/calc?roof=dvuhskat&width=12&length=30&montaz=1",
  "/v1/calc?roof=dvuhskat&roof=dvuhskat&width=12&length=30",
  "/v1/calc/id/nothing",
  "/v1/calc/dvuhskat/12/30/4.35/gates-x",
  "/v1/calc/%D1%8F/12/30/4.35",
  "/v1/calc/%E0%A4%A/12/30/4.35",
  "/v1/search?budget=nothing",
  `${calls.query}&fields=total`,
  "/v1/no-such-path",
  "/v1/understand",
  "/v1/understand?text=%20&lang=en",
  "/v1/understand?txt=12x30",
  "/v1/understand?text=12x30&roof=arka",
  wish("??????????? 12 ?? 30"),
];

const FORMATTED = [
  calls.query.replace("/v1/calc", "/v1/calc.csv"),
  `${calls.query.replace("/v1/calc", "/v1/calc.csv")}&dialect=ru`,
  ...FILE_FORMATS.map((format) => `/v1/calc/id/${calculation_id}.${format}`),
  ...FILE_FORMATS.map((format) => `/v1/calc.${format}?roof=dvuhskat&width=18&length=200&gates=6&windows=20&panels=1`),
  exampleSearch(answer).replace("/v1/search", "/v1/search.csv"),
  "/v1/calc.csv?roof=x",
  `/v1/calc/id/${calculation_id}.csv?${FIELDS}`,
  "/v1/calc.zip",
  "/v1/understand.csv?text=12x30",
];

const DOCUMENTS = [
  "/openapi.json",
  "/prices.json",
  "/prices.csv",
  "/prices/feed.xml",
  "/en/prices/feed.xml",
  "/calculator.xlsx",
  "/calculator.xlsx?lang=en",
  "/options.json",
  "/tools/openai.json",
  "/tools/anthropic.json",
  "/llms.txt",
  "/.well-known/api-catalog",
  "/.well-known/ai-catalog.json",
  SKILL_INDEX_PATH,
  SKILL_PATH,
  "/mcp/server-card",
];

const ENGINE = hashed("_engine", ".js");
const FILES = [
  ENGINE,
  hashed("_astro", ".js"),
  hashed("_astro", ".css"),
  "/engine.js",
  "/engine.d.ts",
  hashed("_understanding", ".js"),
  "/understanding.js",
  "/understanding.d.ts",
  "/embed.js",
  "/sw.js",
  "/version.json",
  "/manifest.webmanifest",
  "/favicon.svg",
  "/icon-192.png",
  "/robots.txt",
  "/llms-full.txt",
  "/en/llms-full.txt",
  "/sitemap-index.xml",
  "/pagefind/pagefind.js",
];
const PAGES = ["/", "/docs/", "/en/docs/", "/request/", "/?roof=dvuhskat"];
const WITHOUT_SLASH = ["/docs", "/request?a=1", "//request"];
const UNKNOWN = ["/v2/calc", "/nothing/", "/foo.json", "/%", "/openapi.json.gz", "/404/", "/_astro/nothing.js"];

/** What every host is asked; the answers of Node are the measure. */
export const CASES: Case[] = [
  ...named("style", STYLES),
  ...named("format", FORMATTED),
  ...named("format by Accept", [calls.query], { accept: "text/csv" }),
  ...named("no format by Accept", [calls.query], { accept: "application/pdf" }),
  post("style: JSON", calls.body),
  post("style: batch with fields", `{"items":[${calls.body}],"fields":["warnings"]}`, JSON_BODY, "/v1/calc/batch"),
  post("style: JSON with a query string", calls.body, JSON_BODY, "/v1/calc?explain=1"),
  post("style: a wish", JSON.stringify({ text: WISHES[0] }), JSON_BODY, "/v1/understand"),
  post("error: a wish too long", JSON.stringify({ text: "я".repeat(2_001) }), JSON_BODY, "/v1/understand"),
  ...named("error", ERRORS),
  post("error: no JSON", "{"),
  post("error: an array", "[]"),
  post("error: an empty body", ""),
  post("error: bytes that are no text", '{"roof":"\\ud800"}'),
  post("error: a media type", calls.body, { "content-type": "text/plain" }),
  post("error: a name twice", `{"roof":"dvuhskat",${calls.body.slice(1)}`),
  post("error: a prototype's key", '{"__proto__":{"roof":"dvuhskat"},"width":12,"length":30}'),
  post("limit: a body as long as may be", calls.body.padEnd(MAX_BODY_BYTES)),
  post("limit: a body too long", calls.body.padEnd(MAX_BODY_BYTES + 1)),
  post("limit: a body much too long", calls.body.padEnd(1_000_000)),
  post("limit: deep nesting", `{"roof":${"[".repeat(8_000)}${"]".repeat(8_000)}}`),
  get("limit: an address as long as may be", `${calls.query}&utm_source=`.padEnd(MAX_URL_LENGTH, "x")),
  get("limit: an address too long", "/v1/calc?roof=".padEnd(MAX_URL_LENGTH + 1, "x")),
  get("limit: a page's address too long", "/?x=".padEnd(MAX_URL_LENGTH + 1, "x")),
  get("limit: an unknown address too long", "/".padEnd(MAX_URL_LENGTH + 1, "x")),
  get("limit: headers too long", "/v1/calc", { "x-long": "x".repeat(100_000) }),
  ...named("redirect", ["/v1", "/v1/", ...WITHOUT_SLASH]),
  ...named("document", DOCUMENTS),
  ...named("file", FILES),
  ...named("page", PAGES, { accept: BROWSER }),
  ...named("page for a program", ["/", "/docs/"]),
  ...named("Markdown", ["/", "/docs/", "/en/docs/", "/request/", "/docs", "/404/"], { accept: "text/markdown" }),
  ...named("Markdown or HTML", ["/docs/"], { accept: "text/html, text/markdown" }),
  ...named("HTML rather than Markdown", ["/docs/"], { accept: "text/html, text/markdown;q=0.5" }),
  ...named("twin", ["/index.md", "/docs.md"]),
  ...named("unknown to a program", UNKNOWN),
  ...named("unknown to a browser", UNKNOWN, { accept: BROWSER }),
  ...as("HEAD", [calls.query, "/v1/calc", "/v1", "/v2/calc", "/prices.json", "/", "/docs/", "/docs.md", ENGINE]),
  ...as("OPTIONS", [
    "/v1/calc",
    "/v1/search",
    "/v1/understand",
    "/v1/calc/id/x",
    "/prices.json",
    "/mcp",
    "/application",
    "/v2/calc",
    "/",
  ]),
  ...as("DELETE", ["/v1/calc", "/prices.json", "/v2/calc", "/", "/docs", "/engine.js", ENGINE]),
  ...again([
    calls.query,
    `${calls.query}&${FIELDS}`,
    wish(WISHES[0]!),
    "/prices.json",
    "/llms.txt",
    "/",
    "/docs/",
    "/docs.md",
    "/embed.js",
    ENGINE,
  ]),
  ...named("gzip", [calls.query, "/prices.json", "/", "/docs.md", "/embed.js", ENGINE], { "accept-encoding": "gzip" }),
  ...named("brotli", [calls.query, "/v1/calc", "/", "/embed.js"], { "accept-encoding": "br" }),
  ...named("health", ["/healthz"]),
  ...named("applications", ["/application", "/application/"]),
  post("an application where none are taken", "{}", JSON_BODY, "/application"),
  mcp("initialize", "initialize", {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "1.0.0" },
  }),
  mcp("tools/list", "tools/list", {}),
  mcp("tools/call", "tools/call", { name: "calculate_hangar", arguments: calls.request }),
  mcp("resources/read", "resources/read", { uri: "ui://hangar-calculator/calculator.html" }),
  mcp("tools/call with fields", "tools/call", {
    name: "calculate_hangar",
    arguments: { ...calls.request, fields: ["result.total_with_vat"] },
  }),
  mcp("tools/call with a wish", "tools/call", { name: "understand_wish", arguments: { text: WISHES[0] } }),
  mcp("tools/call with a wish that goes on", "tools/call", {
    name: "understand_wish",
    arguments: nextWish(engine.priceList),
  }),
  mcp("an unknown tool", "tools/call", { name: "nothing", arguments: {} }),
  ...named("MCP without a message", ["/mcp"]),
];
