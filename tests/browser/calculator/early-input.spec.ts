import type { Page } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { holdUp } from "../page-objects/hold-up.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

/** Opens a page as on a slow connection: its modules come when the returned function is called. */
async function openWithoutModules(
  page: Page,
  path: string,
  modules = /\/_(astro|engine)\/.*\.js$/,
): Promise<() => Promise<void>> {
  const letCome = await holdUp(page, modules);
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    letCome();
    await page.waitForLoadState("load");
  };
}

test("what was typed and chosen before the scripts came is what is priced", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await test.step("fields", async () => {
    const letModulesCome = await openWithoutModules(page, "/");
    await calculator.roof("Односкатный приставной").check({ force: true });
    await calculator.textbox("Длина").fill("45");
    await calculator.textbox("Ворота").fill("2");
    await calculator.checkbox("Монтаж каркаса").check();
    await letModulesCome();
    await calculator.expectInAddress({ roof: "odnoskat-pristavnoy", length: "45", gates: "2", montazh: "1" });
    await calculator.expectWhatApiSays();
    await expect(calculator.textbox("Длина")).toHaveValue("45");
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  });
  await test.step("a mistake", async () => {
    const letModulesCome = await openWithoutModules(page, "/");
    await calculator.textbox("Длина").fill("999");
    await letModulesCome();
    await expect(page.getByRole("region", { name: "Стоимость" })).toContainText("прошлый");
    await expect(calculator.textbox("Длина")).toHaveValue("999");
  });
  await test.step("words, which have no firm price meanwhile", async () => {
    const letModulesCome = await openWithoutModules(page, "/");
    await wish.type("двускатный 15 на 42");
    await expect(page.locator(".total-bar-sum")).toHaveCSS("font-weight", "400");
    await expect(page.locator(".bar-actions")).toBeHidden();
    await letModulesCome();
    await calculator.expectInAddress({ width: "15000", length: "42" });
    await expect(wish.field).toHaveValue("двускатный 15 на 42");
  });
});

test("what was typed before the scripts came is what is searched for and called, and a link shows no price but its own", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await test.step("the selection", async () => {
    const letModulesCome = await openWithoutModules(page, "/podbor/");
    await page.getByRole("textbox", { name: "Бюджет" }).fill("5500000");
    await letModulesCome();
    await expect(page).toHaveURL(/[?&]budget=5500000/);
    await expect(page.getByRole("textbox", { name: "Бюджет" })).toHaveValue(/5\s?500\s?000/);
  });
  await test.step("the request builder", async () => {
    const letModulesCome = await openWithoutModules(page, "/docs/request-builder/", /\/RequestBuilder\.[^/]*\.js$/);
    const builder = page.locator("#request-builder");
    await builder.getByRole("textbox", { name: "Длина" }).fill("42,5");
    await letModulesCome();
    await expect(builder.locator(".built-call a").first()).toHaveAttribute("href", /length=42\.5/);
  });
  await test.step("a link", async () => {
    const letModulesCome = await openWithoutModules(page, "/?roof=dvuhskat&width=15000&length=40&height=4350");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.getByText("₽").locator("visible=true")).toHaveCount(0);
    const told = () => page.locator("#calculator").evaluate((it) => getComputedStyle(it, "::before").visibility);
    expect(await told()).toBe("visible");
    await letModulesCome();
    await calculator.expectWhatApiSays();
    await expect(calculator.total).toBeVisible();
  });
});
