import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import { IS_THOROUGH } from "../../tests/support/runs.ts";
import type { Values } from "./reading.ts";
import { understandingSchema, type Understanding } from "./response.ts";
import { search } from "../search/search.ts";
import { russian } from "./texts/russian.ts";
import { understand } from "./understand.ts";

interface Phrase {
  say: string;
  parameters: Values;
  search?: Values | undefined;
  /** By parameter, the values to choose from, or all that each choice says where that is more. */
  questions?: Readonly<Record<string, "all" | readonly (Values[string] | Values)[]>>;
  not_used?: string[];
  not_offered?: string[];
  notes?: string[];
}

const folder = new URL("./phrases/", import.meta.url);
const groups = readdirSync(folder).map((file) => ({
  group: file.replace(".yaml", ""),
  phrases: parse(readFileSync(new URL(file, folder), "utf8")) as Phrase[],
}));
const ROOFS = Object.keys(priceList.roofs).length;

const read = (say: string, given: Values = {}) =>
  understand(say, { priceList, baseUrl: engine.baseUrl, texts: russian }, given);

// A test a file: thousands of tests would cost more than what they look at. A failure names each phrase.
test.each(groups)("phrases: $group", ({ phrases }) => {
  const misread = phrases.flatMap((phrase) => {
    const expected = { search: undefined, questions: {}, not_used: [], not_offered: [], notes: [], ...phrase };
    const told = { say: phrase.say, ...toldOf(phrase.say) };
    return isDeepStrictEqual(told, expected) ? [] : [{ told, expected }];
  });
  const named = misread.map(({ expected }) => expected.say).join("\n");
  expect(
    misread.map(({ told }) => told),
    `misread:\n${named}`,
  ).toEqual(misread.map(({ expected }) => expected));
});

/** What is understood, in the form that a phrase is written in; or what is wrong with it. */
function toldOf(say: string): Omit<Phrase, "say"> | { wrong: string } {
  try {
    const understood = read(say);
    understandingSchema.parse(understood);
    for (const { text, start, end } of [...understood.used, ...understood.not_used, ...understood.not_offered]) {
      expect(say.slice(start, end)).toBe(text);
    }
    answerAll(understood, say);
    return briefly(understood);
  } catch (error) {
    return { wrong: (error as Error).message };
  }
}

/** In the form that a phrase is written in. */
function briefly({ parameters, search, questions, ...places }: Understanding): Omit<Phrase, "say"> {
  const asked = questions.map(({ parameter, choices }) => {
    const isAny = parameter === "roof" && choices.length === ROOFS;
    const values = choices.map((choice) =>
      choice.value === undefined || Object.keys(choice.parameters).length > 1 ? choice.parameters : choice.value,
    );
    return [parameter, isAny ? "all" : values];
  });
  const texts = (of: readonly { text: string }[]) => of.map(({ text }) => text);
  return {
    parameters,
    search: search?.parameters,
    questions: Object.fromEntries(asked),
    not_used: texts(places.not_used),
    not_offered: texts(places.not_offered),
    notes: texts(places.notes),
  };
}

/**
 * Whatever is answered the questions come to an end, none comes twice, and what they come to is calculated. In `npm test`
 * one answer to each question is given, which of them the phrase decides.
 */
function answerAll(understood: Understanding, say: string, given: Values = {}, asked: readonly string[] = []): void {
  const [question] = understood.questions;
  if (question) {
    const { text, parameter, choices, leaves_out } = question;
    const once = JSON.stringify(leaves_out ?? [text, choices]);
    expect(asked).not.toContain(once);
    const answers = choices.map((choice) => choice.parameters).slice(0, 4);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(answers.length);
    if (answers.length === 0) answers.push({ [parameter]: parameter === "budget" ? 3_000_000 : 30 });
    const turn = (say.length + asked.length) % answers.length;
    for (const answer of IS_THOROUGH ? answers : [answers[turn]!]) {
      const decided = { ...given, ...answer };
      answerAll(read(say, decided), say, decided, [...asked, once]);
    }
    return;
  }
  const links = [understood.url, understood.search?.url].filter((link) => link !== undefined);
  expect(links).not.toEqual([]);
  for (const { pathname, searchParams } of links.map((link) => new URL(link))) {
    const answer = pathname === "/v1/calc" ? engine.calculate(searchParams) : search(engine, searchParams);
    // Of the right names and values what does not go together is the answer's to say.
    if (answer.status === 400)
      expect(["does_not_fit", "unsupported_size"], String(searchParams)).toContain(answer.body.error.code);
  }
}

test("no phrase stands twice", () => {
  const all = groups.flatMap(({ phrases }) => phrases.map(({ say }) => say));
  expect(all.filter((say, at) => all.indexOf(say) < at)).toEqual([]);
});
