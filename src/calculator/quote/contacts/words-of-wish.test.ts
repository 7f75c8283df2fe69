import { describe, expect, test, vi } from "vitest";
import { CONTACT_LIMITS } from "../../../applications/request/contacts.ts";
import { withWords, wordsOfWish } from "./words-of-wish.ts";

const ID = "ANG-12345678-ABCDE";

function wordsOf(wish: object): string {
  vi.stubGlobal("sessionStorage", {
    getItem: () => JSON.stringify({ text: "25 на 60, кран", calculationId: ID, ...wish }),
  });
  const words = wordsOfWish(ID);
  vi.unstubAllGlobals();
  return words;
}

describe("the words of a wish for the manufacturer", () => {
  test.each([
    ["all of it in the calculation", {}, ""],
    ["a part of it in no calculation", { isPartly: true }, "25 на 60, кран"],
    ["still asked", { isOpen: true, isPartly: true }, "Нужен такой ангар, в расчёте — похожий: 25 на 60, кран"],
    ["taken back", { isPartly: true, off: { text: "" } }, ""],
    ["of another hangar", { isPartly: true, calculationId: "ANG-00000000-ABCDE" }, ""],
    ["not read yet", { unread: "25 на 60", beside: ID }, "Нужен такой ангар, в расчёте — похожий: 25 на 60"],
    ["not read yet, beside another hangar", { unread: "25 на 60", beside: "ANG-00000000-ABCDE" }, ""],
  ])("%s: %j", (_what, wish, words) => expect(wordsOf(wish)).toBe(words));

  test.each([
    ["calculator", 2, 1],
    ["search", 1, 2],
    ["search", undefined, 1],
  ])("where both pages have a wish beside the same hangar, those of the %s, which was there last", (last, ...times) => {
    const [calculator, search] = times;
    const kept = (name: string) => ({
      text: name,
      isPartly: true,
      calculationId: ID,
      at: name === "hangar-wish-search" ? search : calculator,
    });
    vi.stubGlobal("sessionStorage", { getItem: (name: string) => JSON.stringify(kept(name)) });
    expect(wordsOfWish(ID)).toBe(`hangar-wish-${last}`);
    vi.unstubAllGlobals();
  });

  test("a long letter ends with a whole word", () => {
    const words = wordsOf({ isPartly: true, text: "нужен ангар ".repeat(300) });
    expect(words).toMatch(/^(нужен ангар )+(нужен|нужен ангар)…$/);
    expect(words.length).toBeLessThanOrEqual(CONTACT_LIMITS.comment);
  });
});

test.each([
  ["first words", "", "", "кран 5 т", "кран 5 т"],
  ["other words", "кран 5 т", "кран 5 т", "кран 10 т", "кран 10 т"],
  [
    "other words, and something beside the old",
    "Срочно! кран 5 т. Звоните",
    "кран 5 т",
    "кран",
    "Срочно! кран. Звоните",
  ],
  ["other words under a comment of one's own", "К весне", "", "кран 5 т", "К весне\n\nкран 5 т"],
  ["other words where those before were rewritten", "кран на 5 т", "кран 5 т", "кран 8 т", "кран на 5 т\n\nкран 8 т"],
  ["the same words, taken out", "", "кран 5 т", "кран 5 т", ""],
  ["words that somebody has written there himself", "Нужен кран 5 т", "", "кран 5 т", "Нужен кран 5 т"],
  ["no words any more", "К весне\n\nкран 5 т", "кран 5 т", "", "К весне"],
  ["no words ever", "К весне ", "", "", "К весне "],
])("a comment with %s", (_what, comment, given, words, next) => expect(withWords(comment, given, words)).toBe(next));

test("a comment without room stays as it is, and one with little room holds a beginning", () => {
  const full = "а".repeat(CONTACT_LIMITS.comment);
  expect(withWords(full, "", "кран 5 т")).toBe(full);
  const next = withWords(full.slice(12), "", "нужен ангар под кран");
  expect(next.slice(-8)).toBe("\n\nнужен…");
  expect(next.length).toBeLessThanOrEqual(CONTACT_LIMITS.comment);
});
