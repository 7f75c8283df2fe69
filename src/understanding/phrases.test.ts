import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import type { Values } from "./reading.ts";
import { understandingSchema } from "./response.ts";
import { search } from "../search/search.ts";
import { russian } from "./texts/russian.ts";
import { understand } from "./understand.ts";

interface Phrase {
  say: string;
  parameters: Values;
  search?: Values;
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

describe.each(groups)("phrases: $group", ({ phrases }) => {
  test.each(phrases)(
    "$say",
    ({ say, parameters, search, questions = {}, not_used = [], not_offered = [], notes = [] }) => {
      const understood = understand(say, { priceList, baseUrl: "https://hangars.example", texts: russian });
      understandingSchema.parse(understood);
      const asked = understood.questions.map(({ parameter, choices }) => {
        const isAny = parameter === "roof" && choices.length === ROOFS;
        const values = choices.map((choice) =>
          choice.value === undefined || Object.keys(choice.parameters).length > 1 ? choice.parameters : choice.value,
        );
        return [parameter, isAny ? "all" : values];
      });
      const texts = (places: readonly { text: string }[]) => places.map(({ text }) => text);
      expect({
        parameters: understood.parameters,
        search: understood.search?.parameters,
        questions: Object.fromEntries(asked),
        not_used: texts(understood.not_used),
        not_offered: texts(understood.not_offered),
        notes: texts(understood.notes),
      }).toEqual({ parameters, search, questions, not_used, not_offered, notes });
      for (const { text, start, end } of [...understood.used, ...understood.not_used, ...understood.not_offered]) {
        expect(say.slice(start, end)).toBe(text);
      }
      answerAll(say, {}, []);
    },
  );
});

/** Whatever is answered the questions come to an end, none comes twice, and what they come to is calculated. */
function answerAll(say: string, given: Values, asked: readonly string[]): void {
  const {
    questions,
    url,
    search: found,
  } = understand(say, { priceList, baseUrl: engine.baseUrl, texts: russian }, given);
  const [question] = questions;
  if (question) {
    const { text, parameter, choices, leaves_out } = question;
    const once = JSON.stringify(leaves_out ?? [text, choices]);
    expect(asked, say).not.toContain(once);
    const answers = choices.map((choice) => choice.parameters).slice(0, 4);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size, say).toBe(answers.length);
    if (answers.length === 0) answers.push({ [parameter]: parameter === "budget" ? 3_000_000 : 30 });
    for (const answer of answers) answerAll(say, { ...given, ...answer }, [...asked, once]);
  } else {
    const links = [url, found?.url].filter((link) => link !== undefined).map((link) => new URL(link));
    expect(links, say).not.toEqual([]);
    for (const { pathname, searchParams } of links) {
      const answer = pathname === "/v1/calc" ? engine.calculate(searchParams) : search(engine, searchParams);
      // Of the right names and values what does not go together is the answer's to say.
      if (answer.status === 400)
        expect(["does_not_fit", "unsupported_size"], `${say}: ${searchParams}`).toContain(answer.body.error.code);
    }
  }
}

test("there are phrases enough, a third of them traps, and none twice", () => {
  const all = groups.flatMap(({ phrases }) => phrases.map(({ say }) => say));
  const traps = groups.filter(({ group }) => ["other-things", "two-readings"].includes(group));
  expect(all.length).toBeGreaterThanOrEqual(250);
  expect(traps.flatMap(({ phrases }) => phrases).length).toBeGreaterThanOrEqual(all.length / 3);
  expect(new Set(all).size).toBe(all.length);
});
