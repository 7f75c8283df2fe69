import { describe, expect, test } from "vitest";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "../engine/create-engine.ts";
import type { CalcResponse, ErrorBody } from "../engine/response.ts";
import { english as inEnglish } from "../messages/en/answers.ts";
import { search } from "../search/search.ts";
import type { SearchResponse } from "../search/response.ts";
import { understoodSchema, type Understood } from "../understanding/response.ts";
import { doorEngine } from "./asked/door-engine.ts";
import { wishAnswer } from "./wish.ts";

const { baseUrl } = engine;
const russian = doorEngine(engine);
const english = doorEngine(createEngine({ priceList, manufacturer, baseUrl, language: inEnglish }));

/** What a wish is answered, and that it is of the documented shape. */
function answer(text: string, beside: object = {}, asked = russian): Understood {
  const { status, body } = wishAnswer(asked, Object.entries({ text, ...beside }));
  if (status !== 200) throw new Error(body.error.details.join("; "));
  return understoodSchema.parse(body);
}

function refusal(text: unknown, beside: object = {}): ErrorBody["error"] {
  const { status, body } = wishAnswer(russian, Object.entries({ text, ...beside }));
  if (status === 200) throw new Error("it is answered");
  return body.error;
}

const calculated = (parameters: object): CalcResponse => {
  const { status, body } = engine.calculate({ ...parameters });
  if (status !== 200) throw new Error(body.error.details.join("; "));
  return body;
};
const total = (parameters: object): number => calculated(parameters).result.total_with_vat;
const sized = { roof: "dvuhskat", width: 12, length: 30 };

describe("a reading", () => {
  const reading = (parameters: object, left_out: string[] = []) => {
    const { result, calculation_id } = calculated(parameters);
    return { total_with_vat: result.total_with_vat, calculation_id, as_read: true, left_out };
  };

  test("is the calculation that url leads to", () => {
    const body = answer("двускатный 12 на 30, двое ворот в торце, с монтажом");
    expect(body.parameters).toEqual({ ...sized, gates: 2, gates_pos: 1, montazh: true });
    expect(body.reading).toEqual(reading(body.parameters));
    expect(calculated(Object.fromEntries(new URL(body.url!).searchParams))).toEqual(calculated(body.parameters));
  });

  test.each<[text: string, left_out: string[], told?: object]>([
    ["двускатный 12 на 30, доставка, на балансире", ["без доставки", "балансире"]],
    ["двускатный 12 на 30, снег V", ["снег\u00a0V\u00a0— отдельный проект"], { loads: { snow_region: "III" } }],
    ["двускатный 12 на 30 под ключ", ["под ключ\u00a0— без фундамента, доставки и полотен"]],
    ["двускатный 12 на 30, с фундаментом и с фундаментом", ["без фундамента"]],
    ["двускатный 12 на 30, цена без НДС и чертежи", []],
  ])("tells what it goes without: %s", (text, left_out, told = {}) => {
    const stating = doorEngine(
      createEngine({ priceList, baseUrl, manufacturer: { ...manufacturer, ...told } as never }),
    );
    const body = answer(text, {}, stating);
    expect(body.questions).toEqual([]);
    expect(body.reading).toEqual(reading(body.parameters, left_out));
  });

  test("is not there while a question is open, nor without sizes, nor of what does not fit", () => {
    expect(answer("ангар 12 на 30")).not.toHaveProperty("reading");
    expect(answer("какая у вас скидка")).not.toHaveProperty("reading");
    expect(answer("ангар до трёх миллионов")).not.toHaveProperty("reading");
    const crowded = answer("двускатный 12 на 5, 8 ворот");
    expect(engine.calculate(crowded.parameters).status).toBe(400);
    expect(crowded).not.toHaveProperty("reading");
    expect(crowded).not.toHaveProperty("url");
    expect(crowded.questions.map(({ parameter, choices }) => [parameter, choices])).toEqual([["gates", []]]);
  });

  test("goes without an option that changes nothing, by its words", () => {
    expect(answer("двускатный 12 на 30, сборная ферма").reading!.left_out).toEqual(["сборная ферма"]);
  });
});

