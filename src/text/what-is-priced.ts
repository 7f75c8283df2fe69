/** What a price is of: without panels no hangar, but its frame. */
export const whatIsPriced = ({ request }: { request: { panels: boolean } }): string =>
  request.panels ? "Ангар" : "Каркас ангара";
