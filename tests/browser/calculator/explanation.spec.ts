import type { Locator, Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { inWords } from "../../../src/text/name-in-words.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "?roof=dvuhskat&width=15000&length=42.4&height=3150&gates=2&panels=1&montazh=1&piles=1";

/** The button that opens a position, and what it opens. */
function positionOf(page: Page, code: string): { toggle: Locator; explanation: Locator } {
  const toggle = page.locator(`[data-code="${code}"]`).getByRole("button");
  return { toggle, explanation: page.locator(`#explanation-${code}`) };
}

/** Positions as the API explains them for the address of the page. */
async function explainedLines(calculator: CalculatorPage) {
  const response = await calculator.page.request.get(`/v1/calc${calculator.search()}&explain=1`);
  const { result } = (await response.json()) as CalcResponse;
  return [...result.materials, ...result.works].filter((line) => !line.group);
}

test("every position opens to the explanation that the API gives", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(HANGAR);
  for (const { code, name, explanation } of await explainedLines(calculator)) {
    const position = positionOf(page, code);
    await expect(position.toggle).toHaveAccessibleName(new RegExp(`${inWords(name)}$`));
    await expect(position.explanation).toHaveCount(0);
    await position.toggle.click();
    await expect(position.toggle).toHaveAttribute("aria-expanded", "true");
    await expect(position.explanation.locator(".plain-words")).toHaveText(/^[А-Я].*\.$/);
    await expect(position.explanation.getByRole("listitem").first()).toBeHidden();
    await position.explanation.getByText("Показать формулу").click();
    await expect(position.explanation.getByRole("listitem")).toHaveText([...explanation!.qty, ...explanation!.price]);
    if (explanation!.estimate) await expect(position.explanation).toContainText(explanation!.estimate);
  }
});

test("an open explanation follows the form", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(HANGAR);
  const { toggle, explanation } = positionOf(page, "TR-SOLID");
  await toggle.click();
  await expect(explanation).toContainText("По ферме на каждую из 10\u00a0рам. Рамы стоят через 5\u00a0м");
  await explanation.getByText("Показать формулу").click();
  await expect(explanation).toContainText("42,4\u00a0м ÷ 5\u00a0м ↑ 9\u00a0шагов");
  await calculator.textbox("Длина").fill("30");
  await expect(explanation).toContainText("30\u00a0м ÷ 5\u00a0м = 6\u00a0шагов");
  await calculator.expectInAddress({ length: "30" });
  const [truss] = await explainedLines(calculator);
  await expect(explanation.getByRole("listitem")).toHaveText([
    ...truss!.explanation!.qty,
    ...truss!.explanation!.price,
  ]);
});

test("the keyboard opens and closes a position, and focus stays on it", async ({ page }) => {
  await new CalculatorPage(page).open(HANGAR);
  const { toggle, explanation } = positionOf(page, "COL-EDGE");
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(explanation).toBeVisible();
  await expect(toggle).toHaveAttribute("aria-controls", "explanation-COL-EDGE");
  await page.keyboard.press("Space");
  await expect(explanation).toHaveCount(0);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(toggle).toBeFocused();
});

test("opening moves nothing but what stands below", async ({ page }) => {
  await new CalculatorPage(page).open(HANGAR);
  const { toggle, explanation } = positionOf(page, "FX-FRAME");
  await toggle.scrollIntoViewIfNeeded();
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll(".total-bar, .panel, [data-code]")].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        return [element.getAttribute("data-code"), x, y, width].join(" ");
      }),
    );
  const before = await places();
  const above = before.findIndex((place) => place.startsWith("FX-FRAME")) + 1;
  await toggle.click();
  await expect(explanation).toBeVisible();
  expect((await places()).slice(0, above)).toEqual(before.slice(0, above));
});

test("what is closed is not printed, what is open is", async ({ page }) => {
  await new CalculatorPage(page).open(HANGAR);
  await positionOf(page, "TR-SOLID").toggle.click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("tr.explanation")).toHaveCount(1);
  await expect(positionOf(page, "TR-SOLID").explanation).toBeVisible();
  await expect(page.getByText("Нажмите на позицию")).toBeHidden();
});

test("no open explanation makes a narrow page scroll sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await new CalculatorPage(page).open(`${HANGAR}&wall_progony=1`);
  for (const toggle of await page.locator("[data-code]").getByRole("button").all()) await toggle.click();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is promised that does not open", async ({ page }) => {
    await new CalculatorPage(page).open();
    await expect(page.getByText("Нажмите на позицию")).toBeHidden();
  });
});
