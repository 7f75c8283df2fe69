/** What of an answer leads to it again. */
export interface Leading {
  calculator_link: string;
  prices_version: string;
}

/** The link that somebody takes away: it names its price list, so that what it cost then can always be told. */
export const stampedLink = ({ calculator_link, prices_version }: Leading, link = calculator_link): string =>
  // Of an older list it does so itself.
  link.includes("prices_version") ? link : `${link}&prices_version=${prices_version}`;
