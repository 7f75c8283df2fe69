import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readFileSync } from "node:fs";
import { newDraft, type Texts } from "../draft/draft.ts";
import { openDraft, unreadDrafts, type DraftStore } from "./draft-store.ts";

const folder = new URL("../../../tests/support/example-prices/", import.meta.url);
const texts: Texts = Object.fromEntries(
  ["price-list.yaml", "manufacturer.yaml"].map((name) => [name, readFileSync(new URL(name, folder), "utf8")]),
);

let stored: Map<string, string>;
let room: number;
let page: EventTarget;

beforeEach(() => {
  stored = new Map();
  room = Infinity;
  page = new EventTarget();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (room === 0) throw new DOMException("", "SecurityError");
      if (text.length > room) throw new DOMException("", "QuotaExceededError");
      stored.set(key, text);
    },
  });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const door = (value: string) => ({ type: "type", key: "prices.door_frame", raw: value }) as const;
const listOf = ({ draft }: DraftStore) => /door_frame: \d+/.exec(draft.list)![0];

test("a draft is there in the next visit with its last steps, and without the network that brought its prices", () => {
  const store = openDraft(texts)!;
  store.act(door("7500"));
  expect(store.trouble).toBeUndefined();
  const next = openDraft(undefined)!;
  expect(listOf(next)).toBe("door_frame: 7500");
  next.goBack();
  expect(listOf(next)).toBe("door_frame: 7400");
  expect(next.canGoBack).toBe(false);
  expect(openDraft(undefined)!.canGoBack).toBe(false);
});

test("where there is neither a draft nor a list there is nothing to work on", () => {
  expect(openDraft(undefined)).toBeUndefined();
  stored.set("desk-draft", "{[");
  expect(openDraft(undefined)).toBeUndefined();
  stored.set("desk-draft", JSON.stringify({ shape: 0, draft: newDraft(texts) }));
  expect(openDraft(undefined)).toBeUndefined();
});

test("a draft of another program stays on the device as it was, and nothing is written over it before", () => {
  const other = JSON.stringify({ shape: 2, draft: "of a later desk" });
  stored.set("desk-draft", other);
  room = other.length;
  const full = openDraft(texts)!;
  full.act(door("7500"));
  expect([stored.get("desk-draft"), full.trouble]).toEqual([other, "full"]);
  room = Infinity;
  const store = openDraft(texts)!;
  store.act(door("7500"));
  expect(store.trouble).toBeUndefined();
  expect(listOf(openDraft(undefined)!)).toBe("door_frame: 7500");
  expect(unreadDrafts.items()).toEqual([other]);
});

test("two tabs work on one draft: each changes what is kept, and hears of the other's changes", () => {
  const [mine, other] = [openDraft(texts)!, openDraft(texts)!];
  const heard = vi.fn();
  const end = mine.listen(heard);
  other.act(door("7500"));
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "another" }));
  expect(heard).not.toHaveBeenCalled();
  page.dispatchEvent(Object.assign(new Event("storage"), { key: "desk-draft" }));
  expect(heard).toHaveBeenCalledOnce();
  expect([listOf(mine), mine.isChangedElsewhere, mine.edits]).toEqual(["door_frame: 7500", true, 0]);
  end();
  // Not heard of: it is looked for before the next change.
  other.act(door("7600"));
  mine.act({ type: "type", key: "prices.window_frame", raw: "5000" });
  expect(listOf(mine)).toBe("door_frame: 7600");
  expect(mine.draft.list).toContain("window_frame: 5000");
  expect(mine.edits).toBe(1);
});

test("a browser that keeps nothing is told of, and the draft goes on", () => {
  room = 0;
  const store = openDraft(texts)!;
  store.act(door("7500"));
  expect([listOf(store), store.trouble]).toEqual(["door_frame: 7500", "unavailable"]);
});

test("where there is no room for both, the draft is worth more than the way back", () => {
  const store = openDraft(texts)!;
  store.act(door("7500"));
  room = JSON.stringify({ shape: 1, draft: store.draft }).length + 100;
  store.act(door("7510"));
  expect(store.trouble).toBeUndefined();
  expect([listOf(openDraft(undefined)!), openDraft(undefined)!.canGoBack]).toEqual(["door_frame: 7510", false]);
  room = 1000;
  store.act(door("7520"));
  expect([listOf(store), store.trouble]).toEqual(["door_frame: 7520", "full"]);
});
