import type { Page } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { drawing, HANGARS, show } from "../page-objects/drawing-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const drawn = (page: Page, view: string, kind: string) => drawing(page).locator(`[data-view="${view}"] .${kind}`);

for (const hangar of HANGARS) {
  test(`as many posts, gates, doors and windows are drawn as the API says: ${hangar}`, async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open(hangar);
    const { request, result } = await calculator.apiAnswer();
    const counts = { gate: request.gates, door: request.doors, window: request.windows };
    await show(page, "План");
    await expect(drawn(page, "plan", "post")).toHaveCount(result.fahverk);
    await expect(drawn(page, "plan", "frame")).toHaveCount(result.frames);
    for (const [kind, count] of Object.entries(counts)) await expect(drawn(page, "plan", kind)).toHaveCount(count);
    const inEnds = async (kind: string) => {
      await show(page, "Торцы");
      await expect(drawn(page, "ends", "wall")).toHaveCount(2);
      return drawn(page, "ends", kind).count();
    };
    expect(await inEnds("post")).toBe(result.fahverk);
    for (const [kind, count] of Object.entries(counts)) {
      const ends = await inEnds(kind);
      await show(page, "Фасад");
      await expect(drawn(page, "facade", kind)).toHaveCount(count - ends);
    }
    await expect(drawn(page, "facade", "column")).toHaveCount(2 * result.frames);
  });
}

test("the drawing follows the form, and its place keeps its size", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=12000&length=30");
  await show(page, "Фасад");
  const figure = drawing(page).locator("figure");
  const before = await figure.boundingBox();
  await expect(figure.locator("svg")).toContainText("6 × 5 = 30 м");
  await calculator.textbox("Длина").fill("32,5");
  await expect(figure.locator("svg")).toContainText("6 × 5 + 2,5 = 32,5 м");
  await calculator.textbox("Ворота").fill("3");
  await expect(drawn(page, "facade", "gate")).toHaveCount(3);
  await expect(figure.getByRole("img", { name: /длина 6 × 5 \+ 2,5 = 32,5 м.*ворот 3/ })).toBeVisible();
  await calculator.radio("Высота", "3,15").check();
  await expect(figure).toContainText("Ворота выше стены");
  await expect(drawn(page, "facade", "too-tall")).toHaveCount(3);
  const after = await figure.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});
