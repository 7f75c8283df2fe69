import type { CalcResponse } from "hangar-engine";
import { stampedLink } from "../../text/stamped-link.ts";

/** An absolute link of the service as a path of this very site, so that it also works where the site is only tried out. */
export function sameSite(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/**
 * The quote request form with this calculation, and the price list that its total is of. A size that was rounded stands
 * there as it was asked for, so that the request says both.
 */
export function quoteLink(body: CalcResponse, prices_version = body.prices_version): string {
  const link = new URL(stampedLink({ ...body, prices_version }, body.next_step.request_quote_url));
  for (const { code, parameter, values } of body.notices) {
    if (code === "size_rounded") link.searchParams.set(parameter!, String(values!.requested_m));
  }
  return sameSite(link.href);
}

/** The API's answer to the calculation that a calculator link opens: both take the same query. */
export function apiAnswer(calculatorLink: string): string {
  return `/v1/calc${new URL(calculatorLink).search}`;
}
