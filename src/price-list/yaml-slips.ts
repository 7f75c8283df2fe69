import { visit, type Document, type YAMLError } from "yaml";
import type { Place } from "./finding.ts";

/** What is wrong with a text as YAML, before its meaning is looked at. */
export interface Slip {
  place: Place;
  text: string;
}

/** What the parser could not read, and references: a price is to stand where it is looked for. */
export function yamlSlips(document: Document, placeAt: (offset: number) => Place): Slip[] {
  const errors = [...document.errors, ...document.warnings];
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT");
  // After a tab the parser stumbles over sound lines too, and after any slip over the rest of its line.
  const told = tabs.length > 0 ? tabs : errors;
  const slips = firstOfLines(told.map((error, at) => slip(error, told[at + 1], placeAt)));
  visit(document, {
    Alias: (_, { range }) => {
      slips.push({ place: placeAt(range?.[0] ?? 0), text: "найдена ссылка YAML (*имя); допускается: само значение" });
    },
  });
  return slips;
}

/** What git leaves in a file where two edits of one place met, at the beginning of a line; an editor may have indented it. */
const CONFLICT = /(?<=^[ \t]*)(?:<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|(?![^]))/gm;

/** The marks of git that are left in a text. */
export function conflictMarks(text: string, placeAt: (offset: number) => Place): Slip[] {
  return [...text.matchAll(CONFLICT)].map(({ 0: mark, index }) => ({
    place: placeAt(index),
    text:
      `отметка git «${mark}»: правили одно место дважды; ` +
      "оставьте один из вариантов и удалите строки с <<<<<<<, ======= и >>>>>>>",
  }));
}

function firstOfLines(slips: readonly Slip[]): Slip[] {
  const lines = new Map<number, Slip>();
  for (const slip of slips) if (!lines.has(slip.place.line)) lines.set(slip.place.line, slip);
  return [...lines.values()];
}

function slip(
  { code, message, pos }: YAMLError,
  next: YAMLError | undefined,
  placeAt: (offset: number) => Place,
): Slip {
  // Fields within a value: a second colon of its line, or, over several lines, an indent of one of them.
  const isIndent =
    code === "BLOCK_AS_IMPLICIT_KEY" && next?.code === "MULTILINE_IMPLICIT_KEY" && next.pos[0] === pos[0];
  const text = isIndent ? "сбит отступ: эта строка или следующая начинается не с той колонки" : TEXTS[code];
  // What the parser says where it runs out of its stack.
  const isDeep = message.includes("call stack");
  return {
    place: placeAt(pos[0]),
    text: isDeep ? "скобки или отступы вложены слишком глубоко" : (text ?? `не читается как YAML (${message})`),
  };
}

/** The slips that people make, in their words; the rest in those of the parser. */
const TEXTS: Partial<Record<YAMLError["code"], string>> = {
  BAD_DQ_ESCAPE: "знак \\ внутри двойных кавычек не принимается",
  BAD_INDENT: "сбит отступ или не закрыта скобка; поля одного уровня начинаются с одной колонки",
  BAD_SCALAR_START: "значение с такого знака не начинается; возьмите его в кавычки",
  BLOCK_AS_IMPLICIT_KEY: "второе двоеточие в строке; возьмите текст с двоеточием в кавычки",
  BLOCK_IN_FLOW: "в скобках значения идут через запятую, например { 5: 4650, 6: 6290 }",
  MISSING_CHAR: "не хватает знака: кавычки, запятой, двоеточия или пробела после двоеточия",
  MULTILINE_IMPLICIT_KEY: "не хватает двоеточия или пробела после него",
  MULTIPLE_DOCS: "строка --- начинает второй документ; допускается один",
  NON_STRING_KEY: "имя поля — только слово или число",
  UNEXPECTED_TOKEN:
    "лишнее после кавычки или скобки; если это часть текста, возьмите его целиком в кавычки, с \" внутри — в '",
  TAB_AS_INDENT: "отступ сделан табуляцией; допускаются только пробелы",
};
