import { FreshnessLine } from "../../offline/freshness-line.ts";

/** The line at the head of the page is of the build that the page came from: now other prices are in force. */
export function renewFreshness(version: string, validUntil: string | undefined): void {
  const line = document.getElementById("freshness");
  if (!line) return;
  line.dataset["version"] = version;
  if (validUntil === undefined) delete line.dataset["validUntil"];
  else line.dataset["validUntil"] = validUntil;
  new FreshnessLine(line);
}
