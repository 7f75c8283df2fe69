import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { builtFiles, builtSite, type BuiltPage } from "../../support/built-pages.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

const server = served();

const { pages } = await builtFiles();
const baseUrl = new URL(/<link rel="canonical" href="([^"]+)"/.exec(pages.find(({ path }) => path === "/")!.html)![1]!)
  .origin;
const parser = unified().use(rehypeParse);

interface ReadPage {
  ids: Set<string>;
  /** Every address that the page leads to or loads. */
  targets: URL[];
}

function read({ path, html }: BuiltPage): ReadPage {
  const tree = parser.parse(html);
  const attribute = (name: string) =>
    selectAll(`[${name}]`, tree).map(({ properties }) => String(properties[name === "srcset" ? "srcSet" : name]));
  const metas = selectAll('meta[property="og:image"], meta[property="og:url"]', tree);
  const addresses = [
    ...attribute("href"),
    ...attribute("src"),
    ...metas.map(({ properties }) => String(properties["content"])),
  ];
  return {
    ids: new Set(attribute("id")),
    targets: addresses.map((address) => new URL(address, baseUrl + path)).filter(({ origin }) => origin === baseUrl),
  };
}

const contents = new Map(pages.map((page) => [page.path, read(page)]));

/** One request for an address, however many pages lead to it. */
const answers = new Map<string, Promise<{ status: number; html: boolean }>>();
function answered(path: string): Promise<{ status: number; html: boolean }> {
  let answer = answers.get(path);
  if (!answer) {
    answer = send(server.url + path).then(({ status, headers }) => ({
      status,
      html: String(headers["content-type"]).startsWith("text/html"),
    }));
    answers.set(path, answer);
  }
  return answer;
}

test.each(pages)("every link and anchor of $path leads somewhere", async ({ path }) => {
  const { targets } = contents.get(path)!;
  const broken: string[] = [];
  for (const { pathname, search, hash } of targets) {
    // The 404 page names as its own address one that it does not have.
    if (path === "/404.html" && pathname.startsWith("/404")) continue;
    const { status, html } = await answered(pathname + search);
    // The documentation shows also what is refused, and the API explains it.
    const isAnswer = status === 200 || (status === 400 && pathname.startsWith("/v1/"));
    if (!isAnswer) broken.push(`${pathname}${search}: ${status}`);
    const id = decodeURIComponent(hash.slice(1));
    if (html && id !== "" && !contents.get(pathname)?.ids.has(id)) broken.push(`${pathname}${hash}: no such anchor`);
  }
  expect(broken).toEqual([]);
});

test("robots.txt names the map of the site, which lists every page but those that ask to be left out", async () => {
  const robots = (await send(`${server.url}/robots.txt`)).text;
  // Whatever is not in RFC 9309 or a line of the map is an error to those who check it.
  expect(robots).toMatch(/^((User-agent|Allow|Disallow|Sitemap): \S+\n|\n)+$/);
  const maps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => new URL(url!).pathname);
  const locations = async (path: string) =>
    [...(await send(server.url + path)).text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const parts = (await Promise.all(maps.map(locations))).flat();
  const listed = (await Promise.all(parts.map(locations))).flat();
  const wanted = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'));
  expect(listed.sort()).toEqual(wanted.map(({ path }) => path).sort());
  expect(pages.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual([
    "/404.html",
    "/desk/",
    "/desk/metrics/",
    "/desk/preview/",
    "/offline/",
    "/request/",
  ]);
});

test("the map tells of each page when it last changed for sure, and which of two languages is for all others", async () => {
  const map = (await send(`${server.url}/sitemap-0.xml`)).text;
  const { version } = JSON.parse((await send(`${server.url}/prices.json`)).text).meta;
  const entries = [...map.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry]) => entry!);
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    expect(entry).toContain(`<lastmod>${version}T00:00:00.000Z</lastmod>`);
    const links = [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang, href]) => [lang, href]);
    const { ru, en, "x-default": other } = Object.fromEntries(links);
    expect([en === undefined, other]).toEqual([ru === undefined, ru]);
  }
});

