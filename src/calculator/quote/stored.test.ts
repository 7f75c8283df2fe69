import { afterEach, describe, expect, test, vi } from "vitest";
import { NO_CONTACTS } from "../../applications/request/contacts.ts";
import { parseDraft, saveDraft } from "./contacts/draft.ts";
import { exampleQuoteRequest } from "./example-quote-request.ts";
import { newKey } from "./quote-request.ts";
import { readUnsent } from "./send/outbox.ts";

describe("an unsent application that was stored", () => {
  const quoteRequest = exampleQuoteRequest();

  test.each(["offline", "network", "timeout", "rejected", "server"])("is read with its failure: %s", (failure) => {
    expect(readUnsent(JSON.parse(JSON.stringify({ quoteRequest, failure })))).toEqual({ quoteRequest, failure });
  });

  test("is read without a failure that nobody knows", () => {
    expect(readUnsent({ quoteRequest })).toEqual({ quoteRequest });
    expect(readUnsent({ quoteRequest, failure: "toString" })).toEqual({ quoteRequest });
  });

  test.each([
    null,
    "quoteRequest",
    { quoteRequest: null },
    { quoteRequest: { ...quoteRequest, idempotency_key: undefined } },
    { quoteRequest: { ...quoteRequest, contacts: undefined } },
    { quoteRequest: { ...quoteRequest, total_with_vat: "1" } },
  ])("is left out when it is not whole: %j", (value) => expect(readUnsent(value)).toBeUndefined());
});

describe("a draft that was stored", () => {
  afterEach(() => void vi.unstubAllGlobals());

  test("keeps what only another build has a field for", () => {
    let stored = '{"name":"Иван","company":"ООО «Склад»"}';
    vi.stubGlobal("sessionStorage", { getItem: () => stored, setItem: (_: string, text: string) => (stored = text) });
    saveDraft({ ...NO_CONTACTS, name: "Пётр" }, "");
    expect(JSON.parse(stored)).toEqual({ ...NO_CONTACTS, name: "Пётр", company: "ООО «Склад»", words: "" });
  });

  test("is read as it was typed", () => {
    const typed = { ...NO_CONTACTS, phone: " 8 900" };
    expect(parseDraft(JSON.stringify(typed))).toEqual(typed);
  });

  test("keeps the fields that are texts", () => {
    expect(parseDraft('{"name":"Иван","phone":5,"other":"x"}')).toEqual({ ...NO_CONTACTS, name: "Иван" });
  });

  test.each([null, "null", "5", "{}", JSON.stringify(NO_CONTACTS)])("%s holds nothing", (text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});

test("a key is 128 random bits", () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
