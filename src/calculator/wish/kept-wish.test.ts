import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { inMemory } from "../../../tests/support/wish-beside.ts";
import { parsed } from "../ui/stored-text.ts";
import {
  carryWish,
  comesBack,
  keepUnread,
  keptWish,
  noteWhatStands,
  unreadIn,
  whenLeft,
  wishInField,
  wordsToRead,
} from "./kept-wish.ts";

const ID = "ANG-12345678-ABCDE";
const OTHER = "ANG-00000000-ABCDE";
const WORDS = "двускатный 18 на 60, трое ворот";
const ANSWER = { parameter: "gates", text: "двое ворот", parameters: { gates: 2 } };
const OF_FIELD = { parameter: "length", text: "" };

/** Wishes by the page that keeps them. */
let tab: Map<string, string>;
/** The page as it was opened by this address. */
function open(path: string): void {
  const { href, pathname, search } = new URL(path, "https://hangars.example");
  vi.stubGlobal("location", { href, pathname, search });
}
beforeEach(() => {
  tab = new Map();
  open("/");
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => tab.get(name) ?? null,
    setItem: (name: string, text: string) => void tab.set(name, text),
    removeItem: (name: string) => void tab.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("words that nobody has read yet", () => {
  test("come back beside what they were typed beside", () => {
    const kept = inMemory();
    keepUnread(kept, { unread: WORDS, beside: ID });
    expect(unreadIn(kept)).toEqual({ unread: WORDS, beside: ID });
    expect([comesBack(kept, ID), comesBack(kept, OTHER)]).toEqual([true, false]);
    keepUnread(kept, { unread: " \n", beside: ID });
    expect(kept.read()).toBeNull();
  });

  test.each([null, "{", "5", '{"unread":5}', "null"])("are none in %j", (text) =>
    expect(unreadIn(inMemory(text))).toBeUndefined(),
  );
});

describe("as the page is left", () => {
  const read = { text: WORDS, answers: [ANSWER], beside: "the form" };
  const left = (kept: object | null, words: string, isHere: boolean) => {
    const text = inMemory(kept && JSON.stringify(kept));
    noteWhatStands(text, ID, words, isHere);
    return parsed(text.read());
  };

  test("a wish notes what it stands beside, and comes back there alone", () => {
    expect(left(read, WORDS, true)).toEqual({ ...read, stood: ID });
    const kept = inMemory(JSON.stringify({ ...read, stood: ID }));
    expect([wordsToRead(kept, ID), wordsToRead(kept, OTHER)]).toEqual([WORDS, undefined]);
    expect([comesBack(kept, ID), comesBack(kept, OTHER)]).toEqual([true, false]);
  });

  test("the last words are noted beside those that the form follows", () => {
    const later = { ...read, text: "двое ворот", followed: WORDS, stood: ID };
    expect(left(read, "двое ворот", true)).toEqual(later);
    expect(left(later, "трое ворот", true)).toEqual({ ...later, text: "трое ворот" });
  });

  test("words of which there is no wish here are kept unread, and another page's wish stays as it is", () => {
    expect(left(null, WORDS, true)).toEqual({ unread: WORDS, beside: ID });
    expect(left(read, "двое ворот", false)).toEqual({ unread: "двое ворот", beside: ID });
    const along = { text: WORDS, answers: [], to: "/?length=60" };
    expect(left(along, "", false)).toEqual(along);
    expect(left(null, "", true)).toBeUndefined();
  });

  test.each([[true], [false]])("an empty field makes no other page's wish one of this page, %s", (isHere) => {
    const other = { ...read, stood: OTHER };
    expect(left(other, "", isHere)).toEqual(other);
  });

  test("who comes back to it as it was finds what it had kept", () => {
    const page = new EventTarget();
    vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
    vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
    const kept = inMemory("before");
    const stop = whenLeft(kept, () => void kept.write("own"));
    const show = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    page.dispatchEvent(new Event("pagehide"));
    kept.write("another page's");
    show(false);
    expect(kept.read()).toBe("another page's");
    show(true);
    expect(kept.read()).toBe("own");
    stop();
    kept.write("later");
    show(true);
    expect(kept.read()).toBe("later");
  });

  test("a wish that was taken back is not read anew", () =>
    expect(wordsToRead(inMemory(JSON.stringify({ ...read, stood: ID, off: { text: WORDS } })), ID)).toBeUndefined());
});

describe("words go along with a link", () => {
  const link = (path: string) => new URL(path, "https://hangars.example") as unknown as HTMLAnchorElement;
  const carried = (path: string, text = WORDS) => {
    carryWish(link(path), { text, answers: [ANSWER, OF_FIELD] });
    return Object.fromEntries([...tab].map(([name, kept]) => [name, parsed(kept)]));
  };

  test("to a page that opens as usual, with what was chosen", () =>
    expect(carried("/podbor/")).toEqual({
      "hangar-wish-search": { text: WORDS, answers: [ANSWER], to: "/podbor/" },
    }));

  test("to what the link names, with all answers and the sides of what was chosen there", () => {
    open("/podbor/");
    const chosen = ["roof", "width", "length"].map((parameter) => ({ parameter, text: "" }));
    expect(carried("/?roof=dvuhskat&length=60")).toEqual({
      "hangar-wish-calculator": {
        text: WORDS,
        answers: [ANSWER, OF_FIELD, ...chosen],
        to: "/?roof=dvuhskat&length=60",
      },
    });
  });

  test.each([["/docs/"], ["/request/?calculation_id=1"], ["/?length=60"]])(
    "but not to %s, from the calculator",
    (path) => expect(carried(path)).toEqual({}),
  );

  test("nor where there are none", () => expect(carried("/podbor/", " ")).toEqual({}));

  test("and come back where it opens, and nowhere else", () => {
    carried("/podbor/?budget=3000000");
    open("/podbor/?budget=3000000");
    expect(wordsToRead(keptWish("search"), undefined)).toBe(WORDS);
    open("/podbor/?budget=5000000");
    expect(wordsToRead(keptWish("search"), undefined)).toBeUndefined();
  });
});

test("what was answered goes with the same words alone", () => {
  const kept = inMemory(JSON.stringify({ text: WORDS, answers: [ANSWER] }));
  expect(wishInField(kept, WORDS)).toEqual({ text: WORDS, answers: [ANSWER] });
  expect(wishInField(kept, "двускатный")).toEqual({ text: "двускатный", answers: [] });
  expect(wishInField(inMemory(), "двускатный")).toEqual({ text: "двускатный", answers: [] });
});

test("where the browser keeps nothing there are no words, and nothing breaks", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => {
      throw new DOMException("closed", "SecurityError");
    },
    setItem: () => {
      throw new DOMException("closed", "SecurityError");
    },
  });
  const kept = keptWish("calculator");
  keepUnread(kept, { unread: WORDS, beside: ID });
  noteWhatStands(kept, ID, WORDS, true);
  expect([unreadIn(kept), wordsToRead(kept, ID)]).toEqual([undefined, undefined]);
});
