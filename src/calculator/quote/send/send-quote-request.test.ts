import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleQuoteRequest } from "../example-quote-request.ts";
import { sendQuoteRequest } from "./send-quote-request.ts";

const ENDPOINT = "https://example.com/lead";
const quoteRequest = exampleQuoteRequest();

beforeEach(() => void vi.stubGlobal("navigator", { onLine: true }));
afterEach(() => void vi.unstubAllGlobals());

const answering = (answer: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(answer);
  vi.stubGlobal("fetch", fetched);
  return fetched;
};
const status = (code: number) => () => Promise.resolve(new Response(null, { status: code }));

test("it is posted without a cookie, to no other address and for no longer than anybody waits", async () => {
  const fetched = answering(status(200));
  expect(await sendQuoteRequest(ENDPOINT, quoteRequest)).toEqual({ sent: true });
  const [address, request] = fetched.mock.calls[0]!;
  expect(address).toBe(ENDPOINT);
  expect(request).toMatchObject({
    ...{ method: "POST", credentials: "omit", redirect: "error", cache: "no-store", referrerPolicy: "no-referrer" },
    headers: { "Content-Type": "application/json" },
    signal: expect.any(AbortSignal),
  });
  expect(JSON.parse(request!.body as string)).toEqual(quoteRequest);
});

test.each([
  [422, "rejected"],
  [404, "rejected"],
  [500, "server"],
  [503, "server"],
  [429, "server"],
  [408, "server"],
])("%i is told as %s", async (code, failure) => {
  answering(status(code));
  expect(await sendQuoteRequest(ENDPOINT, quoteRequest)).toEqual({ sent: false, failure });
});

test.each([
  // A redirect that is not followed and a connection that breaks look alike.
  ["network", new TypeError("Failed to fetch")],
  ["timeout", new DOMException("", "TimeoutError")],
])("what does not come through is told: %s", async (failure, error) => {
  answering(() => Promise.reject(error));
  expect(await sendQuoteRequest(ENDPOINT, quoteRequest)).toEqual({ sent: false, failure });
});

test("without a network nothing is tried, and one that went meanwhile is told", async () => {
  const browser = { onLine: false };
  vi.stubGlobal("navigator", browser);
  const fetched = answering(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await sendQuoteRequest(ENDPOINT, quoteRequest)).toEqual({ sent: false, failure: "offline" });
  expect(fetched).not.toHaveBeenCalled();
  browser.onLine = true;
  fetched.mockImplementation(() => {
    browser.onLine = false;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  expect(await sendQuoteRequest(ENDPOINT, quoteRequest)).toEqual({ sent: false, failure: "offline" });
});
