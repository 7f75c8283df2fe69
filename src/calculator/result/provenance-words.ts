/* Where a price comes from. */

export const calculation = "Расчёт";
export const atPricesOf = (date: string) => `по ценам на ${date}`;
