/** The page has every stylesheet from the start. */
export const addStylesheet = (): Promise<void> => Promise.resolve();
