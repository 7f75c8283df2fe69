import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { engine, priceList } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { wishes } from "../../tests/support/wish-writer.ts";
import type { Loads } from "../price-list/schema.ts";
import type { Values } from "./reading.ts";
import { understandingSchema, type Understanding } from "./response.ts";
import { russian } from "./texts/russian.ts";
import { understand } from "./understand.ts";
import { EXACT, STEMS } from "./words/lexicon.ts";
import { meaningOf } from "./words/meaning-of.ts";

const read = (text: string, given?: Values): Understanding =>
  understand(text, { priceList, baseUrl: "https://hangars.example", texts: russian }, given);

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

  test("an answer to each question decides it", () => {
    fc.assert(
      fc.property(wishes(priceList), ({ text }) => {
        let given: Values = {};
        for (let understood = read(text); understood.questions.length > 0; understood = read(text, given)) {
          const [{ parameter, choices }] = understood.questions as [Understanding["questions"][number]];
          expect(given).not.toHaveProperty(parameter);
          given = { ...given, ...(choices[0]?.parameters ?? { [parameter]: 30 }) };
        }
      }),
      { numRuns: runs(2_000) },
    );
  });
});

describe("a word that may deny an option beside it", () => {
  const OPTIONS = { panels: "panels", piles: "piles", anchors: "anchors", montazh: "montazh", welded: "welded" };
  const LATIN = "abcdefghijklmnopqrstuvwxyz".split("");
  const unknown = fc
    .array(fc.constantFrom(...LATIN), { minLength: 2, maxLength: 9 })
    .map((letters) => letters.join(""))
    .filter((word) => meaningOf(word) === undefined && !/^mm?x$/.test(word));
  const known =
    "no,not,non,none,without,w/o,wo,sans,bez,net,nyet,ne nado,nor,except,minus,excl.,excluding,don't need,0";
  const denial = fc.constantFrom(...known.split(","), ..."бес,бз,беез,нету,нт,н е надо,кромке".split(","));

  test("leaves it asked or denied, whichever of them stands first", () => {
    fc.assert(
      fc.property(
        fc.oneof(unknown, denial),
        fc.constantFrom(...Object.entries(OPTIONS)),
        fc.boolean(),
        (word, [name, option], isBefore) => {
          const { parameters } = read(`dvuhskat 12x30, ${isBefore ? `${word} ${option}` : `${option} ${word}`}`);
          expect(parameters).not.toHaveProperty(name, true);
        },
      ),
      { numRuns: runs(10_000) },
    );
  });
});

