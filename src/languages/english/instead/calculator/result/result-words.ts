export const mend = "Please correct:";
export const totalWithVat = (total: string) => `Total ${total} with VAT.`;
export const notCalculated = "There is no price.";
