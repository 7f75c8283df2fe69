import { storedInTab } from "../ui/stored-text.ts";

/** Longest name that has its line on paper, in characters. */
export const LONGEST_CLIENT_NAME = 90;

const stored = storedInTab("hangar.offer-client");

/** Where the browser forbids storage, the name lives as long as the page. */
let ofThisPage: string | undefined;

/** Whom the offer is for; empty where nobody was named. It goes with the tab and is in no link. */
export const readClientName = (): string => ofThisPage ?? stored.read() ?? "";

export function saveClientName(name: string): void {
  ofThisPage = name.replace(/\s+/g, " ").trim();
  stored.write(ofThisPage === "" ? null : ofThisPage);
}
