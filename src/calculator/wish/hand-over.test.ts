import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { wordsOfWish } from "../quote/contacts/words-of-wish.ts";
import { handOver, takeOver } from "./hand-over.ts";
import { keptWish } from "./kept-wish.ts";

const ID = "ANG-12345678-ABCDE";
const OTHER = "ANG-00000000-ABCDE";
const WORDS = "двускатный 18 на 60, кран";

const storage = () => {
  const stored = new Map<string, string>();
  return {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
    stored,
  };
};
const openTab = () => vi.stubGlobal("sessionStorage", storage());
let device: ReturnType<typeof storage>;
beforeEach(() => {
  vi.useFakeTimers();
  device = storage();
  vi.stubGlobal("localStorage", device);
  openTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const wish = (text: string, calculationId = ID) =>
  void keptWish("calculator").write(JSON.stringify({ text, isPartly: true, calculationId }));

test("a request in a tab of its own has the words of the tab that it comes from, and they are on the device no more", () => {
  wish(WORDS);
  handOver(ID);
  openTab();
  takeOver(OTHER);
  expect(wordsOfWish(ID)).toBe("");
  takeOver(ID);
  expect(wordsOfWish(ID)).toBe(WORDS);
  expect(device.stored.size).toBe(0);
  openTab();
  takeOver(ID);
  expect(wordsOfWish(ID)).toBe("");
});

test("a tab with words of its own has those", () => {
  wish("прежние");
  handOver(ID);
  wish(WORDS);
  takeOver(ID);
  expect(wordsOfWish(ID)).toBe(WORDS);
  expect(device.stored.size).toBe(0);
});

test("what nobody has taken is handed over no more after some minutes, nor after a press that has nothing along", () => {
  wish(WORDS);
  handOver(ID);
  vi.advanceTimersByTime(6 * 60_000);
  openTab();
  takeOver(OTHER);
  expect([wordsOfWish(ID), device.stored.size]).toEqual(["", 0]);

  wish(WORDS);
  handOver(ID);
  openTab();
  handOver(ID);
  expect(device.stored.size).toBe(0);
});
