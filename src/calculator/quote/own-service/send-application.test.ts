import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { exampleQuoteRequest } from "../example-quote-request.ts";
import {
  contentOf,
  LEAST_SECONDS,
  type ApplicationRequest,
} from "../../../applications/request/application-request.ts";
import { isProof } from "../../../applications/request/proof-of-work.ts";
import { sendApplication } from "./send-application.ts";

const quoteRequest = exampleQuoteRequest();
const accepted = { number: "ABCDE-12345", calculation_id: quoteRequest.calculation_id };
const refused = (parameter: string) => ({ error: { problems: [{ parameter }] } });

const sent: ApplicationRequest[] = [];
let answers: Response[];
const answer = (status: number, body?: object) => new Response(body && JSON.stringify(body), { status });

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("performance", { now: () => 9_500 });
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body) as ApplicationRequest);
    return Promise.resolve(answers.shift());
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("an application is what the service needs of the quote request, and its number comes back", async () => {
  answers = [answer(202, accepted)];
  expect(await sendApplication({ ...quoteRequest, wants_copy: true }, "filled")).toEqual({ sent: true, accepted });
  const { idempotency_key, calculation_id, contacts } = quoteRequest;
  const same = { idempotency_key, calculation_id, contacts, consent: true };
  expect(sent).toEqual([{ ...same, wants_copy: true, website: "filled", seconds: 9 }]);
});

test("who has everything filled in at once waits for what passes for a person's time", async () => {
  let now = LEAST_SECONDS * 1000 - 20;
  vi.stubGlobal("performance", { now: () => now });
  answers = [answer(202, accepted)];
  const sending = sendApplication(quoteRequest, "");
  expect(sent).toEqual([]);
  now += 20;
  await sending;
  expect(sent[0]!.seconds).toBe(LEAST_SECONDS);
});

test("where a flooded service asks for work, the page works for the very application", async () => {
  answers = [answer(429, refused("proof")), answer(202, accepted)];
  expect(await sendApplication(quoteRequest, "")).toEqual({ sent: true, accepted });
  const [first, second] = sent as [ApplicationRequest, ApplicationRequest];
  expect(second).toEqual({ ...first, proof: expect.any(String) });
  expect(await isProof(contentOf(second), second.proof!)).toBe(true);
});

test.each([
  ["a limit that work does not help with", answer(429, refused("contacts")), "server"],
  ["a gateway's limit without a word", answer(429), "server"],
  ["one with an empty body", answer(429, {}), "server"],
  ["one in other words", answer(429, { error: "Too Many Requests" }), "server"],
  ["one with nothing in its place", answer(429, { error: { problems: [null] } }), "server"],
  ["a refusal", answer(400, refused("contacts.phone")), "rejected"],
  ["a gateway's own page", answer(200), "server"],
  ["an answer without a number", answer(202, {}), "server"],
])("%s is not sent, and tried once", async (_, refusal, failure) => {
  answers = [refusal];
  expect(await sendApplication(quoteRequest, "")).toEqual({ sent: false, failure });
  expect(sent).toHaveLength(1);
});
