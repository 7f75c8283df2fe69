/** The person's own date, `2026-11-20`: Sweden writes dates as the price list does. */
export const today = (): string => new Date().toLocaleDateString("sv-SE");
