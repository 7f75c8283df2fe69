import type { Page } from "@playwright/test";

/** Puts a list into the browser's storage as an earlier visit would have left it; the page is on this site. */
export async function seed(page: Page, key: string, value: unknown): Promise<void> {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  await page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [key, text] as const);
}

export const SAVED = "hangar.saved.v1";
export const COMPARED = "hangar.compare.v1";

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350";

/** A calculation saved under an old price list; whatever its total was, it is another one now. */
export const OLD_SAVED = {
  calculation_id: "ANG-12762909-87B8G",
  query: `${HANGAR}&gates=2`,
  total_with_vat: 1_000_000,
  prices_version: "2025-05-01",
  key: "old",
  name: "Склад для зерна",
  saved_on: "2025-06-12",
};

/** Four variants that differ in size, roof and options. */
export const VARIANTS = [
  ["ANG-27242645-BM4M6", HANGAR],
  ["ANG-09657739-08RRQ", `${HANGAR}&gates=2&montazh=1`],
  ["ANG-09298449-L5EWD", "roof=odnoskat-pristavnoy&width=15000&length=32.5&height=5550&panels=1&panels_high_wall=1"],
  ["ANG-34396133-0WQK9", "roof=s-kolonnoy-po-centru&width=23732&length=60&height=5470&piles=1"],
].map(([calculation_id, query]) => ({
  calculation_id,
  query,
  total_with_vat: 2_000_000,
  prices_version: "2025-05-01",
}));
