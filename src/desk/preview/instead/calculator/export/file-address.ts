/** The site has no file under the prices of a draft. */
export const workbookAddress = undefined;
export const fileAddress = (): undefined => undefined;
