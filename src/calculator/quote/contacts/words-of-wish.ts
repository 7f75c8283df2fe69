import { parsed, storedInTab } from "../../ui/stored-text.ts";
import { CONTACT_LIMITS } from "./contacts.ts";

/** What somebody has written beside this calculation in this tab and it does not hold: the manufacturer is to read it. */
export function wordsOfWish(calculationId: string): string {
  const wish = parsed(storedInTab("hangar-wish-calculator").read()) as Record<string, unknown> | undefined;
  const isForManufacturer =
    wish?.["isPartly"] === true && wish["off"] === undefined && wish["calculationId"] === calculationId;
  return isForManufacturer && typeof wish["text"] === "string" ? wish["text"].slice(0, CONTACT_LIMITS.comment) : "";
}
