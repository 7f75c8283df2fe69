/** An answer's disclaimer to a buyer: the status is the API's word, pages and files say what it means. */
export const disclaimerInWords = ({ disclaimer }: { disclaimer: string }): string =>
  disclaimer.replace("со статусом estimate", "с предварительной ценой");
