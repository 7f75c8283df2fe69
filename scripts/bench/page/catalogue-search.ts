import { chromium } from "@playwright/test";
import { chromiumOptions } from "../../chromium.ts";
import { typeBudgets, watchFirstSearch } from "./search-watch.ts";
import type { Target } from "../target.ts";
import { median } from "../turns.ts";

/** Longest that a search may take, in milliseconds. */
const LONGEST_MS = 150;
/** Pages opened one after the other. */
const PAGES = 5;
/** All roofs, widths, heights and lengths, with options that add positions to every bill. */
const FILTERS = "budget=10000000&gates=1&montazh=1&panels=1&piles=1";
const BUDGETS = [8_000_000, 6_000_000, 7_000_000, 12_000_000, 9_000_000, 20_000_000, 5_000_000];

/**
 * Search over the whole catalogue as a person meets it: on the page of the search, until the hangars stand on it; the
 * first one from the start of the page's worker, those after it from the key.
 */
export async function catalogueSearch(url: string): Promise<Target[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: "block" });
    await context.addInitScript(watchFirstSearch);
    const firsts: number[] = [];
    const later: number[] = [];
    for (let at = 0; at < PAGES; at++) {
      const page = await context.newPage();
      await page.goto(`${url}/podbor/?${FILTERS}`);
      const first = await page.waitForFunction(() => window.firstFound && window.firstFound - window.workerStarted!);
      firsts.push((await first.jsonValue()) as number);
      later.push(...(await page.evaluate(typeBudgets, BUDGETS)));
      await page.close();
    }
    const of = (id: Target["id"], measured: number): Target => ({
      id,
      measured,
      decimals: 0,
      bound: { atMost: LONGEST_MS },
    });
    return [of("searchFirst", median(firsts)), of("searchLater", median(later))];
  } finally {
    await browser.close();
  }
}
