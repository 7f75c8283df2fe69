import type { CalcResponse } from "hangar-engine";
import { stampedLink } from "../../text/stamped-link.ts";

/** An absolute link of the service as a path of this very site, so that it also works where the site is only tried out. */
export function sameSite(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The quote request form with this calculation, and the price list that its total is of. */
export const quoteLink = (body: CalcResponse, prices_version = body.prices_version): string =>
  sameSite(stampedLink({ ...body, prices_version }, body.next_step.request_quote_url));

/** The API's answer to the calculation that a calculator link opens: both take the same query. */
export function apiAnswer(calculatorLink: string): string {
  return `/v1/calc${new URL(calculatorLink).search}`;
}
