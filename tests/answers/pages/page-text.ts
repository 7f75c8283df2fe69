import type { Element, Nodes, RootContent } from "hast";
import { selectAll } from "hast-util-select";
import { toString } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";

/** What a page says, to people and to machines, without how it is made. */
export interface PageText {
  head: Record<string, unknown>;
  /** In their order, a block a line: words, link targets, names of pictures and of controls. */
  lines: string[];
}

/** Elements inside of a line. */
const INLINE = new Set(
  "a abbr b bdi br button cite code data del dfn em i img ins kbd label mark output q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const UNSAID = new Set(["script", "style", "head"]);

/** Attributes that are read out, shown or followed. */
const SAID = ["href", "alt", "ariaLabel", "title", "placeholder", "value", "summary"] as const;

export function pageOf(html: string): PageText {
  const page = unified().use(rehypeParse).parse(html);
  const each = (selector: string): Element[] => selectAll(selector, page);
  const named = (selector: string, name: string, value: string): [string, unknown][] =>
    each(selector).map(({ properties }) => [`${selector} ${properties[name]}`, properties[value]]);
  const text = new Lines();
  text.add(page);
  return {
    head: {
      lang: each("html")[0]?.properties["lang"],
      title: each("head title").map((one) => toString(one)),
      ...Object.fromEntries([
        ...named("meta[name]", "name", "content"),
        ...named("meta[property]", "property", "content"),
      ]),
      links: each("head link:not([rel=stylesheet], [rel=modulepreload], [rel=preload])").map(
        ({ properties: { rel, hrefLang, type, href } }) => [rel, hrefLang, type, href].flat().filter(Boolean).join(" "),
      ),
      data: each('script[type="application/ld+json"]').map((one) => JSON.parse(toString(one)) as unknown),
    },
    lines: text.ended(),
  };
}

class Lines {
  readonly #lines: string[] = [];
  #line = "";

  add(node: Nodes): void {
    if (node.type === "text") this.#line += node.value;
    if (node.type === "root") this.#all(node.children);
    if (node.type !== "element" || UNSAID.has(node.tagName)) return;
    const isInline = INLINE.has(node.tagName);
    if (!isInline) this.#end();
    this.#line += attributesOf(node);
    this.#all(node.tagName === "template" ? (node.content?.children ?? []) : node.children);
    if (!isInline) this.#end();
  }

  ended(): string[] {
    this.#end();
    return this.#lines;
  }

  #all(nodes: readonly RootContent[]): void {
    for (const node of nodes) if (node.type !== "doctype") this.add(node);
  }

  #end(): void {
    const line = this.#line.replaceAll(/\s+/g, " ").trim();
    if (line !== "") this.#lines.push(line);
    this.#line = "";
  }
}

function attributesOf({ tagName, properties }: Element): string {
  const said = SAID.flatMap((name) => (properties[name] === undefined ? [] : [`${name} ${properties[name]}`]));
  if (tagName === "img") said.push(`src ${properties["src"]}`);
  return said.length === 0 ? "" : ` ⟨${said.join(", ")}⟩ `;
}
