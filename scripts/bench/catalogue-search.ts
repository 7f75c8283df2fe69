import { chromium } from "@playwright/test";
import { chromiumOptions } from "../chromium.ts";
import type { Target } from "./target.ts";
import { median } from "./turns.ts";
import { askWorker } from "./worker-watch.ts";

/** Longest that a search may take, in milliseconds. */
const LONGEST_MS = 150;
/** Workers started one after the other, each asked as often. */
const WORKERS = 5;
const SEARCHES = 8;

/** All roofs, widths, heights and lengths, with options that add positions to every bill. */
const WISHES = { budget: 10_000_000, gates: 1, montazh: 1, panels: 1, piles: 1 };

/** Search over the whole catalogue in the page's worker: the first one with the worker's start, and those after it. */
export async function catalogueSearch(url: string): Promise<Target[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const context = await browser.newContext({ serviceWorkers: "block" });
    const page = await context.newPage();
    const worker = page.waitForEvent("worker");
    await page.goto(`${url}/podbor/`, { waitUntil: "networkidle" });
    const script = (await worker).url();
    const times: number[][] = [];
    for (let at = 0; at < WORKERS; at++) {
      times.push(await page.evaluate(askWorker, { script, wishes: WISHES, searches: SEARCHES }));
    }
    const of = (id: Target["id"], measured: number): Target => ({
      id,
      measured,
      decimals: 0,
      bound: { atMost: LONGEST_MS },
    });
    return [
      of("searchFirst", median(times.map(([first]) => first!))),
      of("searchLater", median(times.flatMap(([, ...later]) => later))),
    ];
  } finally {
    await browser.close();
  }
}
