/** The page has every stylesheet from the start. */
export const addStylesheet = (_href: string): Promise<void> => Promise.resolve();
