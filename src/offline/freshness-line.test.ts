import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isOutOfTouch, setOutOfTouch } from "../calculator/ui/connection.ts";
import { FreshnessLine } from "./freshness-line.ts";

let stored: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5) });
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setOutOfTouch(false);
});

/** The line of a page as it came: from the server, or a copy of the device. */
function lineOf(ownerDocument: { documentElement: { dataset: DOMStringMap } }) {
  const classes = new Set<string>();
  const toggle = (name: string, is: boolean) => (is ? classes.add(name) : classes.delete(name));
  const element = {
    dataset: { version: "2026-11-20" },
    lang: "ru",
    textContent: "",
    classList: { toggle },
    ownerDocument,
  };
  const line = new FreshnessLine(element as unknown as HTMLElement);
  const told = () => [element.textContent.replaceAll("\u00a0", " "), [...classes], isOutOfTouch()];
  return { line, told };
}

const IN_TOUCH = ["Цены на 20 ноября 2026", [], false];
const OUT_OF_TOUCH = ["Без связи с 14:05 · цены на 20 ноября 2026", ["copy"], true];

test("a copy that the device opened instead of a slow server's page says so until the server has said what it has", () => {
  const { line, told } = lineOf({ documentElement: { dataset: { copy: "" } } });
  expect(told()).toEqual(OUT_OF_TOUCH);
  line.checked();
  expect(told()).toEqual(IN_TOUCH);
});

test("a page of the server says so once that does not answer", () => {
  const { line, told } = lineOf({ documentElement: { dataset: {} } });
  expect(told()).toEqual(IN_TOUCH);
  line.failed();
  expect(told()).toEqual(OUT_OF_TOUCH);
});
