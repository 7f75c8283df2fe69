import { inOneLine } from "../../text/one-line.ts";
import { readPhone } from "./phone.ts";

/** The fields of a quote request, in their order on the page and in its text. */
export const CONTACT_NAMES = ["name", "phone", "email", "place", "comment"] as const;

export type ContactName = (typeof CONTACT_NAMES)[number];

/** What stands in the fields, as typed. */
export type TypedContacts = Readonly<Record<ContactName, string>>;

/** What goes to the manufacturer: tidied, the phone as `+79001234567`, empty fields left out. */
export type Contacts = Readonly<Partial<Record<ContactName, string>>>;

export type ContactProblems = Readonly<Partial<Record<ContactName, string>>>;

export const CONTACT_LABELS: Readonly<Record<ContactName, string>> = {
  name: "Имя",
  phone: "Телефон",
  email: "Электронная почта",
  place: "Где строить",
  comment: "Комментарий",
};

/** Longest contents, in characters. */
export const CONTACT_LIMITS: Readonly<Record<ContactName, number>> = {
  name: 80,
  phone: 40,
  email: 120,
  place: 120,
  comment: 2000,
};

export const NO_CONTACTS: TypedContacts = { name: "", phone: "", email: "", place: "", comment: "" };

const EMAIL = /^[^\s@<>"(),:;[\]\\]+@[^\s@.<>"(),:;[\]\\]+(?:\.[^\s@.<>"(),:;[\]\\]+)+$/u;

const MISSING: ContactProblems = {
  name: "Напишите, как к вам обращаться.",
  phone: "Напишите телефон, по которому вам ответят.",
};

/** What is wrong, field by field; `required` must also be filled in. */
export function contactProblems(typed: TypedContacts, required: readonly ContactName[]): ContactProblems {
  const problems: Partial<Record<ContactName, string>> = {};
  for (const name of CONTACT_NAMES) {
    const text = tidied(name, typed[name]);
    const problem = text === "" ? required.includes(name) && MISSING[name] : problemOf(name, text);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function problemOf(name: ContactName, text: string): string | undefined {
  const limit = CONTACT_LIMITS[name];
  const length = [...text].length;
  if (length > limit) return `Слишком длинно: ${length} знаков, помещается ${limit}.`;
  if (name === "name" && !/\p{L}/u.test(text)) return "В имени нет ни одной буквы.";
  if (name === "email" && !EMAIL.test(text)) return "Проверьте адрес: он выглядит как ivan@example.com.";
  if (name !== "phone") return undefined;
  const read = readPhone(text);
  return "problem" in read ? read.problem : undefined;
}

/** A phone that cannot be read goes as it was typed. */
export function contactsOf(typed: TypedContacts): Contacts {
  const contacts: Partial<Record<ContactName, string>> = {};
  for (const name of CONTACT_NAMES) {
    const text = tidied(name, typed[name]);
    if (text !== "") contacts[name] = text;
  }
  const read = readPhone(contacts.phone ?? "");
  return "phone" in read ? { ...contacts, phone: read.phone } : contacts;
}

/** Halves of characters, which no address can carry, control characters but line breaks, and what turns a text's direction. */
const UNSENDABLE = /\p{Cs}|(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

function tidied(name: ContactName, text: string): string {
  const sendable = text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(UNSENDABLE, "");
  return name === "comment" ? sendable.trim() : inOneLine(sendable);
}
