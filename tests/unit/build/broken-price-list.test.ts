import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { loadData } from "../../../scripts/build/load-data.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { examplePrices } from "../../support/product.ts";
import { IS_THOROUGH } from "../../support/runs.ts";

/** What stands where a price was: nothing, a word, and numbers that are none. */
const BROKEN = ["", "дорого", "-10", ".nan", ".inf", "[]"];

const LINES = readFileSync(join(examplePrices, "price-list.yaml"), "utf8").split("\n");
const section = (name: string): [start: number, end: number] => {
  const start = LINES.findIndex((line) => line.startsWith(`${name}:`)) + 1;
  return [start, LINES.findIndex((line, at) => at >= start && /^\w/.test(line))];
};
/** Every number of the prices and of the rules' parameters, and of the trusses. */
const numbers = ["roofs", "prices"].flatMap((name) => {
  const [start, end] = section(name);
  return LINES.slice(start, end).flatMap((line, offset) =>
    [...line.replace(/#.*/, "").matchAll(/(?<=: )\d[\d.]*/g)].map(({ 0: text, index }) => ({
      at: start + offset,
      index,
      text,
    })),
  );
});

let folder: string;
temporaryFolder((made) => {
  folder = made;
  cpSync(examplePrices, folder, { recursive: true });
});

function load(lines: readonly string[]): void {
  writeFileSync(join(folder, "price-list.yaml"), lines.join("\n"));
  loadData(folder, { baseUrl: "https://hangars.example", leadEndpoint: undefined });
}

describe("a price list with one thing wrong is never built", () => {
  test("the list itself is whole", () => expect(() => load(LINES)).not.toThrow());

  test("no number in place of any: one of what it may be, and each of them at night", () => {
    for (const [place, { at, index, text }] of numbers.entries()) {
      const line = LINES[at]!;
      for (const broken of IS_THOROUGH ? BROKEN : [BROKEN[place % BROKEN.length]!]) {
        const spoiled = line.slice(0, index) + broken + line.slice(index + text.length);
        expect(() => load(LINES.with(at, spoiled)), `${at + 1}: ${spoiled}`).toThrow(/price-list\.yaml:\d+:\d+ /);
      }
    }
  });

  test("any line of the prices left out", () => {
    const [start, end] = section("prices");
    for (let at = start; at < end; at++) {
      // A table by height may be shorter.
      if (/^\s*(#|-|$)/.test(LINES[at]!)) continue;
      expect(() => load(LINES.toSpliced(at, 1)), `${at + 1}: ${LINES[at]!}`).toThrow(/price-list\.yaml:\d+:\d+ /);
    }
  });

  test("the file cut off anywhere", () => {
    for (let length = 0; length < LINES.length - 5; length += 3) {
      expect(() => load(LINES.slice(0, length)), `${length} lines`).toThrow(/price-list\.yaml/);
    }
  });
});
