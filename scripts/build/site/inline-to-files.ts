import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Element, Properties, Root } from "hast";
import { toString } from "hast-util-to-string";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { shortHash } from "../../short-hash.ts";
import { filesOf } from "../files-of.ts";

/** One replaced piece of a page's text. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A data block is no script; the browser does not run it and the content security policy does not forbid it. */
const isRunning = ({ type, src }: Properties): boolean =>
  src === undefined && (type === undefined || type === "module" || type === "text/javascript");

/**
 * Moves the scripts and the styles that stand inside of pages into files of their own: the content security policy
 * allows files alone. A script runs when the page is read, each in its turn: fetched at its place it would hold up what
 * stands below. A `style` becomes a class.
 */
export async function inlineToFiles(site: string): Promise<void> {
  const files = new Map<string, string>();
  const rules = new Map<string, string>();
  const pages: { file: string; html: string; edits: Edit[] }[] = [];

  for (const file of (await filesOf(site)).filter((name) => name.endsWith(".html"))) {
    const html = await readFile(file, "utf8");
    const edits = editsOf(html, files, rules);
    if (edits.length > 0) pages.push({ file, html, edits });
  }

  const css = [...rules].map(([name, style]) => `.${name}{${style}}`).join("\n");
  const sheet = `/_astro/inline.${shortHash(css)}.css`;
  const link = rules.size > 0 ? `<link rel="stylesheet" href="${sheet}">` : "";
  if (rules.size > 0) files.set(sheet, css);
  for (const [path, content] of files) await writeFile(join(site, path), content);
  await colourByClass(site);
  for (const { file, html, edits } of pages) {
    const page = applied(html, edits).replace("</head>", () => `${link}</head>`);
    await writeFile(file, page);
  }
}

/** The colours of code are given to whatever has a `style` and no class; now it has a class and no `style`. */
async function colourByClass(site: string): Promise<void> {
  for (const file of (await filesOf(site)).filter((name) => name.endsWith(".css"))) {
    const css = await readFile(file, "utf8");
    const changed = css.replaceAll("span[style^='--']:not([class])", "span[class]");
    if (changed !== css) await writeFile(file, changed);
  }
}

function editsOf(html: string, files: Map<string, string>, rules: Map<string, string>): Edit[] {
  const tree: Root = unified().use(rehypeParse, { verbose: true }).parse(html);
  const edits: Edit[] = [];
  visit(tree, "element", (element) => {
    if (element.tagName === "script" && isRunning(element.properties)) edits.push(scriptEdit(element, html, files));
    if (element.properties["style"] !== undefined) edits.push(...styleEdits(element, html, rules));
  });
  return edits;
}

function scriptEdit(element: Element, html: string, files: Map<string, string>): Edit {
  const path = `/_astro/inline.${shortHash(toString(element))}.js`;
  files.set(path, toString(element));
  const { start, end } = offsets(element.position);
  const { end: openingEnd } = offsets(element.data!["position"]!.opening);
  // What a script hides from screen readers is its text, and that is no longer here.
  const opening = html
    .slice(start, openingEnd)
    .replace(/ aria-hidden="true"/, "")
    .replace(/>$/, ` src="${path}" defer>`);
  return { start, end, text: `${opening}</script>` };
}

function styleEdits(element: Element, html: string, rules: Map<string, string>): Edit[] {
  const style = String(element.properties["style"]).trim();
  const name = `i${shortHash(style)}`;
  rules.set(name, style);
  const { properties } = element.data!["position"]!;
  const own = offsets(properties!["style"]);
  if (properties!["className"] === undefined) return [{ ...own, text: `class="${name}"` }];
  const { start, end } = offsets(properties!["className"]);
  const quoted = html.slice(start, end);
  const withName = /["']$/.test(quoted)
    ? `${quoted.slice(0, -1)} ${name}${quoted.at(-1)}`
    : `${quoted.replace("=", '="')} ${name}"`;
  return [
    { ...own, text: "" },
    { start, end, text: withName },
  ];
}

interface Place {
  start: { offset?: number | undefined };
  end: { offset?: number | undefined };
}

function offsets(place: Place | undefined): { start: number; end: number } {
  return { start: place!.start.offset!, end: place!.end.offset! };
}

function applied(html: string, edits: Edit[]): string {
  let text = html;
  for (const { start, end, text: replacement } of [...edits].sort((a, b) => b.start - a.start)) {
    text = text.slice(0, start) + replacement + text.slice(end);
  }
  return text;
}
