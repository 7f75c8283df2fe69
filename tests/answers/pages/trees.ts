import { stripVTControlCharacters } from "node:util";
import { chromium, type Browser, type BrowserContext, type Page, type Request } from "@playwright/test";
import { chromiumOptions } from "../../../scripts/chromium.ts";
import { take, type State } from "./states.ts";

/** Where the pages are: of a service with its door for applications shut, and of one with it open. */
export interface Sites {
  shut: string;
  open: string;
}

/** What a screen reader reads, a line a line, or why the state cannot be reached. */
export type Tree = string[] | { failed: string };

/** States at a time of one service. */
const AT_ONCE = 2;
const PHONE_HEIGHT = 740;
const DESKTOP_HEIGHT = 900;

/** The moment of every visit: what a page says of its prices hangs on it. */
const NOW = new Date("2026-12-01T09:00:00Z");
/** How far the page's own clock goes before it is looked at again, milliseconds. */
const A_WHILE = 500;
/** So often in a row nothing may have changed. */
const STILL = 5;
const MOST_LOOKS = 200;
/** For one step, milliseconds. */
const LONGEST_STEP = 15_000;

export async function treesOf(sites: Sites, states: readonly State[]): Promise<Tree[]> {
  const browser = await chromium.launch({ ...chromiumOptions(), args: ["--disable-3d-apis"] });
  const trees: Tree[] = [];
  const waiting = states.entries();
  const lane = async (): Promise<void> => {
    for (const [at, state] of waiting) trees[at] = await treeOf(browser, sites[state.applications], state);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return trees;
  } finally {
    await browser.close();
  }
}

async function treeOf(browser: Browser, url: string, state: State): Promise<Tree> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: state.wide, height: state.wide < DESKTOP_HEIGHT ? PHONE_HEIGHT : DESKTOP_HEIGHT },
    locale: "ru-RU",
    timezoneId: "Europe/Moscow",
    serviceWorkers: "block",
    reducedMotion: "reduce",
  });
  try {
    const tree = await reached(context, state);
    return tree.map((line) => line.replaceAll(url, ""));
  } catch (error) {
    return { failed: stripVTControlCharacters((error as Error).message) };
  } finally {
    await context.close();
  }
}

async function reached(
  context: BrowserContext,
  { open, page: body, stored, print, steps, until }: State,
): Promise<string[]> {
  context.setDefaultTimeout(LONGEST_STEP);
  // A page's timers go when they are told to: what comes a while after a step has come on a busy machine, too.
  await context.clock.install({ time: NOW });
  await context.clock.pauseAt(new Date(NOW.getTime() + A_WHILE));
  await context.addInitScript((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, JSON.stringify(value));
    // What is drawn by lot is drawn alike: an application's number is made of it.
    crypto.getRandomValues = (array) => (array as unknown as Uint8Array).fill(7) as never;
  }, stored);
  const page = await context.newPage();
  const settled = settling(page);
  if (body !== undefined) {
    await page.route(`**${open}`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
  }
  await page.goto(open);
  // The first sign of somebody: what stands further below comes alive.
  await page.mouse.move(1, 1);
  await settled();
  for (const step of steps) {
    await take(page, step);
    await settled();
  }
  if (print) {
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  }
  if (until !== undefined) await page.getByText(until).first().waitFor({ state: "attached" });
  const tree = await settled();
  return [page.url(), await page.title(), ...tree.split("\n")];
}

/** Waits until nothing is on its way and the page says the same whatever time passes; gives what it says. */
function settling(page: Page): () => Promise<string> {
  const onTheirWay = new Set<Request>();
  let [begun, arrived] = [0, () => {}];
  const end = (request: Request): void => {
    onTheirWay.delete(request);
    if (onTheirWay.size === 0) arrived();
  };
  page.on("request", (request) => {
    onTheirWay.add(request);
    begun += 1;
  });
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  // Else a page that counts the time would believe that there is no network.
  const allArrived = (): Promise<void> =>
    onTheirWay.size === 0 ? Promise.resolve() : new Promise((resolve) => (arrived = resolve));

  return async () => {
    let [still, last] = [0, ""];
    for (let look = 0; look < MOST_LOOKS; look++) {
      await allArrived();
      const before = begun;
      await page.clock.runFor(A_WHILE);
      const tree = await page.locator("body").ariaSnapshot();
      still = tree === last && before === begun ? still + 1 : 0;
      if (still === STILL) return tree;
      last = tree;
    }
    throw new Error("The page does not come to rest");
  };
}