describe("an open question", () => {
  test("has the total of each answer that makes a calculation", () => {
    const { questions, parameters } = answer("ангар 12 на 30 с монтажом");
    expect(parameters).toEqual({ width: 12, length: 30, montazh: true });
    expect(questions.map(({ choices }) => choices.map((one) => [one.value, one.total_with_vat]))).toEqual([
      ["dvuhskat", "odnoskat-pristavnoy", "odnoskat-otdelno"].map((roof) => [roof, total({ ...parameters, roof })]),
    ]);
  });

  test("tells of each what is rounded for it", () => {
    const choices = answer("ангар 12 на 30").questions[0]!.choices;
    expect(choices.map(({ normalization_notes }) => normalization_notes)).toEqual(
      choices.map(({ value }) => calculated({ ...sized, roof: value }).normalization_notes),
    );
    expect(choices.filter(({ normalization_notes }) => normalization_notes).map(({ value }) => value)).toEqual([
      "odnoskat-otdelno",
    ]);
  });

  test("of a size that is not made has the nearest hangars with theirs", () => {
    const nearest = [
      { roof: "dvuhskat", width: 18 },
      { roof: "s-kolonnoy-po-centru", width: 23.7 },
    ];
    expect(answer("20 на 50").questions.map(({ choices }) => choices)).toMatchObject([
      nearest.map((parameters) => ({ parameters, total_with_vat: total({ ...parameters, length: 50 }) })),
    ]);
  });

  test("has none where an answer leaves the calculation incomplete", () => {
    const { questions } = answer("двускатный, длина 30");
    expect(questions[0]!.choices.length).toBe(4);
    expect(questions[0]!.choices.map(({ parameters }) => parameters)).toEqual(
      [10, 12, 15, 18].map((width) => ({ width })),
    );
    expect(questions[0]!.choices.map((one) => one.total_with_vat)).toEqual(
      [10, 12, 15, 18].map((width) => total({ ...sized, width })),
    );
    const both = answer("ангар шириной 12");
    expect(both.questions.map(({ parameter }) => parameter)).toEqual(["roof", "length"]);
    for (const { choices } of both.questions)
      for (const one of choices) expect(one).not.toHaveProperty("total_with_vat");
  });
});

describe("a budget without sizes", () => {
  const found = (parameters: object): SearchResponse => {
    const { status, body } = search(russian, { ...parameters });
    if (status !== 200) throw new Error(body.error.details.join("; "));
    return body;
  };

  test.each([
    ["ангар до трёх миллионов", { budget: 3_000_000 }],
    ["односкатный приставной до 3 млн, с двумя воротами", { budget: 3_000_000, roof: "odnoskat-pristavnoy", gates: 2 }],
    ["от 300 квадратов до 5 млн под ключ", { budget: 5_000_000, area_min: 300 }],
  ])("is answered with the best three of the selection and its count: %s", (text, said) => {
    const body = answer(text);
    const { parameters, found: count, items } = body.search!;
    expect(parameters).toMatchObject(said);
    const selection = found(parameters);
    expect(selection.items.length).toBeGreaterThan(3);
    expect([count, items]).toEqual([selection.found, selection.items.slice(0, 3)]);
    expect(found(Object.fromEntries(new URL(body.search!.url!).searchParams))).toEqual(selection);
    expect(body.url).toBe(body.search!.url);
    expect(body).not.toHaveProperty("reading");
  });

  test("that is enough for nothing has the cheapest", () => {
    const { parameters, found: count, items, over_budget } = answer("ангар до 100 тысяч").search!;
    expect([count, items, over_budget]).toEqual([0, [], found(parameters).over_budget]);
  });

  test("beside one hangar says whether it is enough for that", () => {
    const { parameters, search, reading } = answer("двускатный 12 на 30 до 500 тысяч");
    expect(reading!.total_with_vat).toBe(total(parameters));
    expect(search!.parameters).toMatchObject({ budget: 500_000, width_min: 12, width_max: 12 });
    expect([search!.found, search!.over_budget]).toEqual([0, found(search!.parameters).over_budget]);
  });

  test("with a question has none", () => {
    const open = answer("ангар 300 квадратов");
    expect(open.questions.map(({ parameter }) => parameter)).toEqual(["budget"]);
    expect(open.search).toEqual({ parameters: { area_min: 300 } });
  });
});

