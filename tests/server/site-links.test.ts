import { selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtFiles, type BuiltPage } from "../support/built-pages.ts";
import { send } from "./http.ts";
import { RunningServer } from "./running-server.ts";

let server: RunningServer;
beforeAll(async () => void (server = await RunningServer.start()));
afterAll(() => server.stop());

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
  expect(robots).toContain("Content-Signal: search=yes, ai-input=yes, ai-train=no\n");
  const maps = [...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, url]) => new URL(url!).pathname);
  const locations = async (path: string) =>
    [...(await send(server.url + path)).text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url!).pathname);
  const parts = (await Promise.all(maps.map(locations))).flat();
  const listed = (await Promise.all(parts.map(locations))).flat();
  const wanted = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'));
  expect(listed.sort()).toEqual(wanted.map(({ path }) => path).sort());
  expect(pages.map(({ path }) => path).filter((path) => !listed.includes(path))).toEqual(["/404.html", "/request/"]);
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
