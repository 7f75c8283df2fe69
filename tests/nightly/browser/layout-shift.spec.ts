import { expect, test, type Page } from "@playwright/test";
import { chromiumOptions } from "../../../scripts/chromium.ts";
import { builtFiles } from "../../support/built-pages.ts";

/** What counts as a page that does not jump: https://web.dev/articles/cls */
const GOOD = 0.1;

/** Scripts that come when the page has long been seen, as on a slow network: nothing may hide behind a fast one. */
const SCRIPTS_AFTER_MS = 300;

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
];

// With the whole emulation of a phone the browser overlooks some shifts. Without the page's own letters: what stands in for
// them has their size only where the machine has Arial.
test.use({
  isMobile: false,
  launchOptions: { ...chromiumOptions(), args: ["--disable-3d-apis", "--disable-remote-fonts"] },
});

const HANGAR = "roof=dvuhskat&width=12000&length=30&gates=1&panels=1";

/** Pages as they open by a link, and what is there when they have. */
const OPENED: [path: string, shown: string][] = [
  [`/?${HANGAR}`, "[data-testid=total]"],
  ["/?roof=dvuhskat&width=99&length=30&montaz=1", "[role=alert]"],
  [`/en/?${HANGAR}`, ".bill-room"],
  ["/en/?roof=dvuhskat&width=99&length=30&montaz=1", ".notice"],
  ["/podbor/?budget=1000", ".found-card"],
  ["/podbor/?budget=3000000&width_min=999", "[aria-invalid=true]"],
  ["/request/?calculation_id=ANG-11111111-AAAAA", "[role=alert]"],
  [`/request/?${HANGAR}`, ".quote-page"],
];

/** The page as it was built has been painted, the scripts have come and what they put there has been painted too. */
async function open(page: Page, path: string): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((later) => setTimeout(later, SCRIPTS_AFTER_MS));
    await route.continue();
  });
  await page.goto(path, { waitUntil: "networkidle" });
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

const { pages } = await builtFiles();

for (const window of WINDOWS) {
  test.describe(`${window.width} px wide, nothing jumps`, () => {
    test.use({ viewport: window });

    for (const { path } of pages) {
      test(`while the page opens: ${path}`, async ({ page }) => {
        await open(page, path);
        expect(await layoutShift(page)).toBeLessThan(GOOD);
      });
    }

    for (const [path, shown] of OPENED) {
      test(`while a link opens: ${path}`, async ({ page }) => {
        await open(page, path);
        await expect(page.locator(shown).first()).toBeVisible();
        expect(await layoutShift(page)).toBeLessThan(GOOD);
      });
    }

    test("while an application with an id opens", async ({ page }) => {
      const { calculation_id } = await (await page.request.get(`/v1/calc?${HANGAR}`)).json();
      await open(page, `/request/?calculation_id=${calculation_id}`);
      await expect(page.getByText(calculation_id).first()).toBeVisible();
      expect(await layoutShift(page)).toBeLessThan(GOOD);
    });

    for (const path of ["/", "/podbor/"]) {
      test(`while a wish is typed: ${path}`, async ({ page }) => {
        await open(page, path);
        // In Latin letters, which the driver types with keys: others it puts in, and what follows no key counts as a jump.
        await page.locator("#wish").pressSequentially("dvuhskat 12x30, 2 vorot, s montazhom", { delay: 80 });
        await expect(page.locator(".wish-text")).toContainText("montazhom");
        await expect(page.locator(".wish [role=status]"), "what is told once typing is over").not.toBeEmpty();
        expect(await layoutShift(page)).toBeLessThan(GOOD);
      });
    }
  });
}
