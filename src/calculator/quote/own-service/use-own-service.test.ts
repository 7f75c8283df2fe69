import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alive } from "../../../../tests/support/alive.ts";
import type { ApplicationsState } from "../../../applications/request/application-request.ts";
import { useOwnService } from "./use-own-service.ts";

const seller = { legalName: "ООО «Ангар-Пример»", email: "zakaz@example.com", phone: "+7 (000) 000-00-00", phones: [] };
const TAKES: ApplicationsState = { accepts_applications: true, sends_copies: true };
const withService = (ownService: ApplicationsState) => ({ ...seller, endpoint: "/application", ownService });
/** What is not known is tried: only the sending tells. */
const UNTOLD = withService({ accepts_applications: true, sends_copies: false });

let stored: Map<string, string>;
let window: EventTarget;
/** What the next questions are answered. */
let answers: (Response | Error)[];

const failing = (status: number) => new Response("Service Unavailable", { status });
const json = (state: ApplicationsState) => Response.json(state);

beforeEach(() => {
  stored = new Map();
  window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal("fetch", () => {
    const next = answers.shift()!;
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** The seller as a page has it that opens; what happens to the page asks again, once that is answered. */
async function opened(...told: (Response | Error)[]) {
  answers = told;
  const page = alive(() => useOwnService(seller));
  const settled = async () => {
    await new Promise((goOn) => setTimeout(goOn));
    page.do(() => {});
  };
  await settled();
  return {
    seller: () => page.now,
    async after(event: "online" | "focus" | "visibilitychange") {
      (event === "visibilitychange" ? document : window).dispatchEvent(new Event(event));
      await settled();
      return page.now;
    },
  };
}

test("a service that takes requests is known, also where the network is off the next time", async () => {
  expect((await opened(json(TAKES))).seller()).toEqual(withService(TAKES));
  expect((await opened(new TypeError("Failed to fetch"))).seller()).toEqual(withService(TAKES));
});

test.each([
  ["one that takes none", json({ ...TAKES, accepts_applications: false })],
  ["files with a page for every address", new Response("<!doctype html>")],
  ["files without one", new Response("Not found", { status: 404 })],
])("%s is known too, and asked no more", async (_, answer) => {
  const page = await opened(answer, json(TAKES));
  expect(page.seller()).toEqual(seller);
  expect(await page.after("focus")).toEqual(seller);
  expect(answers).toHaveLength(1);
  expect((await opened(new TypeError("Failed to fetch"))).seller()).toEqual(seller);
});

test.each([
  ["503 of a start", failing(503), "online"],
  ["502 of a gateway", failing(502), "focus"],
  ["429", failing(429), "visibilitychange"],
  ["a network that breaks", new TypeError("Failed to fetch"), "online"],
  ["an answer that takes too long", new DOMException("", "TimeoutError"), "focus"],
] as const)("after %s the service is not taken for none, and asked again", async (_, failure, back) => {
  const page = await opened(failure, failure, json(TAKES));
  expect(page.seller()).toEqual(UNTOLD);
  expect(await page.after(back)).toEqual(UNTOLD);
  expect(await page.after(back)).toEqual(withService(TAKES));
});

test("such an answer forgets nothing that was told before", async () => {
  await opened(json(TAKES));
  expect((await opened(failing(503))).seller()).toEqual(withService(TAKES));
  expect((await opened(new TypeError("Failed to fetch"))).seller()).toEqual(withService(TAKES));
});
