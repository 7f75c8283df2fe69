import type { CalcResponse } from "hangar-engine";

/** The link that somebody takes away: it names today's price list, so that what it cost then can always be told. */
export const stampedLink = ({ calculator_link, prices_version }: CalcResponse): string =>
  `${calculator_link}&prices_version=${prices_version}`;
