import * as stored from "../../../../../calculator/ui/stored-text.ts";

export { parsed, type StorageTrouble, type StoredText } from "../../../../../calculator/ui/stored-text.ts";

const keyOf = (key: string): string => `desk-preview:${key}`;

/** What is saved under a draft is not found on the site among what was saved under its prices. */
export const storedOnDevice = (key: string): stored.StoredText => stored.storedOnDevice(keyOf(key));

export const storedInTab = (key: string): stored.StoredText => stored.storedInTab(keyOf(key));
