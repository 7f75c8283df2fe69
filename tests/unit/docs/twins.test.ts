import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../src/content/docs/", import.meta.url);
const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.mdx?$/.test(name));
const russian = pages.filter((name) => !name.startsWith("en/"));
const english = pages.filter((name) => name.startsWith("en/"));

const source = (name: string) => readFileSync(new URL(name, folder), "utf8").replaceAll("\r\n", "\n");

/** What both pages must have in the same order: levels of headings, components with what they show, blocks of code. */
function skeleton(text: string): string[] {
  const parts = /^#+(?= )|^```.*?^```$|<[A-Z]\w*[^>]*/gms;
  return (text.match(parts) ?? []).map((part) =>
    part.replace(/ title="[^"]*"/, "").replace(/(?<=[."])(ru|en)\b/, "lang"),
  );
}

/** Pages of the documentation that a page leads to, without their language. */
function linked(text: string): Set<string> {
  return new Set([...text.matchAll(/\]\((?:\/en)?(\/docs\/[^)#]*)/g)].map(([, address]) => address!));
}

test.each(russian)("%s has an English page, which would else be shown in Russian", (name) => {
  expect(existsSync(new URL(`en/${name}`, folder))).toBe(true);
});

test.each(english)("%s has the headings, the components and the links of the Russian page", (name) => {
  const [own, twin] = [source(name), source(name.replace(/^en\//, ""))];
  expect(skeleton(own)).toEqual(skeleton(twin));
  const [ownLinks, twinLinks] = [linked(own), linked(twin)];
  expect([...twinLinks].filter((link) => !ownLinks.has(link))).toEqual([]);
});

test.each(english)("%s leads to English pages", (name) => {
  expect(source(name).match(/(?:\]\(|href=")\/docs\/[^)"]*/g) ?? []).toEqual([]);
});
