import type { ApplicationsState } from "./own-service/application-request.ts";

/** The manufacturer as the quote request form needs it; a field that is not there is a way that is not offered. */
export interface Seller {
  legalName: string;
  email: string;
  phone: string;
  telegram?: string | undefined;
  whatsapp?: string | undefined;
  /** Page about personal data. */
  privacyPolicy?: string | undefined;
  /** Where quote requests are posted to. */
  endpoint?: string | undefined;
  /** What this site's own service can do, where it is the endpoint. */
  ownService?: ApplicationsState | undefined;
}
