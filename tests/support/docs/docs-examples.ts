import type { Element } from "hast";
import { select, selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { ExampleKind } from "../../../src/docs/facts/example-kind.ts";
import { builtFiles } from "../built-pages.ts";

/** An example as a built page of the documentation shows it. */
export interface ShownExample {
  /** Address of the page. */
  page: string;
  kind: ExampleKind;
  code: string;
  /** Of the answer. */
  status: number;
  /** What the page says comes out; none where it only shows the call. */
  answer: string | undefined;
  /** Where the page sends the browser for it. */
  href: string | undefined;
}

/** The built pages of the documentation by address, in both languages. */
export async function docsPages(): Promise<Map<string, Element>> {
  const { pages } = await builtFiles();
  const docs = pages.filter(({ path }) => /^\/(en\/)?docs\//.test(path));
  return new Map(docs.map(({ path, html }) => [path, select("main", unified().use(rehypeParse).parse(html))!]));
}

export function examplesOf(page: string, main: Element): ShownExample[] {
  return selectAll("[data-example]", main).map((example) => {
    const answer = select("[data-answer]", example);
    return {
      page,
      kind: example.properties["dataExample"] as ExampleKind,
      code: codeOf(select(".expressive-code", example)!),
      status: Number(example.properties["dataStatus"]),
      answer: answer ? codeOf(answer) : undefined,
      href: select("a[href^='/']", example)?.properties["href"] as string | undefined,
    };
  });
}

function codeOf(block: Element): string {
  return selectAll(".ec-line", block)
    .map((line) => toString(line).replace(/\n$/, ""))
    .join("\n");
}
