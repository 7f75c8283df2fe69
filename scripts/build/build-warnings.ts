import { existsSync } from "node:fs";
import { join } from "node:path";
import { absentOptions } from "../../src/options/options.ts";
import { releaseFile } from "../../src/price-list/prices-folder.ts";
import type { PriceList } from "../../src/price-list/schema.ts";
import type { Stamp } from "./place/stamp.ts";

/** What does not stop a build but would be regretted if it went live, a line each. `hosts` are those that it is also made for. */
export function buildWarnings(
  prices: string,
  list: Pick<PriceList, "meta" | "positions">,
  hosts: readonly string[],
  { siteUrl, siteUrlGiven }: Pick<Stamp, "siteUrl" | "siteUrlGiven">,
): string[] {
  const { version } = list.meta;
  const warnings = absentOptions(list).map(
    ({ name, row: { positions = [] } }) =>
      `The option ${name} is not sold: ${join(prices, "positions.yaml")} has no ${positions.join(", ")}`,
  );
  if (hosts.length > 0 && !siteUrlGiven) {
    warnings.push(`Not fit to be deployed: without SITE_URL every link leads to ${siteUrl}/`);
  }
  if (!existsSync(join(prices, releaseFile(version)))) {
    const isToBeDeployed = hosts.length > 0 || siteUrlGiven;
    warnings.push(
      `${isToBeDeployed ? "Not fit to be deployed: price" : "Price"} list ${version} is not released; ` +
        `when it is ready: npm run prices -- release ${version}, then build again`,
    );
  }
  return warnings;
}
