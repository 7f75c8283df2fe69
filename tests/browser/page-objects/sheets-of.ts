/** How many sheets a PDF of the browser's has. */
export const sheetsOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
