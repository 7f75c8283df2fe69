import { describe, expect, test } from "vitest";
import { contactProblems, contactsOf, NO_CONTACTS, type TypedContacts } from "./contacts.ts";

const GOOD: TypedContacts = {
  name: " Иван ",
  phone: "8 900 123-45-67",
  email: "ivan@example.com",
  place: "Казань",
  comment: "Нужно к весне.\r\nСпасибо!",
};

describe("contacts", () => {
  test("go tidied, without what was left empty", () => {
    expect(contactsOf(GOOD)).toEqual({
      name: "Иван",
      phone: "+79001234567",
      email: "ivan@example.com",
      place: "Казань",
      comment: "Нужно к весне.\nСпасибо!",
    });
    expect(contactsOf({ ...NO_CONTACTS, place: "  " })).toEqual({});
  });

  test("lose what no address can carry, and no more", () => {
    const typed = { ...NO_CONTACTS, name: "И\ud83dван\u0000 🏗", phone: "вечером" };
    expect(contactsOf(typed)).toEqual({ name: "Иван 🏗", phone: "вечером" });
  });

  test("are of one line, but the comment, and turn the direction of none", () => {
    const typed = {
      ...NO_CONTACTS,
      name: "Иван\u2028Телефон: 1\u2800\u2800\u202e2",
      comment: "раз\u2028два\u202e три",
    };
    expect(contactsOf(typed)).toEqual({ name: "Иван Телефон: 1 2", comment: "раз\nдва три" });
  });
});

describe("problems", () => {
  test("of contacts that are right: none", () => expect(contactProblems(GOOD, ["name", "phone"])).toEqual({}));

  test("of empty fields: only of those that are required", () => {
    expect(contactProblems(NO_CONTACTS, [])).toEqual({});
    expect(contactProblems({ ...NO_CONTACTS, name: " " }, ["name", "phone"])).toEqual({
      name: "Напишите, как к вам обращаться.",
      phone: "Напишите телефон, по которому вам ответят.",
    });
  });

  test.each([
    "ivan",
    "ivan@",
    "@example.com",
    "ivan@example",
    "ivan@example..com",
    "ivan petrov@example.com",
    "a@b.c,d@e.f",
  ])("“%s” is no address", (email) => expect(contactProblems({ ...GOOD, email }, [])).toHaveProperty("email"));

  test.each(["ivan@example.com", "i.petrov+hangar@mail.example.com", "иван@пример.рф"])("“%s” is one", (email) => {
    expect(contactProblems({ ...GOOD, email }, [])).toEqual({});
  });

  test("of a phone are told even where none is required", () => {
    expect(contactProblems({ ...GOOD, phone: "900" }, [])).toEqual({
      phone: expect.stringContaining("не хватает") as string,
    });
  });

  test("of length count characters as a person does", () => {
    expect(contactProblems({ ...GOOD, comment: "🏗".repeat(2000) }, [])).toEqual({});
    expect(contactProblems({ ...GOOD, comment: "ы".repeat(2001) }, [])).toEqual({
      comment: "Слишком длинно: 2001 знаков, помещается 2000.",
    });
  });

  test("of a name without a letter", () => expect(contactProblems({ ...GOOD, name: "12" }, [])).toHaveProperty("name"));
});
