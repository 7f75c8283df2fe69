import type { CalcResponse } from "hangar-engine";
import type { WrittenFormat } from "../../formats/write-calculation.ts";
import { sameSite } from "../ui/same-site.ts";

/** The whole price list as a workbook that counts. */
export const workbookAddress: string | undefined = "/calculator.xlsx";

/**
 * Where the service has the file that the page makes, under the same price list: the browsers inside of messengers save
 * what has an address of its own, and nothing that a page has made.
 */
export function fileAddress({ files, prices_version }: CalcResponse, format: WrittenFormat): string | undefined {
  const address = new URL(files[format]);
  address.searchParams.set("prices_version", prices_version);
  if (format === "csv") address.searchParams.set("dialect", "ru");
  return sameSite(address.href);
}
