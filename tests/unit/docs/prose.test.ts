import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

const folder = new URL("../../../src/content/docs/", import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.mdx?$/.test(name));

/** Names that happen to hold a digit, and statuses of HTTP. */
const ALLOWED = [
  /\b[2-5]\d\d\b(?!\s?(м|₽|руб|байт|симв|m\b|bytes|rou))/g,
  /1[СC](?![a-zа-я])/gi,
  /UTF-8|IFC4|AC1021|AutoCAD 2007|glTF 2\.0|\b3D/g,
];

/** What the reader reads as it was typed: no code, no expression, no address. */
function proseOf(source: string): string[] {
  const prose = source
    .replace(/^---\n.*?\n---\n/s, "")
    .replace(/^(import|export) [^;]*;\n/gm, "")
    .replace(/```.*?```/gs, "")
    .replace(/`[^`]*`/g, "")
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/^\s*\d+\.\s/gm, "");
  return withoutBraces(prose)
    .replace(/<[^>]*>/g, "")
    .split("\n");
}

/** JSX expressions may hold braces of their own. */
function withoutBraces(text: string): string {
  let depth = 0;
  let left = "";
  for (const character of text) {
    if (character === "{") depth++;
    if (depth === 0) left += character;
    if (character === "}") depth--;
  }
  return left;
}

/** Lines of prose with a number that the price list, a schema or a constant should have said. */
function typedNumbers(source: string): string[] {
  return proseOf(source).filter((line) =>
    /\d/.test(ALLOWED.reduce((rest, allowed) => rest.replaceAll(allowed, ""), line)),
  );
}

test.each(names)("%s types no price, size or limit: its numbers are expressions", (name) => {
  expect(typedNumbers(readFileSync(new URL(name.replaceAll("\\", "/"), folder), "utf8"))).toEqual([]);
});

/** What pages say from here, besides their own text; code and what the bench measured are no prose. */
const facts = new URL("../../../src/docs/facts/", import.meta.url);
const NO_PROSE = /^(bench-|calls\.|nginx\.|((bill|file|unattended)-)?samples\.)|\.json$/;
const factFiles = readdirSync(facts).filter((name) => !NO_PROSE.test(name));

/** Sentences of a module as they were typed, up to their first expression and on from each. */
function sentencesOf(source: string): string[] {
  const sentences: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralExpression(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node)) {
      if (/\s/.test(node.text.trim())) sentences.push(node.text.replaceAll(/\/v1\/\S*/g, ""));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile("facts.ts", source, ts.ScriptTarget.Latest));
  return sentences;
}

test.each(factFiles)("facts/%s type none either, but for the flags 1 and 0", (name) => {
  const sentences = sentencesOf(readFileSync(new URL(name, facts), "utf8"));
  expect(sentences.flatMap((text) => typedNumbers(text.replaceAll(/\b[01]\b/g, "")))).toEqual([]);
});
