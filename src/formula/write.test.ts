import { expect, test } from "vitest";
import { priceList } from "../../tests/support/example-engine.ts";
import { LANGS } from "../text/lang.ts";
import { spokenOf, type Rules, type Spoken } from "./rules.ts";
import { writtenRules, writtenSpoken } from "./write.ts";

const { definitions, sentences, rows } = priceList.formulas!;

function made(text: string): unknown {
  const value = (0, eval)(text) as unknown;
  return JSON.parse(JSON.stringify(value, (name, part: unknown) => (name === "at" ? undefined : part)));
}

test("what is written makes the very rules, but for titles and what is told to buyers", () => {
  const bare = made(writtenRules(priceList.formulas!)) as Rules;
  expect(bare.sentences).toEqual({});
  expect(Object.values(bare.definitions)).toEqual(Object.values(definitions).map(({ title: _, ...one }) => one));
  expect(bare.rows).toEqual(rows.map(({ buyer: _, ...row }) => ({ ...row, drawn: false })));
});

test("what is told to buyers is written apart, whole or in one language", () => {
  const spoken = spokenOf(priceList.formulas!);
  expect(spoken.sentences).toBe(sentences);
  expect(made(writtenSpoken(spoken, LANGS))).toEqual(spoken);
  const english = made(writtenSpoken(spoken, ["en"])) as Spoken;
  expect(english.buyers["gate_frame"]).toEqual([{ text: { en: ["A frame for each vehicle door opening."] } }]);
});
