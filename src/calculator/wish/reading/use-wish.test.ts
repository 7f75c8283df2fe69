import { describe, expect, test } from "vitest";
import { set, USUAL_HANGAR, wishOfCalculator } from "../../../../tests/support/wish-beside.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";
const WHOLE = "двускатный 15 на 60, трое ворот, с монтажом";
const FILLED = { ...USUAL_HANGAR, width: "15", length: "60", gates: "3", montazh: "1" };

describe("the form follows the words", () => {
  test("what they say is set, what they no longer say goes back, what was changed by hand stays", () => {
    const page = wishOfCalculator();
    page.type(WHOLE);
    expect(page.form).toEqual(FILLED);
    page.do(set("piles", "1"));
    page.type("двускатный 15 на 60");
    expect(page.form).toEqual({ ...FILLED, gates: "0", montazh: "0", piles: "1" });
    page.do(set("length", "42"));
    page.type("двускатный 18 на 60");
    expect(page.form).toMatchObject({ width: "18", length: "42", piles: "1" });
    page.type("двускатный 18 на 54");
    expect(page.form).toMatchObject({ width: "18", length: "54", piles: "1" });
  });

  test("the gate that the page opens with is nobody's wish, but that of a hangar which was chosen is", () => {
    const example = wishOfCalculator();
    example.type("двускатный 18 на 42");
    expect(example.form.gates).toBe("0");
    example.type("двускатный 18 на 42, с воротами");
    expect(example.form.gates).toBe("1");
    example.type("здравствуйте");
    expect(example.form).toEqual(USUAL_HANGAR);
    const chosen = wishOfCalculator({ form: { ...USUAL_HANGAR } });
    chosen.type("двускатный 18 на 42");
    expect(chosen.form.gates).toBe("1");
  });

  test("what is still asked sets nothing", () => {
    const page = wishOfCalculator();
    page.type("двускатный 12 на 30 без монтажа под ключ");
    expect(page.questions).toEqual(["montazh"]);
    expect(page.choices.length).toBeGreaterThan(1);
    expect(page.form.montazh).toBe("0");
  });

  test("words in a cleared field take the place of those before, and the form goes back to what it was", () => {
    const page = wishOfCalculator();
    page.type(WHOLE);
    page.type("");
    expect(page.form).toEqual(FILLED);
    expect(page.wish).toMatchObject({ isFollowed: true, isChanged: false });
    page.type("двускатный 15 на 42");
    expect(page.form).toEqual({ ...USUAL_HANGAR, width: "15", length: "42", gates: "0" });
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("another form beside a cleared field is where the next wish begins", () => {
    const page = wishOfCalculator();
    page.type(WHOLE);
    page.type("");
    const other = { ...USUAL_HANGAR, length: "36", doors: "1" };
    page.do({ type: "switch", link: { form: other, configured: true, notices: [] } });
    expect(page.wish).toMatchObject({ isFollowed: false, isOff: false });
    page.type(WHOLE);
    expect(page.form).toEqual({ ...FILLED, doors: "1" });
    page.takeBack();
    expect(page.form).toEqual(other);
  });
});

describe("a wish that is taken back", () => {
  test("leaves the form as it was before it, and is followed again", () => {
    const before = { ...USUAL_HANGAR, length: "42", piles: "1" };
    const page = wishOfCalculator({ form: before });
    page.type(WHOLE);
    page.do(set("piles", "0"));
    const filled = page.form;
    expect(filled).toMatchObject({ length: "60", montazh: "1", piles: "0" });
    page.takeBack();
    expect(page.form).toEqual(before);
    expect(page.wish).toMatchObject({ isOff: true, isFollowed: false });
    page.again();
    expect(page.form).toEqual(filled);
    expect(page.wish).toMatchObject({ isOff: false, isFollowed: true });
    page.takeBack();
    expect(page.form).toEqual(before);
  });

  test("takes a last letter along that came just before, and brings nothing of it back", () => {
    const page = wishOfCalculator();
    page.type("двускатный 15 на 6");
    page.typeOn("двускатный 15 на 60");
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
    expect(page.wish).toMatchObject({ isOff: true, understanding: { parameters: { length: 60 } } });
    page.again();
    expect(page.form).toMatchObject({ width: "15", length: "60" });
  });

  test("stays so while fields are changed by hand, until its words are others", () => {
    const page = wishOfCalculator();
    page.type(WHOLE);
    page.takeBack();
    page.do(set("doors", "2"));
    expect(page.form).toEqual({ ...USUAL_HANGAR, doors: "2" });
    page.type("двускатный 15 на 60, двое ворот");
    expect(page.wish.isOff).toBe(false);
    expect(page.form).toMatchObject({ length: "60", gates: "2", doors: "2" });
  });

  test("is applied again with what its fields and its form had answered", () => {
    const page = wishOfCalculator();
    page.type(OPEN);
    expect(page.questions).toEqual(["montazh"]);
    page.do(set("montazh", "1"));
    expect(page.questions).toEqual([]);
    page.do(set("piles", "1"));
    const filled = page.form;
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
    page.again();
    expect(page.form).toEqual(filled);
    expect(page.questions).toEqual([]);
  });

  test("takes what a field answered along: of other words it is asked again", () => {
    const page = wishOfCalculator();
    page.type("двускатный шириной 15, двое ворот");
    page.do(set("length", "54"));
    expect(page.questions).toEqual([]);
    page.takeBack();
    expect(page.form.length).toBe(USUAL_HANGAR.length);
    page.type("двускатный шириной 15, трое ворот");
    expect(page.questions).toEqual(["length"]);
  });

  test("of a cleared field is had again too, with what was changed by hand since", () => {
    const page = wishOfCalculator();
    page.type(WHOLE);
    page.type("");
    page.do(set("length", "42"));
    expect(page.wish).toMatchObject({ isFollowed: true, isChanged: true });
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
    page.again();
    expect(page.form).toEqual({ ...FILLED, length: "42" });
    expect(page.wish.isFollowed).toBe(true);
  });
});

describe("a form that takes the place of the words'", () => {
  test("leaves them to be applied again", () => {
    const page = wishOfCalculator();
    page.type(OPEN);
    page.press("с монтажом каркаса");
    const answered = page.form;
    expect(answered).toMatchObject({ montazh: "1", panels_montazh: "1" });
    page.do({ type: "reset" });
    expect(page.form).toEqual(USUAL_HANGAR);
    expect(page.wish).toMatchObject({ isOff: true, isFollowed: false });
    page.again();
    expect(page.form).toEqual(answered);
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("leaves them so also where one of its fields had answered", () => {
    const page = wishOfCalculator();
    page.type("двускатный шириной 15, двое ворот");
    page.do(set("length", "54"));
    page.do({ type: "reset" });
    expect(page.form).toEqual(USUAL_HANGAR);
    expect(page.wish.isOff).toBe(true);
  });

  test("comes back with them where it is taken back itself", () => {
    const page = wishOfCalculator();
    page.type(OPEN);
    const filled = page.form;
    page.do({ type: "reset" });
    page.do({ type: "take back" });
    expect(page.form).toEqual(filled);
    expect(page.wish).toMatchObject({ isOff: false, isFollowed: true });
    expect(page.questions).toEqual(["montazh"]);
  });
});

describe("before the parser has come", () => {
  test("what is set by hand stays, and answers, until the words say something else of it", () => {
    const page = wishOfCalculator({ canRead: false });
    page.type("двускатный 15 на 60, двое ворот, с дверями");
    page.do(set("gates", "4"));
    page.do(set("length", "45"));
    page.do(set("doors", "3"));
    expect(page.form).toEqual({ ...USUAL_HANGAR, gates: "4", length: "45", doors: "3" });
    page.type("двускатный 15 на 90, двое ворот, с дверями, с монтажом");
    page.comeToRead();
    expect(page.form).toEqual({ ...USUAL_HANGAR, width: "15", length: "90", gates: "4", doors: "3", montazh: "1" });
    expect(page.questions).toEqual([]);
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("a roof that is chosen by hand keeps its sizes", () => {
    const page = wishOfCalculator({ canRead: false });
    page.type("двускатный 15 на 60");
    page.do(set("roof", "s-kolonnoy-po-centru"));
    const { roof, width } = page.form;
    page.comeToRead();
    expect(page.form).toMatchObject({ roof, width, length: "60" });
  });

  test("another form is the beginning of the wish", () => {
    const page = wishOfCalculator({ canRead: false });
    page.type("двускатный 15 на 60");
    page.do(set("length", "45"));
    page.do(set("piles", "1"));
    page.do({ type: "reset" });
    page.comeToRead();
    expect(page.form).toMatchObject({ width: "15", length: "60" });
    page.takeBack();
    expect(page.form).toEqual(USUAL_HANGAR);
  });

  test("what stood there when the first words came is what is taken back to", () => {
    const before = { ...USUAL_HANGAR, length: "36" };
    const page = wishOfCalculator({
      form: { ...before, gates: "4" },
      early: before,
      words: "двускатный 15 на 60, двое ворот",
    });
    expect(page.form).toMatchObject({ width: "15", length: "60", gates: "4" });
    page.takeBack();
    expect(page.form).toEqual(before);
  });

  test("of words that were cleared nothing is left", () => {
    const page = wishOfCalculator({ canRead: false });
    page.type("двускатный 15 на 60");
    page.do(set("length", "45"));
    page.type("");
    page.comeToRead();
    page.type("двускатный 15 на 60");
    expect(page.form.length).toBe("60");
    page.takeBack();
    expect(page.form).toEqual({ ...USUAL_HANGAR, length: "45" });
  });
});
