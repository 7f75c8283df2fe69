import {
  CONTACT_NAMES,
  contactProblems,
  contactsOf,
  NO_CONTACTS,
  type TypedContacts,
} from "../../calculator/quote/contacts/contacts.ts";
import {
  LEAST_SECONDS,
  LONGEST_LEFT_OUT,
  type ApplicationRequest,
} from "../../calculator/quote/own-service/application-request.ts";
import type { Pairs } from "../../services/calls.ts";
import { inOneLine } from "../../text/one-line.ts";
import { dayOf, looksLikeVersion } from "../../text/version.ts";
import { FIELDS, LONGEST_PROOF, type Fault } from "./said.ts";

/** The members of a body → an application as it was meant, or all that is wrong with it. */
export function readRequest(pairs: Pairs): ApplicationRequest | Fault[] {
  const given = new Map(pairs.filter(([, value]) => value !== null));
  const faults: Fault[] = [];
  const check = (parameter: string, isRight: boolean, isGiven = given.has(parameter)) => {
    if (!isRight) faults.push({ parameter, is: isGiven ? "invalid" : "missing" });
  };
  const isKnown = ([name]: Pairs[number]) => (FIELDS as readonly string[]).includes(name);
  check("body", pairs.every(isKnown) && new Set(pairs.map(([name]) => name)).size === pairs.length, true);

  const [key, id, list, leftOut, consent, seconds] = [
    "idempotency_key",
    "calculation_id",
    "link_prices_version",
    "left_out",
    "consent",
    "seconds",
  ].map((name) => given.get(name));
  const { wants_copy = false, website = "", proof } = Object.fromEntries(given);
  check("idempotency_key", typeof key === "string" && /^[0-9a-f]{32}$/.test(key));
  check("calculation_id", typeof id === "string" && id.length <= 40);
  check(
    "link_prices_version",
    list === undefined || (typeof list === "string" && looksLikeVersion(list) && isDay(dayOf(list))),
  );
  check("left_out", leftOut === undefined || (typeof leftOut === "string" && leftOut.length <= LONGEST_LEFT_OUT));
  check("consent", consent === true);
  check("wants_copy", typeof wants_copy === "boolean");
  check("website", website === "");
  check("seconds", typeof seconds === "number" && seconds >= LEAST_SECONDS);
  check("proof", proof === undefined || (typeof proof === "string" && proof.length <= LONGEST_PROOF));
  const typed = typedContacts(given.get("contacts"), faults, given.has("contacts"));
  if (wants_copy === true && typed.email === "") faults.push({ parameter: "contacts.email", is: "missing" });
  if (faults.length > 0) return unique(faults);
  return {
    idempotency_key: key as string,
    calculation_id: id as string,
    ...(list !== undefined && { link_prices_version: list as string }),
    ...(leftOut !== undefined && { left_out: inOneLine(leftOut as string) }),
    contacts: contactsOf(typed),
    consent: true,
    wants_copy: wants_copy as boolean,
    website: "",
    seconds: seconds as number,
    ...(proof !== undefined && { proof: proof as string }),
  };
}

/** What stands in the contacts, by the rules of the form itself. */
function typedContacts(value: unknown, faults: Fault[], isGiven: boolean): TypedContacts {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    faults.push({ parameter: "contacts", is: isGiven ? "invalid" : "missing" });
    return NO_CONTACTS;
  }
  const typed: Record<string, string> = { ...NO_CONTACTS };
  for (const [name, text] of Object.entries(value)) {
    const isKnown = (CONTACT_NAMES as readonly string[]).includes(name);
    if (!isKnown || typeof text !== "string") faults.push({ parameter: "contacts", is: "invalid" });
    else typed[name] = text;
  }
  const problems = contactProblems(typed as TypedContacts, ["name", "phone"]);
  for (const name of Object.keys(problems) as (keyof TypedContacts)[]) {
    faults.push({ parameter: `contacts.${name}`, is: typed[name]!.trim() === "" ? "missing" : "invalid" });
  }
  return typed as TypedContacts;
}

/** JavaScript takes 31 February for 2 March. */
const isDay = (day: string): boolean => !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

const unique = (faults: readonly Fault[]): Fault[] =>
  faults.filter((one, at) => faults.findIndex(({ parameter }) => parameter === one.parameter) === at);
