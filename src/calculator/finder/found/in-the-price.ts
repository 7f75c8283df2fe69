import { OPTIONS } from "hangar-engine";
import type { FoundHangar } from "../../../search/response.ts";
import type { OptionName, OptionRow } from "../../../options/options.ts";
import { uncapitalized } from "../../../text/format.ts";
import { labelOf } from "../../calculator-context.ts";

/** What a hangar has besides the bare frame, by how many where there are several: `каркас, рамы ворот — 2, монтаж каркаса`. */
export function inThePrice(configuration: FoundHangar["configuration"]): string {
  const values: Readonly<Partial<Record<OptionName, unknown>>> = configuration;
  const options = (Object.keys(OPTIONS) as OptionName[]).flatMap((name) => {
    const { kind, words }: OptionRow = OPTIONS[name];
    const value = values[name];
    if (kind === "count" && typeof value === "number" && value > 0) return `${words?.ru ?? "рамы ворот"} — ${value}`;
    return kind === "flag" && value === true ? uncapitalized(labelOf(name)) : [];
  });
  return ["каркас", ...options].join(", ");
}
