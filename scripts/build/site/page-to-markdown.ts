import type { Element, Nodes, Root } from "hast";
import { matches, select, selectAll } from "hast-util-select";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";
import { twinPath } from "../../../src/documents/markdown-twin.ts";
import type { SitePage } from "../../../src/documents/site-page.ts";

/** What a reader of Markdown can do nothing with: code, ways through the site, controls, pictures, what is not shown. */
const LEFT_OUT = [
  "script, style, template, noscript",
  "nav, footer, dialog, [role=tablist], [role=status]",
  "form, button, input, select, textarea, output",
  "svg, canvas",
  "[hidden], [aria-hidden=true], .sr-only, .sl-anchor-link",
  // Set by hand around whatever works in a browser only.
  "[data-markdown-ignore]",
].join(", ");

/** What stands in a page for its twin alone: src/layouts/AgentNote.astro. */
const ONLY_HERE = "[data-markdown-only]";

// The first heading of a page may be what a person has chosen there: `data-markdown-title` marks what the page is about.

/** Escapes of the writer that Markdown does not need and that would get into an address copied from the text. */
const NEEDLESS_ESCAPES = /(```.*?^```$|`[^`\n]*`)|\\(?=[:@]|&(?![#\w]+;))/gms;

const HINTS: Readonly<Record<string, [all: string, page: string]>> = {
  ru: ["Справка для языковых моделей", "Эта страница для людей"],
  en: ["Reference for language models", "This page for people"],
};

export interface PageSource {
  /** The built page. */
  html: string;
  /** Its address from the root, with slashes around. */
  path: string;
  /** Of the site, without a trailing slash. */
  baseUrl: string;
  /** Whether a page of this address has a twin, so that links to it lead there. */
  hasTwin: (path: string) => boolean;
}

const writer = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tableCellPadding: false, tablePipeAlign: false })
  .use(remarkStringify, { bullet: "-", emphasis: "_", rule: "-" });

/** The twin of a page: its heading, where everything else is, and its main content with absolute links. */
export function pageToMarkdown({ html, path, baseUrl, hasTwin }: PageSource): SitePage {
  const page = unified().use(rehypeParse).parse(html);
  const lang = String(select("html", page)?.properties["lang"] ?? "");
  const main = select("main", page);
  const heading = main && (select("[data-markdown-title]", main) ?? select("h1", main));
  if (!main || !heading) throw new Error(`${path} has no main content with a heading in it`);

  const title = textOf(heading).replace(/\s+/g, " ").trim();
  showTabs(main);
  readHighlightedCode(main);
  leaveOut(main, (element) => element === heading || (matches(LEFT_OUT, element) && !matches(ONLY_HERE, element)));
  for (const link of selectAll("a[href]", main)) {
    link.properties["href"] = addressOf(String(link.properties["href"]), baseUrl + path, baseUrl, hasTwin);
  }

  const tree = writer.runSync({ type: "root", children: main.children } as Root);
  const [all, forPeople] = HINTS[lang] ?? HINTS["ru"]!;
  const hint = `> ${all}: ${baseUrl}${lang === "en" ? "/en" : ""}/llms.txt. ${forPeople}: ${baseUrl}${path}`;
  const content = writer.stringify(tree).replace(NEEDLESS_ESCAPES, (_, code: string | undefined) => code ?? "");
  return { path, title, lang, markdown: `# ${title}\n\n${hint}\n\n${content}` };
}

function leaveOut(parent: Element, unwanted: (element: Element) => boolean): void {
  parent.children = parent.children.filter((child) => child.type !== "element" || !unwanted(child));
  for (const child of parent.children) if (child.type === "element") leaveOut(child, unwanted);
}

/** Panels of tabs one after another, each under its label: all are content, and a browser shows one. */
function showTabs(main: Element): void {
  for (const panel of selectAll("[role=tabpanel]", main)) {
    delete panel.properties["hidden"];
    const tab = select(`[id="${String(panel.properties["ariaLabelledBy"])}"]`, main);
    if (!tab) continue;
    const label: Element = { type: "element", tagName: "strong", properties: {}, children: tab.children };
    panel.children.unshift({ type: "element", tagName: "p", properties: {}, children: [label] });
  }
}

/** Expressive Code names the language on `pre`, and makes a block of each line, a line break in those that are empty. */
function readHighlightedCode(main: Element): void {
  for (const block of selectAll("pre[data-language]", main)) {
    const code = select("code", block);
    if (!code) continue;
    code.properties["className"] = [`language-${String(block.properties["dataLanguage"])}`];
    const lines = selectAll(".ec-line .code", code).map((line) => textOf(line).replace(/\n$/, ""));
    if (lines.length > 0) code.children = [{ type: "text", value: lines.join("\n") }];
  }
}

/** Absolute, as a text that travels apart from its address needs; a page's own twin instead of the page. */
function addressOf(href: string, from: string, baseUrl: string, hasTwin: (path: string) => boolean): string {
  if (href.startsWith("#") || !URL.canParse(href, from)) return href;
  const url = new URL(href, from);
  const isOurs = url.href.startsWith(`${baseUrl}/`);
  if (isOurs && url.search === "" && hasTwin(url.pathname)) url.pathname = twinPath(url.pathname)!;
  return url.href;
}

function textOf(node: Nodes): string {
  if (node.type === "text") return node.value;
  return "children" in node ? node.children.map(textOf).join("") : "";
}
