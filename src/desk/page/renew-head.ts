import { callLink } from "../../calculator/quote/contact-links.ts";
import { FreshnessLine } from "../../offline/freshness-line.ts";
import { LIST, MANUFACTURER } from "../../price-list/prices-folder.ts";
import { fieldMap, type Texts } from "../draft/draft.ts";
import { nameTitle } from "../preview/name-title.ts";

/** The head of the page is of the build that it came from: it says now who and what is in force. */
export function renewHead(inForce: Texts, version: string): void {
  const contact = (name: string): string => String(fieldMap(inForce[MANUFACTURER] ?? "").get(name)?.value ?? "");
  nameTitle(contact("brand"));
  say(".brand span", contact("brand"));
  say(".header-phone", contact("phone"));
  document.querySelector(".header-phone")?.setAttribute("href", callLink(contact("phone")));
  const line = document.getElementById("freshness");
  if (!line) return;
  const until = fieldMap(inForce[LIST] ?? "").get("meta.valid_until")?.value;
  line.dataset["version"] = version;
  if (until === undefined) delete line.dataset["validUntil"];
  else line.dataset["validUntil"] = String(until);
  new FreshnessLine(line);
}

function say(where: string, text: string): void {
  const place = document.querySelector(where);
  if (place) place.textContent = text;
}
