interface Priced {
  request: { panels: boolean };
}

/** What a price is of: without panels no hangar, but its frame. */
export const whatIsPriced = ({ request }: Priced): string => (request.panels ? "Ангар" : "Каркас ангара");

/** The same beside the figure. */
export const pricedInShort = ({ request }: Priced): string => (request.panels ? "Ангар" : "Каркас");
