/** Said of every price of a draft, wherever it goes. */
export const MARK = "Черновик прайс-листа: эти цены не действуют.";

/** A text that is taken from the page, with the mark before it. */
export const marked = (text: string): string => `${MARK}\n${text}`;
