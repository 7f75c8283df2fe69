import { readFile } from "node:fs/promises";
import { select, selectAll } from "hast-util-select";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { docsPages, site } from "../support/docs-examples.ts";
import { RunningServer } from "./running-server.ts";

const pages = await docsPages();

describe("links of the documentation", () => {
  let server: RunningServer;
  beforeAll(async () => void (server = await RunningServer.start()));
  afterAll(() => server.stop());

  test.each([...pages])("of %s open, and their anchors are there", async (page, main) => {
    const broken: string[] = [];
    // What an example's link answers, the test of the examples knows.
    const ofExamples = new Set(selectAll("[data-example] a", main));
    for (const link of selectAll("a[href^='/'], a[href^='#']", main)) {
      if (ofExamples.has(link)) continue;
      const { pathname, search, hash } = new URL(String(link.properties["href"]), `http://site${page}`);
      const { status, url } = await fetch(server.url + pathname + search);
      if (status !== 200) broken.push(`${pathname}${search}: ${status}`);
      if (!pathname.includes(".") && new URL(url).pathname !== pathname) broken.push(`${pathname} moved`);
      if (hash !== "" && !(await hasAnchor(pathname, hash))) broken.push(`${pathname}${hash}`);
    }
    expect(broken).toEqual([]);
  });
});

async function hasAnchor(pathname: string, hash: string): Promise<boolean> {
  const tree = unified()
    .use(rehypeParse)
    .parse(await readFile(`${site}${pathname}index.html`, "utf8"));
  return select(`[id="${decodeURIComponent(hash.slice(1))}"]`, tree) !== undefined;
}
