import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtFiles, builtSite } from "../../support/built-pages.ts";

const { paths, pages } = await builtFiles();

/** What a page says of its picture, by the part of the property after `og:image`. */
const said = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<meta property="og:image([^"]*)" content="([^"]*)"/g)].map(([, part, value]) => [part!, value!]),
  );

test("the picture of a shared link is a PNG of the size that pages name", () => {
  const png = readFileSync(join(builtSite, "og.png"));
  expect(png.toString("latin1", 1, 4)).toBe("PNG");
  const { ":width": width, ":height": height } = said(pages.find(({ path }) => path === "/")!.html);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([width, height]);
  expect(paths).not.toContain("/og.svg");
});

test.each(pages)("$path has the picture", ({ html }) => {
  expect(new URL(said(html)[""]!).pathname).toBe("/og.png");
  expect(html).toMatch(/<meta name="twitter:card" content="summary_large_image"/);
});
