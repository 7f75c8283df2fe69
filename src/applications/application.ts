import type { Contacts } from "./request/contacts.ts";

/** An application as it is kept and delivered. What is in it of the hangar, the engine of this service has said. */
export interface Application {
  /** By which the visitor and the manufacturer name it; the same for every repetition. */
  number: string;
  /** Tells what came later under the same number, with a mended phone for one, from what came before. */
  revision: string;
  /** UTC. */
  accepted_at: string;
  calculation_id: string;
  /** Parameters of the calculation, as GET /v1/calc takes them. */
  configuration: Record<string, string>;
  total_with_vat: number;
  prices_version: string;
  /** The older list that the quote request names, and the total under it, where this service can calculate it. */
  link_prices_version?: string;
  link_total_with_vat?: number;
  /** What of the visitor's words the total goes without, as the visitor's page says it. */
  left_out?: string;
  calculator_link: string;
  workbook_link: string;
  contacts: Contacts;
  consent: { text: string; given_at: string };
  wants_copy: boolean;
  /** Of a letter to the manufacturer. */
  subject: string;
  text: string;
  /** Of a letter to the visitor: nothing in it is the visitor's own, that nobody is sent a stranger's words from here. */
  copy_text: string;
  /** The bill as a workbook, for letters. */
  workbook?: { file_name: string; base64: string };
}

/** Tells this text of an application from any other. */
export const deliveryId = ({ number, revision }: Application): string => `${number}.${revision}`;
