import { chromiumOptions } from "../../../scripts/chromium.ts";
import { CalculatorPage } from "../../browser/page-objects/calculator-page.ts";
import { expect, test } from "../../browser/page-objects/quiet-page.ts";
import { StagePage } from "../../browser/page-objects/stage-page.ts";

const HANGAR = "?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1";

// With 3D, which other tests go without.
test.use({ launchOptions: chromiumOptions(), viewport: { width: 360, height: 740 } });

test("what changed while nobody saw the live hangar is there when it is seen again", async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  const setLength = async (length: string) => {
    await calculator.textbox("Длина").evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, length);
    await expect(stage.pill("length")).toHaveText(`${length} м`);
  };
  await stage.open(HANGAR);
  await stage.expectLive();
  await setLength("45");
  const longer = await stage.pixels();
  await setLength("30");
  expect((await stage.pixels()).equals(longer)).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(stage.region.locator(".stage-slim")).toBeVisible();
  await setLength("45");
  await page.evaluate(() => scrollTo(0, 0));
  expect((await stage.pixels()).equals(longer)).toBe(true);
});
