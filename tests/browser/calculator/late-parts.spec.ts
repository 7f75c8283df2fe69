import { expect, test, type Page } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { holdUp } from "../page-objects/hold-up.ts";
import { StagePage } from "../page-objects/stage-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

/** The script of a part that comes later. */
const scriptOf = (part: "Below" | "Stage" | "CalculatorWish"): RegExp => new RegExp(`/_astro/${part}\\.[^/]*\\.js$`);
const PARSER = /\/_understanding\/understanding\.[^/]*\.js$/;

/** What tells that the price is not yet that of the words, and of the ways on. */
async function expectNoPriceOfWords(page: Page): Promise<void> {
  await expect(page.locator(".total-bar .reserve")).toHaveText("Ваши слова ещё не прочитаны");
  await expect(page.locator(".total-bar-sum")).toHaveCSS("font-weight", "400");
  await expect(page.locator(".bar-actions")).toBeHidden();
}

test("what is pressed before its part is alive is done when it is, also where the hangar changed meanwhile", async ({
  page,
}) => {
  const [calculator, stage] = [new CalculatorPage(page), new StagePage(page)];
  const erect = calculator.button(/С монтажом каркаса/);
  await test.step("of the same hangar", async () => {
    const letCome = await holdUp(page, scriptOf("Below"));
    await calculator.open();
    await erect.click();
    await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
    letCome();
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
    await calculator.expectInAddress({ montazh: "1" });
    await calculator.expectWhatApiSays();
  });
  await test.step("of another one", async () => {
    const letComeBelow = await holdUp(page, scriptOf("Below"));
    const letComeStage = await holdUp(page, scriptOf("Stage"));
    await calculator.open();
    await stage.view("План").press("Space");
    await erect.click();
    await calculator.textbox("Длина").fill("42,5");
    letComeBelow();
    letComeStage();
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
    await calculator.expectInAddress({ montazh: "1", length: "42.5" });
    await calculator.expectWhatApiSays();
    await expect(stage.region.locator(".stage-sheet[data-view=plan]")).toBeVisible();
    await expect(stage.view("План")).toBeChecked();
    await expect(calculator.textbox("Длина")).toBeFocused();
  });
  await test.step("a part that did not load keeps what is true, and tells of what is not", async () => {
    await page.route(scriptOf("Below"), (route) => route.abort());
    await calculator.open();
    const failed = page.waitForEvent("requestfailed");
    await calculator.arrive();
    await failed;
    await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
    await calculator.textbox("Длина").fill("42,5");
    await expect(page.getByRole("alert").filter({ hasText: "не загрузилась" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Смета" })).toHaveCount(0);
    await calculator.expectInAddress({ length: "42.5" });
    await page.unroute(scriptOf("Below"));
    await calculator.button("Попробовать ещё раз").click();
    await calculator.expectWhatApiSays();
  });
  await test.step("and keeps its room, the message within reach", async () => {
    await page.route(scriptOf("Stage"), (route) => route.abort());
    await calculator.open();
    const { height } = (await stage.region.boundingBox())!;
    await calculator.textbox("Длина").fill("42,5");
    const again = stage.region.getByRole("button", { name: "Попробовать ещё раз" });
    await expect(again).toBeVisible();
    expect((await stage.region.boundingBox())!.height).toBe(height);
    await page.unroute(scriptOf("Stage"));
    await again.click();
    await expect(stage.view("План")).toBeVisible();
    await expect(again).toHaveCount(0);
  });
});

test("words that came before what reads them are told to be unread, at no price of theirs, and are kept", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 15х60, двое ворот, для трактора";
  const letCome = await holdUp(page, scriptOf("CalculatorWish"));
  await calculator.open();
  await test.step("a field that was cleared leaves nothing", async () => {
    await wish.type("двускатный");
    await expectNoPriceOfWords(page);
    await wish.field.fill("");
    await expect(page.locator(".total-bar .reserve")).toHaveCount(0);
    await expect(page.locator(".bar-actions")).toBeVisible();
    await page.reload();
    await expect(page.locator(".bar-actions")).toBeVisible();
    await expect(wish.field).toHaveValue("");
  });
  await test.step("whatever becomes of the form meanwhile", async () => {
    await wish.type(words);
    await expect(page.getByText("Читаем ваши слова…")).toBeVisible();
    await expectNoPriceOfWords(page);
    await calculator.arrive();
    await expect(page.getByRole("heading", { name: /^Ещё не ваша цена/ })).toBeVisible();
    await calculator.textbox("Длина").fill("45");
    await calculator.purpose("Навес").click();
    await expectNoPriceOfWords(page);
    await calculator.button("Вернуть, как было").click();
    await calculator.textbox("Длина").fill("42");
    await calculator.expectInAddress({ length: "42" });
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expectNoPriceOfWords(page);
  });
  await test.step("the manufacturer may read them", async () => {
    const { calculation_id } = await calculator.apiAnswer();
    await page.goto(`/request/?calculation_id=${calculation_id}`);
    await expect(page.getByLabel("Комментарий")).toHaveValue(`Нужен такой ангар, в расчёте — похожий: ${words}`);
    await page.goBack();
    await expect(wish.field).toHaveValue(words);
  });
  await test.step("what is set by hand meanwhile stays, and is told", async () => {
    await calculator.textbox("Ворота").fill("4");
    letCome();
    await calculator.expectInAddress({ width: "15000", length: "60", gates: "4" });
    await expect(page.getByText("Читаем ваши слова…")).toHaveCount(0);
    await expect(wish.outcome).toContainText("В форме иначе: ворота 4×4\u00a0м: 4.");
  });
});

test("what reads words is asked for again when it could not be loaded", async ({ browser }) => {
  /** The scripts of a page whose browser has none of them, until its words are read without the one at first. */
  const readWithout = (file: RegExp | string) =>
    test.step(`without ${file}`, async () => {
      const page = await (await browser.newContext()).newPage();
      const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
      const again = calculator.button("Попробовать ещё раз");
      const asked: string[] = [];
      page.on("request", (request) => asked.push(request.url()));
      await page.route(file, (route) => route.abort());
      await calculator.open();
      const first = [...asked];
      await wish.paste("двускатный 18 на 60, трое ворот");
      await expect(page.getByRole("alert").filter({ hasText: "Слова останутся" })).toBeVisible();
      await expectNoPriceOfWords(page);
      await again.click();
      await expect(again).toBeVisible();
      await page.unroute(file);
      await again.click();
      await calculator.expectInAddress({ length: "60", gates: "3" });
      await expect(wish.outcome).toHaveText(/^По прочитанному: [\d\s]+₽\.$/);
      const part = asked.find((url) => scriptOf("CalculatorWish").test(url))!;
      const script = await (await page.request.get(part)).text();
      await page.context().close();
      const imports = [...script.matchAll(/from"(\.\/[^"]+)"/g)].map(([, path]) => new URL(path!, part).href);
      return imports.filter((url) => !first.includes(url));
    });
  const imported = await readWithout(scriptOf("CalculatorWish"));
  expect(imported).not.toEqual([]);
  for (const file of [...imported, PARSER]) await readWithout(file);
});

test("words that nothing can read any more hold the price again, and go along with the menu", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 18 на 60, трое ворот, сэндвич с монтажом";
  await calculator.open();
  await wish.paste(words);
  await test.step("whatever becomes of the form", async () => {
    await calculator.expectInAddress({ length: "60", gates: "3", panels: "1" });
    await page.route(PARSER, (route) => route.abort());
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(calculator.button("Попробовать ещё раз")).toBeVisible();
    await expectNoPriceOfWords(page);
    await calculator.textbox("Длина").fill("48");
    await calculator.expectInAddress({ length: "48" });
    await page.unroute(PARSER);
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(wish.answer("с монтажом каркаса")).toBeVisible();
  });
  await test.step("unread they go along with the menu, and are read where it can be done", async () => {
    await wish.answer("с монтажом каркаса").click();
    await expect(wish.questions).toHaveCount(0);
    await page.route(scriptOf("CalculatorWish"), (route) => route.abort());
    await calculator.open();
    await wish.field.fill("двускатный 15 на 42, двое ворот, до 6 млн");
    await expectNoPriceOfWords(page);
    await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name: "Подбор по бюджету" }).click();
    await expect(wish.field).toHaveValue("двускатный 15 на 42, двое ворот, до 6 млн");
    await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("6\u00a0000\u00a0000");
  });
});
