import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test.use({
  userAgent: "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/148.0.0.0 Mobile Safari/537.36",
});

test("files lie with the other ways to pass a calculation on, and the hangar is seen on one's own site", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=10000&length=5&height=3150");
  const saved = page.waitForEvent("download");
  await page.getByRole("link", { name: "Смета в Excel" }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
  await calculator.button("Предложение в PDF").click();
  await expect(page.getByRole("dialog", { name: "Коммерческое предложение" })).toBeVisible();
  await page.keyboard.press("Escape");
  await calculator.button("Чертежи и 3D").click();
  const { files, calculator_link } = await calculator.apiAnswer();
  const link = decodeURIComponent(
    (await page.getByRole("link", { name: "Посмотреть на участке" }).getAttribute("href"))!,
  );
  expect(link).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\/1\.0\?/);
  expect(link).toContain(files.glb);
  expect(link).toContain(calculator_link);
});
