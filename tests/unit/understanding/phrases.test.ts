import { readdirSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { search } from "../../../src/search/search.ts";
import type { Values } from "../../../src/understanding/reading.ts";
import { understandingSchema, type Understanding } from "../../../src/understanding/response.ts";
import { engine, priceList } from "../../support/example-engine.ts";
import { read } from "./read-wish.ts";

/** A wish, and what is to come of it; each has a reason to stand there. */
interface Phrase {
  say: string;
  /** What it shows that no other does: a plain wish, a trap, or the border of a rule. */
  why: string;
  before?: Values;
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

// A test a file: a failure names each phrase.
test.each(groups)("phrases: $group", ({ phrases }) => {
  const misread = phrases.flatMap((phrase) => {
    const { why: _reason, ...rest } = phrase;
    const expected = { search: undefined, questions: {}, not_used: [], not_offered: [], notes: [], ...rest };
    const told = { ...rest, ...briefly(read(phrase.say, { before: phrase.before })) };
    return isDeepStrictEqual(told, expected) ? [] : [{ told, expected }];
  });
  expect(misread.map(({ told }) => told)).toEqual(misread.map(({ expected }) => expected));
});

test.each(groups)("places, the schema and the end of all questions: $group", ({ phrases }) => {
  for (const { say, before } of phrases) {
    const understood = understandingSchema.parse(read(say, { before }));
    for (const { text, start, end } of [...understood.used, ...understood.not_used, ...understood.not_offered])
      expect(say.slice(start, end)).toBe(text);
    answerAll(understood, say, before);
  }
});

test("no phrase stands twice, and each has a reason", () => {
  const all = groups.flatMap(({ phrases }) => phrases);
  expect(all.filter(({ say }, at) => all.findIndex((one) => one.say === say) < at)).toEqual([]);
  expect(all.filter(({ why }) => !why)).toEqual([]);
});

/** In the form that a phrase is written in. */
function briefly({ parameters, search: searched, questions, ...places }: Understanding): Omit<Phrase, "say" | "why"> {
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
    search: searched?.parameters,
    questions: Object.fromEntries(asked),
    not_used: texts(places.not_used),
    not_offered: texts(places.not_offered),
    notes: texts(places.notes),
  };
}

/** Whatever is answered the questions come to an end, none comes twice, and what they come to is calculated. */
function answerAll(understood: Understanding, say: string, before: Values | undefined): void {
  const asked: string[] = [];
  let given: Values = {};
  for (let now = understood; now.questions.length > 0; now = read(say, { before }, given)) {
    const [{ text, parameter, choices }] = now.questions as [Understanding["questions"][number]];
    if (parameter === "text") return;
    expect(asked, say).not.toContain(text + JSON.stringify(choices));
    asked.push(text + JSON.stringify(choices));
    const answers: Values[] = choices.map((choice) => choice.parameters);
    if (answers.length === 0) answers.push({ [parameter]: parameter === "budget" ? 3_000_000 : 30 });
    given = { ...given, ...answers[(say.length + asked.length) % answers.length] };
  }
  const { url } = read(say, { before }, given);
  if (url === undefined) return;
  const { pathname, searchParams } = new URL(url);
  const answer = pathname === "/v1/calc" ? engine.calculate(searchParams) : search(engine, searchParams);
  // Of the right names and values what does not go together is the answer's to say.
  if (answer.status === 400)
    expect(["does_not_fit", "unsupported_size"], String(searchParams)).toContain(answer.body.error.code);
}
