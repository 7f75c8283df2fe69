import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/page-objects/quiet-page.ts";

/** What counts as a page that does not jump: https://web.dev/articles/cls */
const GOOD = 0.1;

/** Scripts that come when the page has long been seen, as on a slow network: nothing may hide behind a fast one. */
const SCRIPTS_AFTER_MS = 300;

// A phone's width is what matters; with the whole emulation of a phone the browser overlooks some shifts.
test.use({ isMobile: false });

const HANGAR = "roof=dvuhskat&width=12000&length=30&gates=1&panels=1";

/** The page as it was built has been painted, the scripts have come and what they put there has been painted too. */
async function open(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, SCRIPTS_AFTER_MS));
    await route.continue();
  });
  await page.goto(path);
}

/** The sum of all shifts since the page was opened, by its own measure: share of the window times share of the way. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };
    let sum = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const { value, hadRecentInput } of entries as Shift[]) if (!hadRecentInput) sum += value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    // Entries are told after the frame in which they happen.
    await new Promise((frame) => requestAnimationFrame(() => setTimeout(frame)));
    add(observer.takeRecords());
    return sum;
  });
}

for (const [title, path, shown] of [
  ["the calculator", "/", "[data-testid=total]"],
  ["the calculator of a link", `/?${HANGAR}`, "[data-testid=total]"],
  ["the calculator of a wrong link", "/?roof=dvuhskat&width=99&length=30&montaz=1", "[role=alert]"],
  ["a search", "/podbor/", ".found-card"],
  ["a search that finds nothing", "/podbor/?budget=1000", ".found-card"],
  ["a search with a mistake", "/podbor/?budget=3000000&width_min=999", "[aria-invalid=true]"],
  ["a quote request without a calculation", "/request/", "[role=alert]"],
  ["a quote request with a wrong id", "/request/?calculation_id=ANG-11111111-AAAAA", "[role=alert]"],
  ["a quote request with parameters", `/request/?${HANGAR}`, ".quote-page"],
] as const) {
  test(`nothing jumps while the page opens: ${title}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(shown).first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(GOOD);
  });
}

test("nothing jumps while the page opens: an application with an id", async ({ page }) => {
  const { calculation_id } = await (await page.request.get(`/v1/calc?${HANGAR}`)).json();
  await open(page, `/request/?calculation_id=${calculation_id}`);
  await expect(page.getByText(calculation_id).first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(GOOD);
});

for (const path of ["/", "/podbor/"]) {
  test(`nothing jumps while a wish is typed: ${path}`, async ({ page }) => {
    await open(page, path);
    // In Latin letters, which the driver types with keys: others it puts in, and what follows no key counts as a jump.
    await page.locator("#wish").pressSequentially("dvuhskat 12x30, 2 vorot, s montazhom", { delay: 80 });
    await expect(page.locator(".wish-text")).toContainText("montazhom");
    await page.waitForTimeout(500);
    expect(await layoutShift(page)).toBeLessThan(GOOD);
  });
}

test("a page that does jump would be noticed", async ({ page }) => {
  await page.goto("/docs/");
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await frame();
    const late = document.createElement("p");
    late.style.height = "50vh";
    document.querySelector("main")!.prepend(late);
    await frame();
  });
  await expect.poll(() => layoutShift(page)).toBeGreaterThan(GOOD);
});
