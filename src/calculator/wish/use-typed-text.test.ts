import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alive } from "../../../tests/support/alive.ts";
import { useTypedText } from "./use-typed-text.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field of words that somebody writes into. */
function written() {
  const field = Object.assign(new EventTarget(), { value: "" });
  const page = alive(() => useTypedText(field as HTMLTextAreaElement));
  const enter = (inputType: string, value: string) =>
    page.do(() => {
      field.value = value;
      field.dispatchEvent(Object.assign(new Event("input"), { inputType }));
    });
  return {
    get read() {
      return page.now.typed;
    },
    type: (value: string) => enter("insertText", value),
    paste: (value: string) => enter("insertFromPaste", value),
    wait: (ms: number) => page.do(() => vi.advanceTimersByTime(ms)),
    goOn: () => page.do(({ readNow }) => expect(readNow()).toBe(field.value)),
  };
}

test("words are read once typing pauses", () => {
  const words = written();
  words.type("двуска");
  words.wait(299);
  words.type("двускатный");
  words.wait(299);
  expect(words.read).toBe("");
  words.wait(1);
  expect(words.read).toBe("двускатный");
});

test("who types without a pause sees them read all the same", () => {
  const words = written();
  for (let length = 1; length <= 7; length++) {
    words.type("а".repeat(length));
    words.wait(100);
  }
  expect(words.read).toBe("а".repeat(6));
});

test("what is pasted or cleared is read at once, and anything where somebody goes on", () => {
  const words = written();
  words.paste("двускатный");
  words.wait(0);
  expect(words.read).toBe("двускатный");
  words.type("двускатный 12");
  words.goOn();
  expect(words.read).toBe("двускатный 12");
  words.type("");
  expect(words.read).toBe("");
});
