import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../src/content/docs/", import.meta.url);
const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.mdx?$/.test(name));

/** Names that happen to hold a digit, and statuses of HTTP. */
const ALLOWED = [/\b[2-5]\d\d\b(?!\s?(м|₽|руб|байт|симв|m\b|bytes|rou))/g, /1[СC](?![a-zа-я])/gi, /UTF-8/g];

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

test("a typed size, price or limit is found, an expression or a status is not", () => {
  for (const line of [
    "Ширина 12 м.",
    "Рама стоит 32 500 ₽.",
    "Тело — 16 КиБ.",
    "| 4×4 | ворота |",
    "Длина до 200 м.",
  ]) {
    expect(typedNumbers(line)).toEqual([line]);
  }
  for (const line of [
    "Длина — {a > 0 ? { b: 5 } : 200} м.",
    "`gates-1`",
    "Ответ 304.",
    "<Positions section={1} />",
    "1. Раз",
  ]) {
    expect(typedNumbers(line)).toEqual([]);
  }
});
