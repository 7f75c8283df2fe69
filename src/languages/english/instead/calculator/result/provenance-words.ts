export const calculation = "Calculation";
export const atPricesOf = (date: string) => `at the prices of ${date}`;
