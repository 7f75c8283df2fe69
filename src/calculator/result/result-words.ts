/* What stands with a price, or in its place. */

export const mend = "Исправьте:";
export const totalWithVat = (total: string) => `Итого ${total} с НДС.`;
export const notCalculated = "Цена не посчитана.";
