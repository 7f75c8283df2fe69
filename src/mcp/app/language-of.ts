import type { CallToolResult } from "@modelcontextprotocol/client";
import { langOf, type Lang } from "../../text/lang.ts";

/** By a tag such as `en-GB`. */
export const langOfLocale = (locale: string): Lang => (/^ru\b/i.test(locale) ? "ru" : "en");

/**
 * The language in which a call is asked and answered, by the first that is heard of it; `locale` is the host's. Nothing
 * by what tells of none.
 */
export function langOfNotification(method: string, params: object, locale: string): Lang | undefined {
  switch (method) {
    case "ui/notifications/tool-input": {
      const { arguments: given } = params as { arguments?: Record<string, unknown> };
      return langOf(String(given?.["lang"] ?? "ru")) ?? "en";
    }
    case "ui/notifications/tool-result":
      return langOfResult(params as CallToolResult) ?? langOfLocale(locale);
    case "ui/notifications/tool-cancelled":
      return langOfLocale(locale);
    default:
      return undefined;
  }
}

/** By its first letter; figures alone tell nothing. */
function langOfResult({ content }: CallToolResult): Lang | undefined {
  const [first] = content;
  const letter = first?.type === "text" ? /^[^a-zа-яё{]*([a-zа-яё])/i.exec(first.text)?.[1] : undefined;
  if (letter === undefined) return undefined;
  return /[a-z]/i.test(letter) ? "en" : "ru";
}
