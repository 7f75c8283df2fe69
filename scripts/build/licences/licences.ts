import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../../plain-error.ts";
import { shippedPackages, type ShippedPackage } from "./shipped-packages.ts";

/** Licences under which a product may be sold, changed and kept closed; they ask for no more than to be named. */
const FIT = [
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  // Of its own files alone, which are shipped as they are.
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
];

/** Whether an SPDX expression lets the product be used commercially: one of alternatives, all of what comes together. */
export function isFit(license: string): boolean {
  const plain = license.replaceAll(/[()]/g, "");
  return plain.split(" OR ").some((choice) => choice.split(" AND ").every((one) => FIT.includes(one.trim())));
}

/**
 * `<site>/licences.txt`: every package of which something is shipped, with its licence. Refuses one that is not fit, and
 * one without the licence's text.
 */
export async function writeLicences(site: string): Promise<void> {
  const packages = await shippedPackages();
  const textless = packages.filter(({ texts }) => texts.length === 0).map(({ name }) => name);
  if (textless.length > 0) throw new PlainError(`Without the text of the licence: ${textless.join(", ")}`);
  const unfit = packages.filter(({ license }) => !isFit(license));
  if (unfit.length > 0) {
    const named = unfit.map(({ name, version, license }) => `${name} ${version}: ${license || "no licence"}`);
    throw new PlainError(`Not fit to be shipped:\n${named.join("\n")}`);
  }
  await writeFile(join(site, "licences.txt"), licencesText(packages));
}

function licencesText(packages: readonly ShippedPackage[]): string {
  const list = packages.map(({ name, version, license }) => `${name} ${version}: ${license}`).join("\n");
  const texts = packages.map(({ name, version, license, texts }) => {
    const head = `${name} ${version}: ${license}`;
    return [head, "=".repeat(head.length), "", ...texts].join("\n");
  });
  return `Packages that parts of this product come from, and their licences.\n\n${list}\n\n\n${texts.join("\n\n\n")}\n`;
}
