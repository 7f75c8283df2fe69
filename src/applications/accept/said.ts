import { CONTACT_LIMITS, CONTACT_NAMES } from "../request/contacts.ts";
import { LEAST_SECONDS, LONGEST_LEFT_OUT } from "../request/application-request.ts";
import { PROOF_BITS } from "../request/proof-of-work.ts";
import type { ProblemText } from "../../messages/language.ts";
import type { Lang } from "../../text/lang.ts";

/** What can be wrong, and with which part of an application. */
export interface Fault {
  parameter: string;
  is: "missing" | "invalid" | "tooMany" | "needsWork" | "notTaken";
}

type Words = (parameter: string, is: Fault["is"]) => ProblemText;

const { name, phone, email, place, comment } = CONTACT_LIMITS;

/** Of the body of POST /application. */
export const FIELDS = [
  "idempotency_key",
  "calculation_id",
  "link_prices_version",
  "left_out",
  "contacts",
  "consent",
  "wants_copy",
  "website",
  "seconds",
  "proof",
] as const;

/** Longest proof that is looked at, characters. */
export const LONGEST_PROOF = 40;

/** What is accepted, by the field, or the contact in it. */
type Accepted = Readonly<
  Record<(typeof FIELDS)[number] | `contacts.${(typeof CONTACT_NAMES)[number]}` | "body", string>
>;

const RUSSIAN: Accepted = {
  body: `объект с полями ${FIELDS.join(", ")}, каждое один раз`,
  idempotency_key: "32 знака 0–9 и a–f, случайные",
  calculation_id: "номер из ответа расчёта",
  link_prices_version: "дата прайс-листа из ссылки, например 2026-11-20",
  left_out: `текст до ${LONGEST_LEFT_OUT} знаков: что из слов посетителя не вошло в сумму`,
  contacts: `объект с полями ${CONTACT_NAMES.join(", ")}`,
  "contacts.name": `имя до ${name} знаков`,
  "contacts.phone": `телефон до ${phone} знаков, например +79001234567`,
  "contacts.email": `адрес почты до ${email} знаков, вида ivan@example.com`,
  "contacts.place": `текст до ${place} знаков`,
  "contacts.comment": `текст до ${comment} знаков`,
  consent: "true: без согласия на обработку данных заявка не принимается",
  wants_copy: "true или false; для копии нужна contacts.email",
  website: "пустая строка",
  seconds: `сколько секунд заполняли форму, не меньше ${LEAST_SECONDS}`,
  proof: `строка до ${LONGEST_PROOF} знаков, решение задачи`,
};

const ENGLISH: Accepted = {
  body: `an object with the fields ${FIELDS.join(", ")}, each once`,
  idempotency_key: "32 random characters of 0–9 and a–f",
  calculation_id: "the calculation_id of an answer",
  link_prices_version: "the date of the price list in the link, such as 2026-11-20",
  left_out: `a text of up to ${LONGEST_LEFT_OUT} characters: what of the visitor's words the total goes without`,
  contacts: `an object with the fields ${CONTACT_NAMES.join(", ")}`,
  "contacts.name": `a name of up to ${name} characters`,
  "contacts.phone": `a phone of up to ${phone} characters, such as +79001234567`,
  "contacts.email": `an e-mail address of up to ${email} characters, such as ivan@example.com`,
  "contacts.place": `a text of up to ${place} characters`,
  "contacts.comment": `a text of up to ${comment} characters`,
  consent: "true: no application is taken without the consent to data processing",
  wants_copy: "true or false; a copy needs contacts.email",
  website: "an empty string",
  seconds: `how many seconds the form was filled in, at least ${LEAST_SECONDS}`,
  proof: `a text of up to ${LONGEST_PROOF} characters, the solution of the puzzle`,
};

export const SAID: Readonly<Record<Lang, Words>> = {
  ru: (parameter, is) => {
    const accepted = `принимается ${RUSSIAN[parameter as keyof Accepted]}`;
    if (is === "missing") return { came: "не указано", accepted };
    if (is === "invalid") return { came: "пришло не то", accepted };
    if (is === "tooMany") return { came: "заявок слишком много", accepted: "отправьте позже, письмом или позвоните" };
    if (is === "notTaken") return { came: "не удалось принять", accepted: "отправьте позже, письмом или позвоните" };
    const bits = `SHA-256 заявки вместе с ней начинается с ${PROOF_BITS} нулевых бит`;
    return { came: "заявок сейчас много", accepted: `принимается строка, с которой ${bits}` };
  },
  en: (parameter, is) => {
    const accepted = `expected ${ENGLISH[parameter as keyof Accepted]}`;
    if (is === "missing") return { came: "not given", accepted };
    if (is === "invalid") return { came: "got something else", accepted };
    if (is === "tooMany") return { came: "got too many applications", accepted: "send it later, by mail, or call" };
    if (is === "notTaken") return { came: "could not take it", accepted: "send it later, by mail, or call" };
    const bits = `the SHA-256 of the application with it begins with ${PROOF_BITS} zero bits`;
    return { came: "got many applications just now", accepted: `expected a text with which ${bits}` };
  },
};
