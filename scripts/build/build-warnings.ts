import { existsSync } from "node:fs";
import { releaseFile } from "../prices/prices-folder.ts";
import type { Stamp } from "./place/stamp.ts";

/** What does not stop a build but would be regretted if it went live. `hosts` are those that it is also made for. */
export function buildWarnings(
  prices: string,
  version: string,
  hosts: readonly string[],
  { siteUrl, siteUrlGiven }: Pick<Stamp, "siteUrl" | "siteUrlGiven">,
): string[] {
  const warnings: string[] = [];
  if (!existsSync(releaseFile(prices, version))) {
    warnings.push(
      `Price list ${version} is not released: changed again, it would be two lists of one version.\n` +
        `When it is ready: npm run prices -- release ${version}`,
    );
  }
  if (hosts.length > 0 && !siteUrlGiven) {
    warnings.push(`Not fit to be deployed: without SITE_URL every link leads to ${siteUrl}/`);
  }
  return warnings;
}
