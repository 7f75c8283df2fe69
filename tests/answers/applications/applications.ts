import { posted, got, type Asked } from "../requests/request.ts";
import { OLDER, engine } from "../requests/sources.ts";

/** Applications of an hour that one address may send, and one more. */
const TOO_MANY = 11;

const answer = engine.calculate({ roof: "dvuhskat", width: 12, length: 30, gates: 1 });
if (answer.status !== 200) throw new Error("the hangar of the applications cannot be calculated");
const { calculation_id } = answer.body;

const CONTACTS = {
  name: "Иван Петров",
  phone: "8 (900) 123-45-67",
  email: "ivan@example.com",
  place: "Казань",
  comment: "Звоните\nпосле шести",
};

const whole = (key: number, more: object = {}): Record<string, unknown> => ({
  idempotency_key: key.toString(16).padStart(32, "0"),
  calculation_id,
  contacts: CONTACTS,
  consent: true,
  wants_copy: false,
  website: "",
  seconds: 20,
  ...more,
});

const applied = (body: unknown, from = "192.0.2.1", lang = ""): Asked => {
  const request = posted("application", `/application${lang}`, body);
  return { ...request, headers: { ...request.headers, "X-Forwarded-For": from } };
};

const without = (name: string): object => ({ ...whole(1), [name]: undefined });

const REFUSED: unknown[] = [
  {},
  [],
  "{",
  ...Object.keys(whole(1)).map(without),
  { ...whole(1), nothing: 1 },
  { ...whole(1), contacts: {} },
  { ...whole(1), contacts: { name: "12", phone: "8 900 12", email: "ivan@" } },
  { ...whole(1), contacts: { ...CONTACTS, comment: "x".repeat(5_000) } },
  { ...whole(1), seconds: 1 },
  { ...whole(1), website: "https://spam.example" },
  { ...whole(1), consent: false },
  { ...whole(1), wants_copy: true, contacts: { ...CONTACTS, email: "" } },
  { ...whole(1), calculation_id: "ANG-00000000-00000" },
  { ...whole(1), link_prices_version: "yesterday" },
];

/** What is accepted, and asked once more under the same key. */
const ACCEPTED: unknown[] = [
  whole(2),
  whole(3, { wants_copy: true }),
  whole(4, { link_prices_version: OLDER }),
  whole(5, { contacts: { name: "Ann", phone: "+1 202 555 0123" } }),
  whole(2),
];

/** One after the other: a service counts them. */
export const APPLICATIONS: Asked[] = [
  got("application", "/application"),
  got("application", "/application?lang=en"),
  ...REFUSED.flatMap((body) => [applied(body), applied(body, undefined, "?lang=en")]),
  ...ACCEPTED.map((body) => applied(body)),
  ...Array.from({ length: TOO_MANY }, (_, at) => applied(whole(100 + at), "192.0.2.2")),
  applied(whole(200), "192.0.2.2", "?lang=en"),
].map((one, at) => ({ ...one, title: one.title.replace(":", ` ${at}:`) }));