describe("a number that nobody can place", () => {
  const LETTERS = "абвгдежзийклмнопрстуфхцчшщъыьэюя".split("");
  const unknown = fc
    .array(fc.constantFrom(...LETTERS), { minLength: 5, maxLength: 9 })
    .map((letters) => `ы${letters.join("")}`)
    .filter((word) => meaningOf(word) === undefined);

  test("names no price, and is asked about or read", () => {
    fc.assert(
      fc.property(unknown, fc.integer({ min: 2, max: 60 }), fc.boolean(), (word, number, isBefore) => {
        const said = `двускатный 12х30, ${isBefore ? `${number} ${word}` : `${word} ${number}`}`;
        const { url, used, questions, not_used } = read(said);
        const isRead = used.some(({ start }) => start > said.indexOf(","));
        expect(url === undefined || isRead, said).toBe(true);
        if (!isRead) {
          expect(questions).not.toEqual([]);
          expect(not_used.map(({ text }) => text).join(" ")).toContain(String(number));
        }
      }),
      { numRuns: runs(5_000) },
    );
  });

  test("leaves what is read as it is, and its answer names the price", () => {
    const said = "двускатный 12х30, двое ворот, в свету 4,5";
    const { parameters, questions, url } = read(said);
    expect(parameters).toEqual({ roof: "dvuhskat", width: 12, length: 30, gates: 2 });
    expect(url).toBeUndefined();
    const [{ choices }] = questions as [Understanding["questions"][number]];
    expect(choices.map(({ text }) => text)).toEqual(["посчитать без этого"]);
    expect(read(said, choices[0]!.parameters)).toMatchObject({ parameters, questions: [] });
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

test("a sentence about something else changes no parameter", () => {
  fc.assert(
    fc.property(wishes(priceList), fc.constantFrom(...UNRELATED), fc.boolean(), ({ text }, other, isBefore) => {
      const { parameters, questions } = read(isBefore ? `${other} ${text}.` : `${text}. ${other}`);
      const alone = read(text);
      expect(parameters).toEqual(alone.parameters);
      expect(questions.map(({ parameter }) => parameter)).toEqual(alone.questions.map(({ parameter }) => parameter));
    }),
    { numRuns: runs(10_000) },
  );
});

describe("any text", () => {
  const known = [...EXACT.keys(), ...STEMS.keys()];
  const words = fc.oneof(
    fc.constantFrom(...known),
    fc.constantFrom("12", "30", "4,35", "х", "на", "м", "мм", ",", ".", "-", "не", "без", "и", "2", "шт"),
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
        const { used, not_used, not_offered, parameters } = understood;
        for (const place of [...used, ...not_used, ...not_offered]) {
          expect(said.slice(place.start, place.end)).toBe(place.text);
          expect(place.text).not.toBe("");
        }
        expect(Object.keys(parameters).filter((name) => !used.some(({ parameter }) => parameter === name))).toEqual([]);
        if (understood.questions.length > 0) expect(understood.url).toBeUndefined();
      }),
      { numRuns: runs(100_000) },
    );
  }, 240_000);

  test("a name that every object has is a word like any other", () => {
    for (const word of ["constructor=1", "constructor: да", "__proto__=1", "toString=1", "hasOwnProperty=нет"]) {
      const { parameters, used, not_used } = read(word);
      expect({ parameters, used }).toEqual({ parameters: {}, used: [] });
      expect(not_used).not.toEqual([]);
    }
    // Behind a unit a power is looked for.
    const { not_offered } = read("м.hasOwnProperty21 вытяжка");
    expect(not_offered.map(({ text }) => text)).toEqual(["вытяжка"]);
  });

  test("a region that the manufacturer states is in the price, and another stands beside it in short", () => {
    const under = (text: string, loads?: Loads) => {
      const { not_offered, notes } = understand(text, { priceList, loads, baseUrl: engine.baseUrl, texts: russian });
      return [not_offered.map(({ in_short }) => in_short), notes.map(({ note }) => note)];
    };
    const loads = { snow_region: "III", wind_region: "II" } as const;
    const covered = "На этот район каркас и рассчитан: так заявил производитель.";
    expect(under("двускатный 12х30, снег 3 район, ветер I", loads)).toEqual([[], [covered]]);
    const beyond = ["снег\u00a0IV\u00a0— отдельный проект", "ветер\u00a0III\u00a0— отдельный проект"];
    expect(under("двускатный 12х30, снег 4 район, ветер III", loads)).toEqual([beyond, []]);
    expect(under("двускатный 12х30, снег 1 район")).toEqual([["снег\u00a0I\u00a0— отдельный проект"], []]);
  });

  test("a correction behind a roof is of the size alone", () => {
    const { questions } = read("евро 51 =c odnoskatotdelno х м 60!9Ym нету 42040 опорами сделайте , шт рассчита");
    const roofs = questions.flatMap(({ choices }) => choices.map(({ parameters }) => parameters["roof"]));
    expect(roofs).not.toContain(42_040);
  });

  test("a letter that is two when it is small moves no place", () => {
    const { used } = read("İİİ, ldecrfnysq 12 yf 30 vjynf;");
    expect(used.map(({ text }) => text)).toEqual(["ldecrfnysq", "12", "30", "vjynf;"]);
    expect(read("İİ-ворота двускатный").used.at(-1)).toMatchObject({ text: "двускатный", start: 10, end: 20 });
  });

  test("the place of gates is that of the opening before it in its sentence", () => {
    const places = (said: string) => read(said).used.filter(({ parameter }) => parameter === "gates_pos");
    expect(places("окна 2. Сбоку ворота 2")).toMatchObject([{ text: "Сбоку", value: 0 }]);
    expect(places("ворота 2. Сбоку окна 2")).toEqual([]);
    expect(places("окна сбоку ".repeat(80))).toEqual([]);
  });

  test("a text that is too long is read up to a word, and the rest is told", () => {
    const said = `двускатный 12х30${" и так далее".repeat(200)} двое ворот`;
    const { url, not_used } = read(said);
    expect(url).toBe("https://hangars.example/v1/calc?roof=dvuhskat&width=12&length=30");
    const { start, end, text } = not_used.at(-1)!;
    expect(said.slice(start, end)).toBe(text);
    expect([end, said[start - 1]]).toEqual([said.length, " "]);
    expect(text).toContain("двое ворот");
  });

  test("the same text says the same", () => {
    fc.assert(
      fc.property(text, (said) => void expect(read(said)).toEqual(read(said))),
      { numRuns: runs(500) },
    );
  });
});
