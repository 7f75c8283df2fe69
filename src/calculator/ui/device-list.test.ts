import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { deviceList, removeFrom } from "./device-list.ts";

const KEY = "hangar.test.v1";

/** A browser's storage, and what tells a page of another tab's change. */
let stored: Map<string, string>;
let refuses: string | undefined;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  refuses = undefined;
  page = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (refuses !== undefined) throw new DOMException("", refuses);
      stored.set(key, text);
    },
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const ofNumbers = () => deviceList(KEY, (value) => (typeof value === "number" ? value : undefined));

test("what is changed is on the device, and there in the next visit", () => {
  ofNumbers().change((items) => [...items, 1, 2]);
  expect(ofNumbers().items()).toEqual([1, 2]);
  expect(ofNumbers().trouble()).toBeUndefined();
});

test.each([
  ["no JSON", "{[", [], ["{["]],
  ["no list", '{"a":1}', [], [{ a: 1 }]],
  ["items of another build", '[1,"two",null,3]', [1, 3], ["two", null]],
])("of what is stored, %s, what can be read is there, and the rest stays as it is until it is not wanted", (...row) => {
  const [, text, whole, unread] = row;
  stored.set(KEY, text);
  const list = ofNumbers();
  expect([list.items(), list.unread()]).toEqual([whole, unread.length]);
  list.change((items) => [...items, 4]);
  expect(JSON.parse(stored.get(KEY)!)).toEqual([...whole, 4, ...unread]);
  expect([ofNumbers().items(), ofNumbers().unread()]).toEqual([[...whole, 4], unread.length]);
  list.forgetUnread();
  expect(JSON.parse(stored.get(KEY)!)).toEqual([...whole, 4]);
  expect(list.unread()).toBe(0);
});

describe("where nothing can be stored", () => {
  test.each([
    ["QuotaExceededError", "full"],
    ["SecurityError", "unavailable"],
  ])("%s is told, and the list stays as long as the page", (error, trouble) => {
    refuses = error;
    const list = ofNumbers();
    list.change(() => [1]);
    list.change((items) => [...items, 2]);
    expect(list.items()).toEqual([1, 2]);
    expect(list.trouble()).toBe(trouble);
    expect(ofNumbers().items()).toEqual([]);
    refuses = undefined;
    list.change((items) => items);
    expect(list.trouble()).toBeUndefined();
    expect(ofNumbers().items()).toEqual([1, 2]);
  });

  test("not even to be read", () => {
    vi.stubGlobal("localStorage", undefined);
    const list = ofNumbers();
    list.change(() => [1]);
    expect([list.items(), list.trouble()]).toEqual([[1], "unavailable"]);
  });
});

test("what another tab changes is told, and edited as it stands there", () => {
  const list = ofNumbers();
  list.change(() => [1]);
  const told = vi.fn();
  const end = list.subscribe(told);
  stored.set(KEY, "[1,2]");
  const tell = (key: string | null) => page.dispatchEvent(Object.assign(new Event("storage"), { key }));
  tell("another");
  expect(told).not.toHaveBeenCalled();
  tell(KEY);
  tell(null);
  expect(told).toHaveBeenCalledTimes(2);
  list.change((items) => [...items, 3]);
  expect(ofNumbers().items()).toEqual([1, 2, 3]);
  end();
  tell(KEY);
  expect(told).toHaveBeenCalledTimes(3);
});

test("what is removed can be put back where it stood", () => {
  const list = ofNumbers();
  list.change(() => [1, 2, 3]);
  const takeBack = removeFrom(list, (item) => item === 2);
  expect(list.items()).toEqual([1, 3]);
  takeBack();
  expect(list.items()).toEqual([1, 2, 3]);
  removeFrom(list, (item) => item === 9)();
  expect(list.items()).toEqual([1, 2, 3]);
});
