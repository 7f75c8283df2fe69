import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { alive } from "../../../../tests/support/alive.ts";
import { exampleQuoteRequest } from "../example-quote-request.ts";
import { sendApplication } from "../own-service/send-application.ts";
import { sentInWords } from "./sent-today.ts";
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
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

test("the device knows for a day which calculation was sent, by its number, and nothing else of it", async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12), toFake: ["Date"] });
  const stored = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
  const { calculation_id, total_with_vat, prices_version } = quoteRequest;
  const accepted = { number: "RFKST-2373B", calculation_id, total_with_vat, prices_version };
  vi.mocked(sendApplication).mockResolvedValueOnce({ sent: true, accepted });
  const page = alive(() => useSending(seller));
  expect(sentInWords(calculation_id)).toBeUndefined();
  let isSent: Promise<boolean> | undefined;
  page.do(({ send }) => (isSent = send(quoteRequest)));
  await isSent;
  page.do(() => {});
  expect(sentInWords(calculation_id)).toBe("Заявка RFKST-2373B по этому расчёту уже отправлена сегодня.");
  expect(sentInWords("ANG-00000000-ABCDE")).toBeUndefined();
  expect(JSON.parse(stored.get("hangar.sent.v1")!)).toEqual([
    { calculation_id, number: "RFKST-2373B", on: "2026-11-27" },
  ]);
  vi.setSystemTime(new Date(2026, 10, 28, 12));
  expect(sentInWords(calculation_id)).toBeUndefined();
});
