import { parsed, storedInTab } from "../../ui/stored-text.ts";
import { CONTACT_LIMITS } from "./contacts.ts";

/** What somebody has written on the calculator in this tab and no calculation holds: the manufacturer is to read it. */
export function wordsOfWish(): string {
  const wish = parsed(storedInTab("hangar-wish-calculator").read()) as Record<string, unknown> | undefined;
  const isForManufacturer = wish?.["isPartly"] === true && wish["off"] === undefined;
  return isForManufacturer && typeof wish["text"] === "string" ? wish["text"].slice(0, CONTACT_LIMITS.comment) : "";
}
