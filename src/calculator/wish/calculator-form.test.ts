import { describe, expect, test } from "vitest";
import { set, USUAL_HANGAR, wishOfCalculator } from "../../../tests/support/wish-beside.ts";
import { fieldOf } from "./calculator-form.ts";
import { read } from "./reading/parser.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

describe("what the words leave open is answered", () => {
  test("by a choice, which can be changed", () => {
    const page = wishOfCalculator();
    page.type(OPEN);
    page.press("без монтажа каркаса");
    expect(page.questions).toEqual([]);
    expect(page.answered).toEqual(["без монтажа каркаса"]);
    expect(page.form).toMatchObject({ montazh: "0", panels_montazh: "1" });
    page.retract("без монтажа каркаса");
    expect(page.questions).toEqual(["montazh"]);
    page.press("с монтажом каркаса");
    expect(page.form).toMatchObject({ montazh: "1" });
  });

  test("first by a roof, then by one of its widths", () => {
    const page = wishOfCalculator();
    page.type("нужен ангар длиной 40");
    expect(page.questions).toEqual(["roof"]);
    page.press("двускатный");
    expect(page.choices).toEqual(["10\u00a0м", "12\u00a0м", "15\u00a0м", "18\u00a0м"]);
    page.press("15\u00a0м");
    expect(page.questions).toEqual([]);
    expect(page.form).toEqual({ ...USUAL_HANGAR, width: "15", length: "40", gates: "0" });
  });

  test("by a roof that has the sizes that were said", () => {
    const page = wishOfCalculator();
    page.type("8 на 20 трое ворот");
    expect(page.form).toEqual({ ...USUAL_HANGAR, length: "20", gates: "3" });
    page.press(/приставной/);
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ roof: "odnoskat-pristavnoy", width: "8", length: "20", gates: "3" });
  });

  test("by the only roof that has them, which is told to be assumed", () => {
    const page = wishOfCalculator();
    page.type("24 на 60 трое ворот");
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ roof: "s-kolonnoy-po-centru", width: "24", length: "60", gates: "3" });
    expect(page.assumed).toMatchObject({ roof: "с колонной по центру" });
  });

  test("by the form, whatever field it is about, as long as that holds a number", () => {
    const page = wishOfCalculator();
    page.type("ангар длиной 40, с воротами и дверями");
    expect(page.questions).toEqual(["gates", "doors", "roof"]);
    page.do(set("roof", "s-kolonnoy-po-centru"));
    // The width that came with the roof is nobody's answer.
    expect(page.questions).toEqual(["gates", "doors", "width"]);
    page.do(set("width", "24"));
    page.do(set("doors", "5"));
    page.do(set("gates", "7"));
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ width: "24", length: "40", gates: "7", doors: "5" });
    page.do(set("gates", ""));
    expect(page.questions).toEqual(["gates"]);
    page.do(set("gates", "6"));
    expect(page.questions).toEqual([]);
    expect(page.form.gates).toBe("6");
  });

  test("by a field whose text stays as it was typed, under other words too", () => {
    const page = wishOfCalculator();
    page.type("двускатный шириной 12");
    page.do(set("length", "54,0 м"));
    expect(page.questions).toEqual([]);
    page.type("двускатный шириной 15");
    expect(page.questions).toEqual([]);
    expect(page.form).toMatchObject({ width: "15", length: "54,0 м" });
  });

  test("by what stands in the form, and is then what stands there now", () => {
    const page = wishOfCalculator();
    page.type("двускатный шириной 15, двое ворот");
    expect(page.standing).toEqual({ length: 30 });
    page.pressStanding("length");
    expect(page.questions).toEqual([]);
    page.do(set("length", "54"));
    expect(page.answered).toEqual([{ length: 54 }]);
  });

  test("by the roof of a hangar that was chosen, and not by that of the page's example", () => {
    const link = { ...USUAL_HANGAR, roof: "odnoskat-pristavnoy", width: "10", length: "25", panels: "1" };
    const page = wishOfCalculator({ form: link });
    page.type("ширина 10, длина 25, трое ворот");
    expect(page.standing).toEqual({ roof: "odnoskat-pristavnoy" });
    page.pressStanding("roof");
    expect(page.questions).toEqual([]);
    expect(page.form).toEqual({ ...link, gates: "3" });
    const example = wishOfCalculator();
    example.type("ширина 10, длина 25, трое ворот");
    expect(example.standing).toEqual({ roof: undefined });
  });

  test("of several fields by one of them", () => {
    const page = wishOfCalculator();
    page.type("двускатный 12 на 30, обшить");
    page.do(set("panels", "1"));
    expect(page.questions).toEqual([]);
    expect(page.answered).toEqual(["с сэндвич-панелями"]);
  });

  test("for the words that it was of: those in a cleared field are asked anew", () => {
    const page = wishOfCalculator();
    page.type("ангар 12 на 30 с воротами");
    page.press("двускатный");
    page.press("двое ворот");
    expect(page.questions).toEqual([]);
    page.type("");
    page.type("ангар 15 на 45 с воротами");
    expect(page.questions).toEqual(["gates", "roof"]);
  });
});