describe("parameters beside text", () => {
  const erected = { ...sized, montazh: true };

  test.each([
    ["as JSON has them", sized],
    ["as a link has them", { roof: "dvuhskat", width: "12000", length: "30,0" }],
    ["null where nothing is given", { ...sized, height: null, montazh: null }],
  ])("go on a conversation: %s", (_, beside) => {
    const body = answer("а с монтажом?", beside);
    expect([body.parameters, body.questions, body.reading?.total_with_vat]).toEqual([erected, [], total(erected)]);
  });

  test("are as a calculation reads them, and stand in parameters so that they can be sent again", () => {
    const beside = { ...sized, height: 5550, gates: "2", gates_pos: 1, rails: 1610, truss: "Цельный", welded: "да" };
    const body = answer("а с монтажом?", beside);
    const parameters = {
      ...erected,
      height: 5.55,
      gates: 2,
      gates_pos: 1,
      rails: "h1610",
      truss: "solid",
      welded: true,
    };
    expect(body.parameters).toEqual(parameters);
    expect(body.reading?.total_with_vat).toBe(total({ ...beside, montazh: true }));
    expect(answer("а с монтажом?", body.parameters).parameters).toEqual(parameters);
  });

  test("are rounded in no silence", () => {
    const body = answer("а с монтажом?", { ...sized, width: 11.9 });
    const { normalization_notes, calculation_id } = calculated({ ...erected, width: 11.9 });
    expect(normalization_notes).toHaveLength(1);
    expect(body.reading).toMatchObject({ normalization_notes, calculation_id });
    expect(answer("а с монтажом?", sized).reading).not.toHaveProperty("normalization_notes");
  });

  test("may be changed by the text", () => {
    expect(answer("а если 15 на 40 без монтажа?", erected).parameters).toMatchObject({ roof: "dvuhskat" });
    expect(answer("длина 40", erected).parameters).toEqual({ ...erected, length: 40 });
  });

  test.each<[what: string, beside: object, code: string, detail: string]>([
    ["a value that is none", { montazh: "maybe" }, "invalid_parameter", "montazh: пришло «maybe»"],
    [
      "a name that is none",
      { montaz: 1 },
      "unknown_parameter",
      "montaz: такого параметра нет; возможно, имелся в виду montazh?",
    ],
    ["more than there may be", { gates: 1000 }, "invalid_parameter", "gates: пришло «1000»"],
    [
      "a price list",
      { prices_version: "2026-01-01" },
      "unknown_parameter",
      "prices_version: пожелание читают по сегодняшнему",
    ],
    [
      "what a wish does not have",
      { explain: 1 },
      "unknown_parameter",
      "explain: такого параметра нет; есть text, roof, width",
    ],
  ])("are checked as a calculation checks them: %s", (_, beside, code, detail) => {
    const error = refusal("а с монтажом?", beside);
    expect(error.code).toBe(code);
    expect(error.details[0]).toContain(detail);
  });
});

describe("a text that lost its letters", () => {
  test.each(["??????????? 12 ?? 30 ? ????????", "????", "двускатный \ufffd\ufffd 12 на 30"])("%s", (text) => {
    const { code, problems, details } = refusal(text);
    expect([code, problems]).toEqual([
      "invalid_parameter",
      [{ code: "invalid_parameter", parameter: "text", came: text }],
    ]);
    expect(details).toEqual([
      `text: пришло «${text}»; буквы потеряны: текст пришёл не в UTF-8 — отправьте исходный в UTF-8, в адресе — с процентным кодированием`,
    ]);
  });

  test.each(["двускатный 12 на 30??", "12 на 30??? почём", "сколько стоит ангар 12 на 30 ???"])(
    "unlike: %s",
    (text) => {
      expect(answer(text).parameters).toMatchObject({ width: 12, length: 30 });
    },
  );
});

describe("in English", () => {
  test("links lead to answers in English, and figures are the same", () => {
    const text = "двускатный 12 на 30 до 3 млн, с доставкой";
    const [own, usual] = [answer(text, {}, english), answer(text)];
    expect(own.url).toBe(`${usual.url}&lang=en`);
    expect(own.search?.url).toBe(`${usual.search?.url}&lang=en`);
    expect(own.reading).toEqual({ ...usual.reading, left_out: ["without delivery"] });
  });

  test("the best of a selection are told in English", () => {
    const { items } = answer("ангар до трёх миллионов", { lang: "en" }, english).search!;
    const selection = search(english, { budget: 3_000_000 });
    expect(items).toEqual((selection.body as SearchResponse).items.slice(0, 3));
    for (const { url } of items!) expect(url).toMatch(/&lang=en$/);
  });
});
