export const loading = "Opening the calculation…";
export const bill = "Bill of quantities";
export const position = "Position";
export const quantity = "Quantity";
export const price = "Price";
export const sum = "Sum";
export const estimate = "preliminary price";
export const materials = "Materials";
export const works = "Works";
export const total = "Total with VAT";
export const asJson = "Answer for programs (JSON)";
export const asTable = "Bill as a table (CSV)";
export const notUnderstood = "Not all of the link is understood, the rest is as usual:";
export const otherList = (version: string, today: string) =>
  `The link is of the price list of ${version}. Here are the prices of ${today}.`;
