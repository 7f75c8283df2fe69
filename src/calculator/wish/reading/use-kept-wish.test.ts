import { describe, expect, test, vi } from "vitest";
import { parsed } from "../../ui/stored-text.ts";
import {
  inMemory,
  set,
  setFilter,
  USUAL_HANGAR,
  wishOfCalculator,
  wishOfSearch,
} from "../../../../tests/support/wish-beside.ts";
import { bringBack, noteWhatStands, takeOut } from "../kept-wish.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";
const WHOLE = "двускатный 18 на 60, трое ворот";

/** The same page after a reload: its address brings the form, the tab the words. */
const reloaded = ({ form, kept }: ReturnType<typeof wishOfCalculator>) => wishOfCalculator({ form, kept });

describe("a wish comes back with its form", () => {
  test("and its questions, then with their answers, and can be taken back", () => {
    const first = wishOfCalculator();
    first.type(OPEN);
    const asked = reloaded(first);
    expect(asked.words).toBe(OPEN);
    expect(asked.questions).toEqual(["montazh"]);
    asked.press("с монтажом каркаса");
    const answered = reloaded(asked);
    expect(answered.questions).toEqual([]);
    expect(answered.answered).toEqual(["с монтажом каркаса"]);
    expect(answered.form).toEqual(asked.form);
    answered.takeBack();
    expect(answered.form).toEqual(USUAL_HANGAR);
  });

  test("as that was changed by hand since", () => {
    const first = wishOfCalculator();
    first.type(WHOLE);
    first.do(set("length", "40"));
    const page = reloaded(first);
    expect(page.form).toEqual(first.form);
    page.type("двускатный 18 на 60, двое ворот");
    expect(page.form).toMatchObject({ gates: "2", length: "40" });
  });

  test("as an answer's own field was changed by hand since", () => {
    const first = wishOfCalculator();
    first.type(OPEN);
    first.press("с монтажом каркаса");
    first.do(set("montazh", "0"));
    const page = reloaded(first);
    expect(page.form).toEqual(first.form);
    expect(page.form.montazh).toBe("0");
  });

  test("taken back, to be applied again", () => {
    const first = wishOfCalculator();
    first.type(OPEN);
    first.do(set("montazh", "1"));
    first.do(set("piles", "1"));
    const filled = first.form;
    first.takeBack();
    const page = reloaded(first);
    expect(page.form).toEqual(USUAL_HANGAR);
    expect(page.wish).toMatchObject({ isOff: true, isFollowed: false });
    page.again();
    expect(page.form).toEqual(filled);
    expect(page.questions).toEqual([]);
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("where another one has taken its place: to be applied again", () => {
    const first = wishOfCalculator();
    first.type(WHOLE);
    const filled = first.form;
    first.do({ type: "reset" });
    const page = reloaded(first);
    expect(page.wish.isOff).toBe(true);
    page.again();
    expect(page.form).toEqual(filled);
  });

  test("with the words that nobody had read when the page was left", () => {
    const first = wishOfCalculator();
    first.type("двускатный 15 на 60, пятеро дверей");
    first.do(set("length", "45"));
    const now = "двускатный 15 на 60, трое ворот";
    noteWhatStands(first.kept, "as before", now, true);
    const page = reloaded(first);
    expect(page.words).toBe(now);
    expect(page.form).toMatchObject({ width: "15", length: "45", gates: "3", doors: "0" });
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("and the selection with its filters", () => {
    const first = wishOfSearch();
    first.type("двускатный от 300 квадратов до 6 млн, с воротами");
    first.press("двое ворот");
    first.do(setFilter("area_min", "200"));
    const page = wishOfSearch({
      query: "budget=6000000&area_min=200&roof=dvuhskat&gates=2",
      kept: first.kept,
    });
    expect(page.words).toBe(first.words);
    expect(page.answered).toEqual(["двое ворот"]);
    expect(page.form).toEqual(first.form);
    page.takeBack();
    expect(page.form).toMatchObject({ area_min: "", gates: "0" });
  });
});

test("words that are taken out go with their form, and come back with it and with what was answered", () => {
  const first = wishOfCalculator();
  first.type(OPEN);
  first.press("с монтажом каркаса");
  const field = { value: first.words };
  const taken = takeOut(first.kept, field);
  expect([field.value, wishOfCalculator({ kept: first.kept }).words]).toEqual(["", ""]);
  expect(takeOut(first.kept, field)).toBeUndefined();
  bringBack(first.kept, field, taken!);
  expect(field.value).toBe(OPEN);
  const page = reloaded(first);
  expect([page.words, page.answered, page.questions]).toEqual([OPEN, ["с монтажом каркаса"], []]);
  page.takeBack();
  expect(page.form).toEqual(USUAL_HANGAR);

  const since = { value: "трое ворот" };
  bringBack(first.kept, since, taken!);
  expect(since.value).toBe("трое ворот");
});

test("beside another form it says nothing, and cleared it is gone", () => {
  const first = wishOfCalculator();
  first.type(WHOLE);
  const other = wishOfCalculator({ form: { ...USUAL_HANGAR, length: "42" }, kept: first.kept, canRead: false });
  expect(other.words).toBe("");
  expect(other.form.length).toBe("42");
  first.type("");
  expect(reloaded(first).words).toBe("");
  expect(first.kept.read()).toBeNull();
});

test("words that came along with a card's link stand beside its hangar, which answers their sizes alone", () => {
  vi.stubGlobal("location", new URL("https://hangars.example/?roof=dvuhskat&length=40"));
  const chosen = ["roof", "width", "length"].map((parameter) => ({ parameter, text: "" }));
  const words = { text: "двускатный, двое ворот, с окнами", answers: chosen, to: "/?roof=dvuhskat&length=40" };
  const form = { ...USUAL_HANGAR, length: "40", gates: "2" };
  const page = wishOfCalculator({ form, kept: inMemory(JSON.stringify(words)) });
  vi.unstubAllGlobals();
  expect(page.words).toBe(words.text);
  expect(page.questions).toEqual(["windows"]);
  expect(page.form).toEqual(form);
});

test("words that came along with the menu fill the usual form", () => {
  vi.stubGlobal("location", new URL("https://hangars.example/podbor/"));
  const words = { text: "двускатный 15 на 42, двое ворот, до 6 млн", answers: [], to: "/podbor/" };
  const page = wishOfSearch({ kept: inMemory(JSON.stringify(words)) });
  vi.unstubAllGlobals();
  expect(page.form).toMatchObject({ budget: "6\u00a0000\u00a0000", gates: "2", length_min: "42" });
  page.takeBack();
  expect(page.form).toMatchObject({ budget: "3\u00a0000\u00a0000", gates: "0", length_min: "" });
});

describe("a request to the manufacturer is told", () => {
  test.each([
    [
      "двускатный 12 на 30, двое ворот",
      { isOpen: false, isPartly: false, leftOut: ["Цена по прочитанному, ещё не подтверждена."] },
    ],
    [OPEN, { isOpen: true, isPartly: false, leftOut: [] }],
    [
      "двускатный 12 на 30, кран",
      {
        isOpen: false,
        isPartly: true,
        leftOut: ["Цена по прочитанному, ещё не подтверждена; не учтено: «кран»."],
        leftOutInShort: "по прочитанному; без крана",
      },
    ],
  ])("what of «%s» the hangar beside it does not hold", (text, told) => {
    const page = wishOfCalculator();
    page.type(text);
    expect(parsed(page.kept.read())).toMatchObject({
      text,
      ...told,
      calculationId: page.state.shown!.calculation_id,
    });
  });

  test("of words that were confirmed no more than what they go without", () => {
    const page = wishOfCalculator();
    page.type("двускатный 12 на 30, доставка");
    page.confirm();
    expect(parsed(page.kept.read())).toMatchObject({ leftOut: ["Не учтено: «доставка»."] });
    expect(reloaded(page).wish.reading).toBe("confirmed");
  });

  test("of the selection only where something is asked for that is not made", () => {
    const page = wishOfSearch();
    page.type("двускатный 12 метров");
    expect(parsed(page.kept.read())).not.toHaveProperty("calculationId");
    page.type("двускатный 25 на 60");
    expect(parsed(page.kept.read())).toHaveProperty("calculationId");
  });
});
