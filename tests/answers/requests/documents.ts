import { builtFiles } from "../../support/built-pages.ts";
import { got, type Asked } from "./request.ts";
import { OLDER } from "./sources.ts";

const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };
const MARKDOWN = { accept: "text/markdown" };

/** What a document is asked with beside its path; most take none of it. */
const ASKED_WITH = ["", "?lang=en", `?prices_version=${OLDER}`, "?x=1"];

/** Files with a hash in the name: where they are named, and by what name. */
const HASHED: readonly [title: string, path: string, hashed: RegExp][] = [
  ["the engine", "/engine.js", /_engine\/engine\.[\w-]+\.js/],
  ["the parser", "/understanding.js", /_understanding\/understanding\.[\w-]+\.js/],
  ["a script of the calculator", "/", /_astro\/[\w.-]+\.js/],
  ["styles of the calculator", "/", /_astro\/[\w.-]+\.css/],
];

/** Documents as they are and asked otherwise, pages as a browser, a program and a model ask for them, and files. */
export async function documents(): Promise<Asked[]> {
  const { paths, pages } = await builtFiles();
  const texts = paths.filter(
    (path) => /\.(json|txt|xml|csv|webmanifest|svg|md|d\.ts)$/.test(path) && !/^\/(pagefind|_)/.test(path),
  );
  const isDocument = (path: string) => /\.(json|txt|xml|csv)$/.test(path);
  return [
    ...texts.flatMap((path) => (isDocument(path) ? ASKED_WITH : [""]).map((more) => got("document", path + more))),
    got("document", "/prices/2001-01-01.json"),
    ...pages.map(({ path }) => got("page", path, BROWSER)),
    ...pages.map(({ path }) => got("page in Markdown", path, MARKDOWN)),
    ...["bytes=0-99", "bytes=-50", "bytes=90000000-", "lines=1-2"].flatMap((range) =>
      ["/docs/", "/og.png", "/prices.json", "/llms-full.txt"].map((path) => got("part", path, { range })),
    ),
    ...HASHED.flatMap(([title, path, hashed]) =>
      [{}, { "accept-encoding": "gzip" }, { "accept-encoding": "br" }].map((headers, at) => ({
        ...got(`hashed file: ${title}`, `${path}${["", " compressed by gzip", " compressed by brotli"][at]}`, headers),
        path,
        hashed,
      })),
    ),
  ];
}
