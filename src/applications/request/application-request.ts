import { CONTACT_NAMES, type Contacts } from "./contacts.ts";

/** A quote request as this site's own service takes it, by POST /application: the price it calculates itself. */
export interface ApplicationRequest {
  /** The same for every attempt to send this quote request: by it a repetition is known. */
  idempotency_key: string;
  calculation_id: string;
  /** The older price list that the visitor's link names, where it does. */
  link_prices_version?: string;
  /** What of the visitor's words and sizes the total does not hold, in sentences. */
  left_out?: string;
  contacts: Contacts;
  /** The visitor's consent that the contacts are processed; without it nothing is taken. */
  consent: true;
  /** Whether the calculation is to be mailed to the visitor as well. */
  wants_copy: boolean;
  /** Programs fill in every field that there is; people do not see this one. */
  website: string;
  /** How long the form was open, seconds. */
  seconds: number;
  /** Asked for when too many applications come: see `proof-of-work.ts`. */
  proof?: string;
}

/** Nobody fills in the form faster, seconds. */
export const LEAST_SECONDS = 3;

/** Of `left_out`, characters. */
export const LONGEST_LEFT_OUT = 1_000;

/** All that is said in an application, in one order: the same text is the same application. */
export function contentOf(request: ApplicationRequest): string {
  const { idempotency_key, calculation_id, contacts, wants_copy, link_prices_version, left_out } = request;
  const told = CONTACT_NAMES.map((name) => contacts[name] ?? "");
  const more = [link_prices_version, left_out].filter((text) => text !== undefined);
  return JSON.stringify([idempotency_key, calculation_id, told, wants_copy, ...more]);
}

/** What the service answers when it has taken an application. */
export interface AcceptedApplication {
  /** By which the manufacturer finds it. */
  number: string;
  calculation_id: string;
  /** Roubles, under the list of that moment. */
  total_with_vat: number;
  prices_version: string;
}

/** What the service answers to GET /application. */
export interface ApplicationsState {
  accepts_applications: boolean;
  /** Whether a visitor can have a copy by mail. */
  sends_copies: boolean;
}

export const APPLICATION_PATH = "/application";
