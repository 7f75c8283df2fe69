/** The site has no file under the prices of a draft. */
export const fileAddress = (): undefined => undefined;
