import { beforeAll, describe, expect, test } from "vitest";
import { pagesWithTwins, twinOf } from "../../support/built-pages.ts";
import { engine } from "../../support/built-product.ts";
import { isPartOf } from "../../support/oracles/is-part-of.ts";
import { shownCalls } from "../../support/docs/llms-txt-calls.ts";
import { parseLlmsTxt } from "../../support/docs/parse-llms-txt.ts";
import { OF_OPERATORS } from "../../../src/documents/llms-full.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

const server = served();
const texts: Record<string, string> = {};

beforeAll(async () => {
  const twins = (await pagesWithTwins()).map(twinOf);
  for (const path of ["/llms.txt", "/llms-full.txt", ...twins]) {
    const { status, text } = await send(server.url + path);
    expect([path, status]).toEqual([path, 200]);
    texts[path] = text;
  }
});

/** Every address of this site in a text, as a path: in links, in code and bare. */
function addresses(text: string): string[] {
  const found = text.match(/https?:\/\/[^\s<>()[\]`"'\\|]+/g) ?? [];
  const ours = found
    .map((url) => url.replace(/[.,;:»]+$/, ""))
    .filter((url) => `${url}/`.startsWith(`${engine.baseUrl}/`));
  return [...new Set(ours.map((url) => url.slice(engine.baseUrl.length) || "/"))];
}

describe("every address of this site", () => {
  test.each(["/llms.txt", "/llms-full.txt"])("in %s is there, and so is the place on its page", async (path) => {
    expect(addresses(texts[path]!).length).toBeGreaterThan(10);
    await expectAllThere(addresses(texts[path]!));
  });

  test("in the twins is there, and so is the place on its page", () =>
    expectAllThere([...new Set(Object.values(texts).flatMap(addresses))]));

  async function expectAllThere(paths: string[]): Promise<void> {
    const missing: string[] = [];
    for (const path of paths) {
      const [address = "", place] = path.split("#");
      const { status, text } = await send(server.url + address);
      // An address of the API alone lacks its parameters, and errors are shown too: 404 of a path without a height.
      const isShown = status === 404 ? /^\/v1\/calc\/[\w-]+\/[\d.]+\/[\d.]+(\?lang=en)?$/.test(address) : status < 500;
      const isKnown = status === 200 || (/^\/(v1|mcp)\b/.test(address) && isShown);
      if (!isKnown) missing.push(`${status} ${path}`);
      else if (place !== undefined && !(await pageOf(address, text)).includes(`id="${decodeURI(place)}"`)) {
        missing.push(`no such place: ${path}`);
      }
    }
    expect(missing).toEqual([]);
  }

  /** A place is marked in the page; its twin has the same headings without marks. */
  async function pageOf(address: string, text: string): Promise<string> {
    if (!address.endsWith(".md")) return text;
    const page = address === "/index.md" ? "/" : address.replace(/\.md$/, "/");
    return (await send(server.url + page)).text;
  }
});

describe("llms.txt", () => {
  test("has the form of llmstxt.org and is under 10,000 bytes", () => {
    const { sections } = parseLlmsTxt(texts["/llms.txt"]!);
    expect(sections.map(({ name }) => name)).toEqual(["Документация", "Optional"]);
    expect(Buffer.byteLength(texts["/llms.txt"]!)).toBeLessThan(10_000);
  });

  test("links to the twins of all pages in the first language but those for who runs the service and what the text says of each call", () => {
    const linked = parseLlmsTxt(texts["/llms.txt"]!).sections.flatMap(({ links }) => links.map(({ url }) => url));
    const twins = Object.keys(texts).filter((path) => path.endsWith(".md") && !/^\/en[./]/.test(path));
    const unlinked = twins.filter((path) => !linked.includes(engine.baseUrl + path)).sort();
    expect(unlinked).toEqual(
      [
        "calls/batch",
        "calls/by-id",
        "calls/json",
        "calls/path",
        "calls/query",
        "calls/understand",
        "decisions",
        "hosting",
        "lead-endpoint",
        "measurements",
        "personal-data",
        "price-list-for-manager",
        "request-builder",
        "self-hosting",
      ].map((name) => `/docs/${name}.md`),
    );
  });

  test("shows the real answers to its calls", async () => {
    const shown = shownCalls(texts["/llms.txt"]!);
    expect(shown.length).toBeGreaterThanOrEqual(6);
    for (const { method, url, body, answer } of shown) {
      const headers = body === undefined ? {} : { "Content-Type": "application/json" };
      const options = { method, headers, ...(body !== undefined && { body }) };
      const { text } = await send(server.url + url.slice(engine.baseUrl.length), options);
      expect(isPartOf(answer, JSON.parse(text)), url).toBe(true);
    }
  });
});

describe("llms-full.txt", () => {
  test("is llms.txt and the twin of every page for callers, in the order of llms.txt", () => {
    const linked = parseLlmsTxt(texts["/llms.txt"]!).sections[0]!.links.map(({ url }) =>
      url.slice(engine.baseUrl.length),
    );
    const isDocumentation = (path: string) => /^\/docs\b.*\.md$/.test(path);
    const inOrder = linked.filter(isDocumentation).map((path) => texts[path]!.trim());
    const isOfOperators = (path: string) => new RegExp(`^/docs/(${OF_OPERATORS})\\.md$`).test(path);
    const all = Object.keys(texts).filter((path) => isDocumentation(path) && !isOfOperators(path));
    expect(inOrder.length).toBeGreaterThan(2);

    const full = texts["/llms-full.txt"]!;
    const places = [texts["/llms.txt"]!.trim(), ...inOrder].map((text) => full.indexOf(text));
    expect(places[0]).toBe(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    for (const path of all) expect(full, path).toContain(`\n\n---\n\n${texts[path]!.trim()}\n`);
    for (const path of Object.keys(texts).filter(isOfOperators)) expect(full, path).not.toContain(texts[path]!.trim());
  });

  test("is a text that other sites may read, asked for each time", async () => {
    const { headers } = await send(`${server.url}/llms-full.txt`);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "no-cache",
    });
  });
});
