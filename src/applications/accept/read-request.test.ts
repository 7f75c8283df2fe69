import { describe, expect, test } from "vitest";
import { CONTACT_LIMITS } from "../request/contacts.ts";
import { readRequest } from "./read-request.ts";

const WHOLE = {
  idempotency_key: "5f0c1d2e3b4a59687786a5b4c3d2e1f0",
  calculation_id: "ANG-12345678-ABCDE",
  contacts: { name: "Иван", phone: "8 900 123-45-67" },
  consent: true,
  seconds: 3,
};
const read = (body: object) => readRequest(Object.entries(body));

test("a whole one is read by the rules of the form", () => {
  expect(read(WHOLE)).toEqual({
    ...WHOLE,
    contacts: { name: "Иван", phone: "+79001234567" },
    wants_copy: false,
    website: "",
  });
});

test("a contact is text of one line, and only the comment has several", () => {
  const contacts = { ...WHOLE.contacts, name: "Иван\r\nBcc: x@y.zz", comment: "раз\r\nдва\u0000", place: null };
  expect(read({ ...WHOLE, contacts: { ...contacts, place: " a\tb " } })).toMatchObject({
    contacts: { name: "Иван Bcc: x@y.zz", comment: "раз\nдва", place: "a b" },
  });
});

test("what the total goes without is text of one line", () => {
  expect(read({ ...WHOLE, left_out: "Без учёта:\r\n«крана\u202e»\u2800." })).toMatchObject({
    left_out: "Без учёта: «крана» .",
  });
});

describe("refused is", () => {
  const { name, phone } = WHOLE.contacts;
  test.each([
    ["no consent", { consent: undefined }, "consent", "missing"],
    ["a consent that is none", { consent: "yes" }, "consent", "invalid"],
    ["a key that is not random", { idempotency_key: "1" }, "idempotency_key", "invalid"],
    ["what a program filled in", { website: "http://spam.example/" }, "website", "invalid"],
    ["what nobody types so fast", { seconds: 2.9 }, "seconds", "invalid"],
    ["no time at all", { seconds: undefined }, "seconds", "missing"],
    ["a field that there is not", { total_with_vat: 1 }, "body", "invalid"],
    ["contacts that are none", { contacts: [] }, "contacts", "invalid"],
    ["a contact that is no text", { contacts: { name, phone, place: 1 } }, "contacts", "invalid"],
    ["a contact that there is not", { contacts: { name, phone, fax: "1" } }, "contacts", "invalid"],
    ["words left out without end", { left_out: "я".repeat(1001) }, "left_out", "invalid"],
    ["a list of a day that there is not", { link_prices_version: "2024-02-31" }, "link_prices_version", "invalid"],
    ["a proof that is no text", { proof: 5 }, "proof", "invalid"],
    ["no name", { contacts: { phone } }, "contacts.name", "missing"],
    ["no phone", { contacts: { name } }, "contacts.phone", "missing"],
    ["a phone that is none", { contacts: { name, phone: "12" } }, "contacts.phone", "invalid"],
    ["an address with more in it", { contacts: { name, phone, email: "a@b.cc,d@e.ff" } }, "contacts.email", "invalid"],
    ["a copy for nobody", { wants_copy: true }, "contacts.email", "missing"],
    [
      "a comment that is too long",
      { contacts: { name, phone, comment: "я".repeat(CONTACT_LIMITS.comment + 1) } },
      "contacts.comment",
      "invalid",
    ],
  ])("%s", (_, change, parameter, is) => {
    const body = Object.entries({ ...WHOLE, ...change }).filter(([, value]) => value !== undefined);
    expect(readRequest(body)).toEqual([{ parameter, is }]);
  });

  test("a name given twice", () => {
    expect(readRequest([...Object.entries(WHOLE), ["consent", true]])).toEqual([{ parameter: "body", is: "invalid" }]);
  });
});
