import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { PriceListError } from "../price-list/price-list-error.ts";
import { rowsIn } from "./current-rules.ts";
import { rulesOf, rulesOfRelease } from "./read-rules.ts";

const text = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const QUANTITIES = text("../engine/quantities.yaml");
const ROWS = text("../../tests/support/example-prices/positions.yaml");
const rules = (quantities: string, rows: string) =>
  rulesOf({ file: "quantities.yaml", text: quantities }, { file: "positions.yaml", text: rows });

/** What is told of the rules with one place of them changed. */
function told(from: string, to: string): string[] {
  const of = QUANTITIES.includes(from) ? [QUANTITIES.replace(from, to), ROWS] : [QUANTITIES, ROWS.replace(from, to)];
  try {
    rules(of[0]!, of[1]!);
  } catch (error) {
    if (error instanceof PriceListError) return [...error.problems];
    throw error;
  }
  return [];
}

/** Line and column of the first letter of a text in the file that has it, with one place of it changed. */
function placeOf(from: string, to: string, letter: string): string {
  const [file, before] = QUANTITIES.includes(from) ? ["quantities.yaml", QUANTITIES] : ["positions.yaml", ROWS];
  const after = before.replace(from, to);
  const lines = after.slice(0, after.indexOf(to) + to.indexOf(letter)).split("\n");
  return `${file}:${lines.length}:${lines.at(-1)!.length + 1}`;
}

describe("a fault is told by file, line and column", () => {
  test.each([
    ["is: bays + 1", "is: bayz + 1", "bayz", "величины «bayz» нет; возможно, bays"],
    [
      "    + if(gates > 0, gates × (rules",
      "    + if(gates > 0, gatez × (rules",
      "gatez",
      "величины «gatez» нет; возможно, gates",
    ],
    ["qty: trusses\n", "qty: truses\n", "truses", "величины «truses» нет; возможно, trusses"],
    ["{length_m} это {bays} и", "{length_m} это {bais} и", "bais", "величины «bais» нет; возможно, bays"],
    [
      "is: bays + 1",
      "is: bays + # 1",
      " # 1",
      "формула обрывается, а нужно число, имя или скобка; всё после знака # — пояснение, а не формула",
    ],
    ["qty: supports", "qty: { is: max(0, supports) }", "qty: {", "нужна формула одной строкой"],
    ["num: 3.4.", "num: 3.40", "3.40", "найдено 3.4; нужно: номер раздела и позиции с точкой на конце, например 2.1."],
    [
      "code: TR-SOLID",
      "code: ТР-1",
      "ТР-1",
      'найдено "ТР-1"; нужно: заглавные латинские буквы, цифры и дефис, например TR-SOLID',
    ],
    ["qty: supports", "qty: %supports", "%supports", "значение с такого знака не начинается; возьмите его в кавычки"],
    ["  screw_pile:", "  constructor:", "constructor", "имя «constructor» занято; возьмите другое"],
    [
      "\npositions:",
      "\nquantities: {}\npositions:",
      "quantities",
      "величины — в src/engine/quantities.yaml; общее для позиций — в shared",
    ],
    ["ru: Свая винтовая", 'ru: "Свая \\x07 винтовая"', '"Свая', "в тексте невидимый знак U+0007; уберите его"],
    ["qty: supports", "qty: *supports", "*supports", "найдена ссылка YAML (*имя); допускается: само значение"],
  ])("%s → %s", (from, to, letter, what) => {
    const [first = ""] = told(from, to);
    expect(first).toContain(what);
    expect(first.split(" ")[0]).toBe(placeOf(from, to, letter));
  });

  test("given twice", () => {
    expect(told("bays:\n  ru: шаги рам", "frames:\n  ru: шаги рам").join()).toContain("поле уже указано на строке");
  });
});

describe("a row that retired", () => {
  const CODE = "    num: 3.5.\n    code: FX-PILE\n";
  const retired = (more: string) => told(CODE, `${CODE}    retired: "2026-12-01"\n  new_pile:\n${more}`);

  test("keeps its number and its code", () => {
    expect(retired("    num: 3.6.\n    code: FX-PILE\n").join()).toContain(
      "код FX-PILE был у screw_pile, которой больше нет; дайте следующий",
    );
    expect(retired("    num: 3.6.\n    code: FX-PILE-2\n")).toEqual([]);
  });

  test("is of no bill, and says since when", () => {
    const [row] = /\n {2}screw_pile:\n(?: {4}.*\n)+/.exec(ROWS)!;
    const without = rules(QUANTITIES, ROWS.replace(row, `${row}    retired: "2026-12-01"\n`));
    expect(without.rows).toEqual(rules(QUANTITIES, ROWS.replace(row, "\n")).rows);
    expect(without.retired).toEqual([{ key: "screw_pile", num: "3.5.", code: "FX-PILE" }]);
    expect(told(CODE, `${CODE}    retired: скоро\n`).join()).toContain("нужно: день, с которого позиции нет");
  });
});

test("brackets that no parser follows are told, too", () => {
  expect(told("qty: supports", `qty: ${"[".repeat(20_000)}`).join()).toContain("вложены слишком глубоко");
});

test("rules that were released are the same ones, and give the rows back", () => {
  const whole = `${ROWS.trimEnd()}\n# Величины программы, какими они были при выпуске\nquantities:\n${QUANTITIES.replace(/^(?=.)/gm, "  ")}`;
  expect(rulesOfRelease({ file: "2026-11-20.rules", text: whole })).toEqual(rules(QUANTITIES, ROWS));
  expect(rowsIn(whole)).toBe(ROWS);
});
