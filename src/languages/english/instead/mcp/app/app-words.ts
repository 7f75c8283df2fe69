export const title = "Hangar calculator";
export const failed = (message: string) =>
  `The assistant could not calculate this hangar. ${message}The sizes can be corrected here.`;
export const otherList = (day: string, total: string, today: string) =>
  `The assistant used the price list of ${day}: ${total}. Here are the prices of ${today}.`;
export const changed = "The user changed the hangar in the calculator on the screen. From now on it is this one:";
export const downloadBill = "Download the bill (Excel, in Russian)";
export const discuss = "Discuss with the assistant";
export const discussed = (configuration: string, total: string, vat: string, calculationId: string) =>
  `Let us discuss this one: ${configuration}. Total ${total} with ${vat}, calculation ${calculationId}.`;
export const linkStaysHere = (url: string) => `The link did not open from here, it can be copied: ${url}`;