test("what is not offered and what nobody could read is in no price", () => {
  const page = wishOfCalculator();
  page.type("двускатный 12 на 30, кран-балка, зелёненький");
  page.confirm();
  expect(page.leftOut.sentences).toEqual(["Не учтено: «кран-балка» и «зелёненький»."]);
});

describe("a price of words", () => {
  const WORDS = "двускатный 12 на 30, с доставкой";

  test("is what was read again with another answer", () => {
    const page = wishOfCalculator();
    page.type("двускатный 12 на 30, двое ворот, монтаж?");
    page.press(/^с монтажом/);
    page.confirm();
    expect(page.wish.reading).toBe("confirmed");
    page.retract(page.wish.answers![0]!.text);
    page.press(/^без монтажа/);
    expect(page.wish.reading).toBe("as read");
  });

  test("is what was read until they are confirmed, and again once there are others", () => {
    const page = wishOfCalculator();
    page.type(WORDS);
    expect([page.wish.reading, page.leftOut.isAsRead]).toEqual(["as read", true]);
    page.confirm();
    expect([page.wish.reading, page.leftOut.isAsRead]).toEqual(["confirmed", false]);
    page.do(set("length", "36"));
    expect(page.wish.reading).toBe("confirmed");
    page.type(`${WORDS}, двое ворот`);
    expect(page.wish.reading).toBe("as read");
  });

  test("is none while a question is open, of words that were taken back, and where they say nothing of a hangar", () => {
    const page = wishOfCalculator();
    page.type("двускатный 12 на 30, с воротами");
    expect(page.wish.reading).toBeUndefined();
    page.press("двое ворот");
    expect(page.wish.reading).toBe("as read");
    page.takeBack();
    expect(page.wish.reading).toBeUndefined();
    for (const text of ["скидка", "двускатный до 5 млн", ""]) {
      page.type(text);
      expect(page.wish.reading, text).toBeUndefined();
    }
  });

  test("stands with what nobody spoke of, as the form has it, until it is set by hand", () => {
    const page = wishOfCalculator({ form: { ...USUAL_HANGAR, montazh: "1", height: "5,55" } });
    page.type("двускатный 12 на 30, без ворот");
    expect(page.assumed).toEqual({
      height: "высота 5,55\u00a0м",
      montazh: "монтаж каркаса",
      panels: "без панелей",
    });
    page.flip("montazh");
    expect(page.form.montazh).toBe("0");
    page.do(set("height", "4,35"));
    expect(page.assumed).toEqual({ panels: "без панелей" });
    page.type("двускатный 12 на 30, без ворот, сэндвич без монтажа");
    expect(page.assumed).toEqual({ filler: "минвата" });
    page.do(set("panels", "0"));
    expect(page.assumed).toEqual({});
  });
});

test.each([
  ["двускатный шириной 12", ["#field-length К полю «Длина»"]],
  ["двускатный 12 на 30, с дверями", ["#field-doors Другое число: к полю «Двери»"]],
  ["двускатный 12 на 30 без монтажа под ключ", [undefined]],
  ["двускатный, 300 квадратов", ["/podbor/?area_min=300&roof=dvuhskat#filter-budget К подбору по бюджету"]],
] as const)("to «%s» an answer is typed at %j", (text, links) => {
  const understanding = read(text, {});
  const told = understanding.questions.map((question) => fieldOf(question, understanding));
  expect(told.map((link) => link && `${link.href} ${link.label}`)).toEqual(links);
});
