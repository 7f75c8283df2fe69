import { describe, expect, test } from "vitest";
import { setFilter, wishOfSearch } from "../../../tests/support/wish-beside.ts";
import { read } from "../wish/reading/parser.ts";
import { isBeyondMade } from "../wish/wish-words.ts";
import { fieldOf } from "./filter-wish-form.ts";
import { FILTER_DEFAULTS } from "./filters/filter-form.ts";

describe("the filters follow the words", () => {
  test("and go back to what they were", () => {
    const page = wishOfSearch();
    page.type("самый дешёвый двускатный от 300 квадратов до 6 млн, двое ворот, с монтажом");
    expect(page.form).toEqual({
      ...FILTER_DEFAULTS,
      budget: "6\u00a0000\u00a0000",
      area_min: "300",
      roof: "dvuhskat",
      gates: "2",
      montazh: "1",
      sort: "price",
    });
    page.takeBack();
    expect(page.form).toEqual(FILTER_DEFAULTS);
  });

  test("which ask for no size, and bound those that are named", () => {
    const page = wishOfSearch();
    page.type("шириной 12, двое ворот");
    expect(page.questions).toEqual([]);
    expect(page.form).toEqual({ ...FILTER_DEFAULTS, width_min: "11,75", width_max: "12", gates: "2" });
    page.type("двускатный не уже 13, длина от 30 до 40");
    expect(page.questions).toEqual([]);
    expect(page.form).toEqual({
      ...FILTER_DEFAULTS,
      roof: "dvuhskat",
      width_min: "13",
      length_min: "30",
      length_max: "40",
    });
  });

  test("and keep those of a link that the words do not name", () => {
    const page = wishOfSearch({ query: "budget=5000000&gates=2&montazh=1&roof=dvuhskat,odnoskat-otdelno" });
    const before = page.form;
    page.type("до 6 млн, от 300 м2");
    expect(page.form).toEqual({ ...before, budget: "6\u00a0000\u00a0000", area_min: "300" });
  });
});

describe("what the words leave open is answered", () => {
  test("by the budget that stands in the form", () => {
    const page = wishOfSearch();
    page.type("300 квадратов");
    expect(page.standing).toEqual({ budget: 3_000_000 });
    page.pressStanding("budget");
    expect(page.questions).toEqual([]);
    expect(page.form).toEqual({ ...FILTER_DEFAULTS, area_min: "300" });
  });

  test("by the filters", () => {
    const page = wishOfSearch();
    page.type("300 квадратов, с воротами");
    expect(page.questions).toEqual(["gates", "budget"]);
    page.do(setFilter("gates", "2"));
    page.do(setFilter("budget", "7 млн"));
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ area_min: "300", gates: "2", budget: "7 млн" });
  });

  test("where a sum is not surely the most, by another one", () => {
    const page = wishOfSearch();
    page.type("двускатный от 2500000");
    expect(page.questions).toContain("budget");
    page.do(setFilter("budget", "7 млн"));
    expect(page.questions).not.toContain("budget");
    expect(page.form.budget).toBe("7 млн");
  });

  test.each(["длина 300 до 3 млн", "двускатный 12х300, 3 млн"])("by a size that is made: «%s»", (text) => {
    const page = wishOfSearch();
    page.type(text);
    expect(page.questions).toEqual(["length"]);
    page.do(setFilter("length_min", "24"));
    expect(page.questions).toEqual([]);
    page.do(setFilter("length_min", ""));
    expect(page.questions).toEqual(["length"]);
  });

  test("by a bound of the size that is asked about", () => {
    const page = wishOfSearch();
    page.type("двускатный 12 метров до 5 млн");
    expect(page.choices).toContain("ширина 12\u00a0м");
    page.do(setFilter("height_min", "5"));
    expect(page.questions).toHaveLength(1);
    page.do(setFilter("width_min", "15"));
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ width_min: "15", width_max: "", height_min: "5" });
    page.do(setFilter("width_min", ""));
    expect(page.questions).toHaveLength(1);
    page.type("от 400 до 300 м2, до 5 млн");
    expect(page.questions).toHaveLength(1);
    page.do(setFilter("area_max", "400"));
    expect(page.questions).toEqual([]);
  });

  test("by the roofs, once all that are searched for are of the words", () => {
    const page = wishOfSearch();
    page.type("односкатный, до 5 млн");
    expect(page.questions).toEqual(["roof"]);
    page.do(setFilter("roof", ""));
    expect(page.questions).toEqual(["roof"]);
    page.do(setFilter("roof", "odnoskat-pristavnoy,odnoskat-otdelno"));
    expect(page.questions).toEqual([]);
  });
});

test.each([
  ["длина 300 до 3 млн", ["#filter-length_min К полю «Длина от»"]],
  ["двускатный 12х300, 3 млн", ["#filter-length_min К полю «Длина от»"]],
  ["не уже 25", ["#filter-width_min К полю «Ширина от»"]],
  ["до 3 млн, с воротами", ["#field-gates Другое число: к полю «Ворота 4×4\u00a0м»"]],
  ["300 квадратов", ["#filter-budget К полю «Бюджет»"]],
  ["двускатный от 2500000", ["#filter-budget Другая сумма: к полю «Бюджет»"]],
] as const)("to «%s» an answer is typed at %j", (text, links) => {
  const page = wishOfSearch();
  page.type(text);
  const told = page.wish.understanding!.questions.map(fieldOf);
  expect(told.map((link) => link && `${link.href} ${link.label}`)).toEqual(links);
});

test.each([
  ["высота 10", 1],
  ["12х300", 1],
  ["не уже 25", 1],
  ["двускатный 25 на 60, двое ворот", 1],
  ["двускатный 12 метров", 0],
])("of the questions to «%s» so many are of what is not made: %i", (text, count) => {
  const page = wishOfSearch();
  page.type(text);
  const { questions } = page.wish.understanding!;
  expect(questions.filter((question) => isBeyondMade(question, page.wish.understanding!))).toHaveLength(count);
});

test("which of two hangars is asked to be found, not calculated", () =>
  expect(read("двускатный 12 на 30, 15 на 45", {}, true).questions[0]!.text).toMatch(
    /: какой из ангаров подобрать\?$/,
  ));

describe("what was found by words", () => {
  const WORDS = "двускатный от 300 м2 до 6 млн";

  test("is what was read until they are confirmed", () => {
    const page = wishOfSearch();
    page.type(WORDS);
    expect(page.wish.reading).toBe("as read");
    page.confirm();
    expect(page.wish.reading).toBe("confirmed");
    page.type("скидка");
    expect(page.wish.reading).toBeUndefined();
  });

  test("stands with what nobody spoke of, until it is set by hand", () => {
    const page = wishOfSearch();
    page.type(WORDS);
    expect(page.assumed).toEqual({ gates: "без ворот", montazh: "без монтажа каркаса", panels: "без панелей" });
    page.flip("montazh");
    page.do(setFilter("gates", "1"));
    expect(page.form).toMatchObject({ montazh: "1", gates: "1" });
    expect(page.assumed).toEqual({ panels: "без панелей" });
  });
});