test("the calculator in each language tells of the other", async () => {
  const { origin } = new URL((await send(`${server.url}/sitemap-0.xml`)).text.match(/<loc>(.*?)<\/loc>/)![1]!);
  for (const path of ["/", "/en/"]) {
    const page = (await send(server.url + path)).text;
    const links = [...page.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link);
    expect(links, path).toEqual([
      ["ru", `${origin}/`],
      ["en", `${origin}/en/`],
      ["x-default", `${origin}/`],
    ]);
  }
});

test("what may be done with the texts is said beside each of them", async () => {
  for (const path of ["/", "/docs/", "/docs.md", "/llms-full.txt"]) {
    const { headers } = await send(server.url + path);
    expect(headers["content-signal"], path).toBe("search=yes, ai-input=yes, ai-train=no");
  }
});

test("security.txt is as RFC 9116 wants it and holds for most of a year to come", async () => {
  const { status, headers, text } = await send(`${server.url}/.well-known/security.txt`);
  expect([status, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
  const lines = text.trimEnd().split("\n");
  expect(lines[0]).toMatch(/^Contact: mailto:\S+@\S+$/);
  for (const line of lines)
    expect(line).toMatch(/^(Contact: (mailto|https):|(Expires|Preferred-Languages|Canonical): )/);
  const canonical = lines.find((line) => line.startsWith("Canonical: "))!.slice("Canonical: ".length);
  expect(canonical).toBe(`${baseUrl}/.well-known/security.txt`);
  const expires = lines.filter((line) => line.startsWith("Expires: ")).map((line) => line.slice("Expires: ".length));
  expect(expires).toHaveLength(1);
  const days = (Date.parse(expires[0]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});

test("favicon.ico is an icon of one PNG", async () => {
  const { status, headers } = await send(`${server.url}/favicon.ico`);
  expect([status, headers["content-type"]]).toEqual([200, "image/x-icon"]);
  const icon = await readFile(join(builtSite, "favicon.ico"));
  const [length, start] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 1]);
  expect(start + length).toBe(icon.length);
  const png = icon.subarray(start);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([icon.readUInt8(6), icon.readUInt8(7)]);
});

test.each(pages)("$path tells its language with a territory where links are shown", ({ html }) => {
  const lang = /<html[^>]* lang="(ru|en)"/.exec(html)![1];
  const told = [...html.matchAll(/property="og:locale" content="([^"]*)"/g)].map(([, locale]) => locale);
  expect(told).toEqual([lang === "en" ? "en_US" : "ru_RU"]);
});

test("every address of the structured data answers", async () => {
  const { html } = pages.find(({ path }) => path === "/")!;
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)!;
  const urls: string[] = [];
  JSON.parse(data!, (key, value) => {
    if (typeof value === "string" && value.startsWith(baseUrl) && !key.startsWith("@")) urls.push(value);
    return value;
  });
  expect(urls.length).toBeGreaterThan(5);
  for (const url of urls) expect((await send(server.url + url.slice(baseUrl.length))).status, url).toBe(200);
});

test.each(["/", "/docs/", "/v1/calc?roof=dvuhskat&width=12&length=30", "/v1/calc?roof=x", "/no-such-page"])(
  "the Link header of %s leads to documents of the named types",
  async (path) => {
    const { headers } = await send(server.url + path);
    const links = [...String(headers["link"]).matchAll(/<([^>]+)>; rel="([^"]+)"; type="([^"]+)"/g)];
    const relations = links.map(([, , relation]) => relation);
    expect(relations).toEqual(expect.arrayContaining(["describedby", "service-desc", "service-doc", "api-catalog"]));
    for (const [, href, relation, type] of links) {
      const { pathname, search } = new URL(href!, baseUrl);
      const target = await send(server.url + pathname + search);
      expect([relation, target.status], href).toEqual([relation, 200]);
      expect(String(target.headers["content-type"])).toContain(type);
    }
  },
);
