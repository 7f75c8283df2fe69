import { z } from "zod";
import type { DocumentsSource } from "./document-source.ts";
import { publishedList } from "./published-list.ts";
import type { ApiDocument } from "../http/routes/handler.ts";
import { JSON_CONTENT } from "../http/site/file-type.ts";

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

/** Every published list under its version, and their index. */
export function archiveDocuments({
  priceList,
  archive = [],
  baseUrl,
  ...texts
}: Pick<DocumentsSource, "priceList" | "archive" | "baseUrl" | "engine" | "english">): Record<string, ApiDocument> {
  const lists = [priceList, ...archive];
  const index: z.infer<typeof priceListIndexSchema> = {
    current: priceList.meta.version,
    lists: lists.map(({ meta: { version, valid_until, withdrawn_by } }) => ({
      version,
      ...(valid_until !== undefined && { valid_until }),
      ...(withdrawn_by !== undefined && { withdrawn_by }),
      url: baseUrl + listAddress(version),
    })),
  };
  const json = (value: unknown): ApiDocument => ({ type: JSON_CONTENT, body: JSON.stringify(value) });
  return {
    "/prices/index.json": json(index),
    ...Object.fromEntries(lists.map((list) => [listAddress(list.meta.version), json(publishedList(list, texts))])),
  };
}
