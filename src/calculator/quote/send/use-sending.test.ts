import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alive } from "../../../../tests/support/alive.ts";
import { exampleQuoteRequest } from "../example-quote-request.ts";
import { sendApplication } from "../own-service/send-application.ts";
import { useSending } from "./use-sending.ts";

vi.mock("../own-service/send-application.ts");

const quoteRequest = exampleQuoteRequest();
const seller = {
  ...{ legalName: "ООО «Ангар-Пример»", email: "zakaz@example.com", phone: "+7 (000) 000-00-00", phones: [] },
  endpoint: "/application",
  ownService: { accepts_applications: true, sends_copies: false },
};

beforeEach(() => {
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
});
afterEach(() => void vi.unstubAllGlobals());

test("an attempt that breaks is told, kept and can be made again", async () => {
  vi.mocked(sendApplication).mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
  const page = alive(() => useSending(seller));
  let isSent: Promise<boolean> | undefined;
  page.do(({ send }) => (isSent = send(quoteRequest)));
  expect(page.now.underWay).toEqual(quoteRequest);
  expect(await isSent).toBe(false);
  page.do(() => {});
  expect(page.now).toMatchObject({ underWay: undefined, unsent: [{ quoteRequest, failure: "network" }] });

  vi.mocked(sendApplication).mockResolvedValueOnce({ sent: true });
  page.do(({ send }) => (isSent = send(quoteRequest)));
  expect(await isSent).toBe(true);
  page.do(() => {});
  expect(page.now).toMatchObject({ underWay: undefined, unsent: [], arrived: quoteRequest });
});
