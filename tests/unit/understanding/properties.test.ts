import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EXACT, STEMS } from "../../../src/understanding/words/lexicon.ts";
import { understandingSchema, type Understanding } from "../../../src/understanding/response.ts";
import { engine, priceList } from "../../support/example-engine.ts";
import { runs } from "../../support/runs.ts";
import { wishes } from "../../support/wish-writer.ts";
import { read } from "./read-wish.ts";

const asked = ({ questions }: Understanding): Set<string> =>
  new Set(
    questions.flatMap(({ parameter, choices }) => [
      parameter,
      ...choices.flatMap((one) => Object.keys(one.parameters)),
    ]),
  );

describe("what a writer says of a configuration", () => {
  test("is read back as that configuration or as a question, never as another", () => {
    fc.assert(
      fc.property(wishes(priceList), ({ says, text }) => {
        const understood = read(text);
        const open = asked(understood);
        for (const [name, value] of Object.entries(understood.parameters))
          expect([name, value]).toEqual([name, says[name] ?? false]);
        // What is missing is asked, or its words are shown as not understood.
        for (const name of Object.keys(says)) {
          if (!(name in understood.parameters) && !open.has(name)) expect(understood.not_used).not.toEqual([]);
        }
      }),
      { numRuns: runs(20_000) },
    );
  });

  test("goes into a calculation as it is", () => {
    fc.assert(
      fc.property(wishes(priceList), ({ text }) => {
        const { parameters, url } = read(text);
        if (url === undefined) return;
        const { status, body } = engine.calculate(parameters);
        if (status === 400) expect(body.error.code).toBe("does_not_fit");
        expect(engine.calculate(new URL(url).searchParams)).toEqual({ ...engine.calculate(parameters) });
      }),
      { numRuns: runs(2_000) },
    );
  });
});

const UNRELATED = [
  "Погода сегодня хорошая, солнце светит ярко.",
  "Мы познакомились на выставке, вы дали визитку.",
  "Передайте привет Павлу и его семье!",
  "В прошлый раз всё прошло отлично, очень понравилось.",
  "Перезвоните, пожалуйста, после обеда.",
  "Наша организация занимается переработкой молока.",
  "Жду ответа как можно скорее.",
  "Анкету мы уже заполнили, документы приложим позже.",
  "Район у нас тихий, дорога до города хорошая.",
  "Телефон директора +7 900 123-45-67.",
  "Наш адрес: ivan@example.com, сайт https://example.com/12x30.",
  "Созвонимся в 15:30 или завтра утром.",
  "Договор от 12.05.2026 у бухгалтера.",
  "Через 3 недели начинаем сезон.",
  "Ворон прилетел и вороны улетели.",
  "Держим 200 голов и 12 лошадей.",
  "Зимой у нас до -35.",
  "До трассы 15 км, от забора 3 метра.",
  "Заявка № 18-40, п. 3.2, каб. 415.",
];

test("a sentence about something else may add a question, and changes no parameter", () => {
  fc.assert(
    fc.property(wishes(priceList), fc.constantFrom(...UNRELATED), fc.boolean(), ({ text }, other, isBefore) => {
      const { parameters, questions } = read(isBefore ? `${other} ${text}.` : `${text}. ${other}`);
      const alone = read(text);
      const open = new Set(
        questions.flatMap(({ parameter, choices }) => [
          parameter,
          ...choices.flatMap((one) => Object.keys(one.parameters)),
        ]),
      );
      for (const [name, value] of Object.entries(alone.parameters))
        if (!open.has(name)) expect([name, parameters[name]]).toEqual([name, value]);
      for (const name of Object.keys(parameters)) expect(alone.parameters).toHaveProperty(name);
    }),
    { numRuns: runs(10_000) },
  );
});

describe("any text", () => {
  const known = [...EXACT.keys(), ...STEMS.keys()];
  const words = fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom("12", "30", "4,35", "х", "на", "м", "мм", ",", ".", "-", "не", "без", "и", "2", "шт", "?", "по"),
    fc.string({ maxLength: 8 }),
    fc.integer({ min: 0, max: 99_999 }).map(String),
  );
  const text = fc.oneof(
    fc.string({ maxLength: 200, unit: "grapheme" }),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join(" ")),
    fc.array(words, { maxLength: 40 }).map((parts) => parts.join("")),
  );

  test("is answered as described, each word in its place, and nothing is said that no word says", () => {
    fc.assert(
      fc.property(text, (said) => {
        const understood = read(said);
        understandingSchema.parse(understood);
        const { used, not_used, not_offered, notes, assumed, parameters, questions, complete } = understood;
        for (const place of [...used, ...not_used, ...not_offered, ...notes]) {
          expect(said.slice(place.start, place.end)).toBe(place.text);
          expect(place.text).not.toBe("");
        }
        const told = new Set([...used, ...assumed].map(({ parameter }) => parameter));
        expect(Object.keys(parameters).filter((name) => !told.has(name))).toEqual([]);
        if (questions.length > 0) expect(understood.url).toBeUndefined();
        expect(complete).toBe(questions.length === 0 && not_used.length === 0);
      }),
      { numRuns: runs(100_000) },
    );
  }, 240_000);

  test("a name that every object has is a word like any other", () => {
    for (const word of ["constructor=1", "constructor: да", "__proto__=1", "toString=1", "hasOwnProperty=нет"]) {
      const { parameters, used } = read(word);
      expect({ parameters, used }).toEqual({ parameters: {}, used: [] });
    }
  });

  test("a text that is too long is read up to a word, and the rest is told", () => {
    const said = `двускатный 12х30${" и так далее".repeat(200)} двое ворот`;
    const { not_used, complete } = read(said);
    const { start, end, text: rest } = not_used.at(-1)!;
    expect(said.slice(start, end)).toBe(rest);
    expect([end, said[start - 1], complete]).toEqual([said.length, " ", false]);
    expect(rest).toContain("двое ворот");
  });

  test("the same text says the same", () => {
    fc.assert(
      fc.property(text, (said) => void expect(read(said)).toEqual(read(said))),
      { numRuns: runs(500) },
    );
  });
});
