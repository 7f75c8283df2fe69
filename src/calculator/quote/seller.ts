import type { Phone } from "../../price-list/manufacturer/phones.ts";
import type { MessengerAccounts } from "./messengers.ts";
import type { ApplicationsState } from "../../applications/request/application-request.ts";

/** The manufacturer as the quote request form needs it; a field that is not there is a way that is not offered. */
export interface Seller extends MessengerAccounts {
  legalName: string;
  email: string;
  phone: string;
  /** All of them, `phone` first. */
  phones: readonly Phone[];
  /** Page about personal data. */
  privacyPolicy?: string | undefined;
  /** Where quote requests are posted to. */
  endpoint?: string | undefined;
  /** What this site's own service can do, where it is the endpoint. */
  ownService?: ApplicationsState | undefined;
}
