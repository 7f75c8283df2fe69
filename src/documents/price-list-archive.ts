import { z } from "zod";
import type { DocumentSource } from "./document-source.ts";

/** `/prices/index.json`: every list that a calculation can be asked under. */
export const priceListIndexSchema = z.strictObject({
  current: z.string().meta({ description: "Version that calculations take when they name none" }),
  lists: z
    .array(
      z.strictObject({
        version: z.string().meta({ description: "Value of prices_version; the list's date" }),
        valid_until: z.string().optional().meta({ description: "Last day that the list was meant to hold" }),
        withdrawn_by: z.string().optional().meta({ description: "List that took this one back: it was a mistake" }),
        url: z.string().meta({ description: "Where the list is" }),
      }),
    )
    .meta({ description: "Today's list first, then the older ones, the newest first" }),
});

/** Where a published list is, for ever. */
export const listAddress = (version: string): string => `/prices/${version}.json`;

export function priceListIndex({
  priceList,
  archive = [],
  baseUrl,
}: Pick<DocumentSource, "priceList" | "archive" | "baseUrl">): z.infer<typeof priceListIndexSchema> {
  return {
    current: priceList.meta.version,
    lists: [priceList, ...archive].map(({ meta: { version, valid_until, withdrawn_by } }) => ({
      version,
      ...(valid_until !== undefined && { valid_until }),
      ...(withdrawn_by !== undefined && { withdrawn_by }),
      url: baseUrl + listAddress(version),
    })),
  };
}
