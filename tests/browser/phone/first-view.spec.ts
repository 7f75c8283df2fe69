import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { StagePage } from "../page-objects/stage-page.ts";

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test("the total and the way on are at the foot of the screen and the sizes at its head, wherever the page is scrolled to", async ({
  page,
}) => {
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  await stage.open("?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1");
  const bar = page.getByRole("region", { name: "Стоимость" });
  for (const y of [0, 700, 100_000]) {
    await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
    await expect(calculator.total).toBeInViewport({ ratio: 1 });
    await expect(bar.getByRole("link", { name: /заявк/i })).toBeInViewport({ ratio: 1 });
  }
  const box = (await bar.boundingBox())!;
  expect(box.y + box.height).toBe(page.viewportSize()!.height);

  const slim = stage.region.locator(".stage-slim");
  for (const seen of [calculator.textbox("Длина"), page.getByRole("heading", { name: "Смета" })]) {
    await seen.evaluate((element) => element.scrollIntoView());
    await expect(slim).toHaveText("12 × 30 × 4,35 м");
    await expect.poll(async () => (await slim.boundingBox())?.y).toBe(0);
  }
  expect(await page.evaluate(sideways)).toBe(0);
  await expectAccessible(page);
});

test("the documentation leads back to the calculator, and it to a quote request that fits the screen", async ({
  page,
}) => {
  await page.goto("/docs/limits/");
  await page.getByRole("banner").getByRole("link", { name: "Калькулятор" }).click();
  await expect(page.getByTestId("total")).toBeVisible();
  await page.getByRole("region", { name: "Стоимость" }).getByRole("link", { name: /заявк/i }).click();
  await expect(page.getByRole("heading", { name: "Ваши контакты" })).toBeVisible();
  expect(await page.evaluate(sideways)).toBe(0);
  await expectAccessible(page);
});
