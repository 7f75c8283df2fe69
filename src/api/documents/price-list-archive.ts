import { z } from "zod";
import type { DocumentSource } from "./document-source.ts";
import type { PriceList } from "../../price-list/schema.ts";
import type { ApiDocument } from "../routes/handler.ts";
import { JSON_TYPE } from "../http/replies.ts";

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

/** A list as it is published: the rules that it is counted by are none of its figures. */
export const figuresOf = ({ formulas: _, ...figures }: PriceList): Omit<PriceList, "formulas"> => figures;

/** Every published list under its version, and their index. */
export function archiveDocuments({
  priceList,
  archive = [],
  baseUrl,
}: Pick<DocumentSource, "priceList" | "archive" | "baseUrl">): Record<string, ApiDocument> {
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
  const json = (value: unknown): ApiDocument => ({ type: JSON_TYPE, body: JSON.stringify(value) });
  return {
    "/prices/index.json": json(index),
    ...Object.fromEntries(lists.map((list) => [listAddress(list.meta.version), json(figuresOf(list))])),
  };
}
