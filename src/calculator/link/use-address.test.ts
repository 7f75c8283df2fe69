import { useState } from "preact/hooks";
import { afterEach, expect, test, vi } from "vitest";
import { alive } from "../../../tests/support/alive.ts";
import { useAddress } from "./use-address.ts";

const SITE = "https://hangars.example";
const LINK = `${SITE}/?roof=dvuhskat&width=15000&length=40`;
const USUAL = `${SITE}/`;

/** A page that was opened by this address, with the link of its form and whether something in words is open. */
function opened(address: string) {
  const window = new EventTarget();
  vi.stubGlobal("location", new URL(address, SITE));
  const replaceState = vi.fn((_state: unknown, _title: string, next: string) => {
    location.href = new URL(next, SITE).href;
  });
  vi.stubGlobal("history", { replaceState });
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  const page = alive(() => {
    const [[link, isOpen], give] = useState<[link: string | undefined, isOpen: boolean]>([undefined, false]);
    useAddress(link, isOpen);
    return give;
  });
  return {
    replaceState,
    /** The address with that. */
    with(link: string | undefined, isOpen: boolean): string {
      page.do((give) => give([link, isOpen]));
      return location.href.replace(SITE, "");
    },
    /** A link to a place of the page is followed. */
    goTo(fragment: string): string {
      page.do(() => {
        location.hash = fragment;
        window.dispatchEvent(new Event("hashchange"));
      });
      return location.href.replace(SITE, "");
    },
    wait: (ms: number) => page.do(() => vi.advanceTimersByTime(ms)),
  };
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("it follows the form, and keeps marks of advertising", () => {
  const page = opened("/?utm_source=mail&gates=5");
  expect(page.with(undefined, false)).toBe("/?utm_source=mail&gates=5");
  expect(page.with(LINK, false)).toBe("/?roof=dvuhskat&width=15000&length=40&utm_source=mail");
});

test("while something in words is open it says so, also where nobody has touched the form", () => {
  const page = opened(USUAL);
  expect(page.with(undefined, true)).toBe("/#wish-questions");
  expect(page.with(LINK, true)).toBe("/?roof=dvuhskat&width=15000&length=40#wish-questions");
  expect(page.with(LINK, false)).toBe("/?roof=dvuhskat&width=15000&length=40");
  const link = opened("/?roof=dvuhskat&width=12000&length=30");
  expect(link.with(undefined, true)).toBe("/?roof=dvuhskat&width=12000&length=30#wish-questions");
  expect(link.with(undefined, false)).toBe("/?roof=dvuhskat&width=12000&length=30");
});

test("a link to a place of the page takes its mark for no longer than it is followed", () => {
  const page = opened(USUAL);
  page.with(LINK, true);
  expect(page.goTo("#found")).toBe("/?roof=dvuhskat&width=15000&length=40#wish-questions");
  page.with(LINK, false);
  expect(page.goTo("#found")).toBe("/?roof=dvuhskat&width=15000&length=40#found");
});

test("a hangar behind the mark stays there as long as nobody touches the form", () => {
  const page = opened("/#?roof=dvuhskat&width=12000");
  expect(page.with(undefined, true)).toBe("/#?roof=dvuhskat&width=12000");
});

test("many changes one after another are one, when the last has stood", () => {
  vi.useFakeTimers();
  const page = opened(USUAL);
  const at = (length: number) => page.with(`${SITE}/?length=${length}`, false);
  for (let length = 1; length <= 20; length++) expect(at(length)).toBe(`/?length=${length}`);
  for (let length = 21; length <= 60; length++) expect(at(length)).toBe("/?length=20");
  page.wait(400);
  expect(location.href).toBe(`${SITE}/?length=60`);
  expect(page.replaceState).toHaveBeenCalledTimes(21);
  page.wait(10_000);
  expect(at(61)).toBe("/?length=61");
});
