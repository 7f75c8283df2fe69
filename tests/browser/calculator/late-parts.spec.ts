import { expect, test, type Page } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { StagePage } from "../page-objects/stage-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("a part that did not load keeps what is true, and tells of what is not", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const below = /\/_astro\/Below\.[^/]*\.js$/;
  await page.route(below, (route) => route.abort());
  await calculator.open();
  const failed = page.waitForEvent("requestfailed");
  await calculator.arrive();
  await failed;
  await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
  await calculator.textbox("Длина").fill("42,5");
  await expect(page.getByRole("alert").filter({ hasText: "не загрузилась" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Смета" })).toHaveCount(0);
  await calculator.expectInAddress({ length: "42.5" });
  await page.unroute(below);
  await page.reload();
  await calculator.expectWhatApiSays();
});

/** Holds up the script of a part until it may come. */
async function holdUp(page: Page, part: "Below" | "Stage" | "CalculatorWish"): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(new RegExp(`/_astro/${part}\\.[^/]*\\.js$`), async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}

test("what is pressed before its part is alive is done when it is", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const letCome = await holdUp(page, "Below");
  await calculator.open();
  await calculator.button(/С монтажом каркаса/).click();
  await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
  letCome();
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await calculator.expectInAddress({ montazh: "1" });
  await calculator.expectWhatApiSays();
});

test("what is pressed is done also where the hangar changed before its part came", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const letCome = await holdUp(page, "Below");
  await calculator.open();
  await calculator.button(/С монтажом каркаса/).click();
  await calculator.textbox("Длина").fill("42,5");
  letCome();
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await calculator.expectInAddress({ montazh: "1", length: "42.5" });
  await calculator.expectWhatApiSays();
});

test("a view that is chosen stays chosen where the hangar changed before the stage came", async ({ page }) => {
  const [calculator, stage] = [new CalculatorPage(page), new StagePage(page)];
  const letCome = await holdUp(page, "Stage");
  await calculator.open();
  await stage.view("План").press("Space");
  await calculator.textbox("Длина").fill("42,5");
  letCome();
  await expect(stage.region.locator(".stage-sheet[data-view=plan]")).toBeVisible();
  await expect(stage.view("План")).toBeChecked();
  await expect(calculator.textbox("Длина")).toBeFocused();
});

test("words that nothing has read yet are told to be unread, at no price of theirs, and are there after a reload", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  const parser = /\/_astro\/parser\.[^/]*\.js$/;
  await page.route(parser, (route) => route.abort());
  await calculator.open();
  await wish.paste("двускатный 18 на 60, трое ворот");
  await expect(page.getByRole("alert").filter({ hasText: "Не удалось загрузить разбор слов" })).toBeVisible();
  await expect(page.locator(".total-bar .reserve")).toHaveText("Ваши слова ещё не прочитаны");
  await expect(page.locator(".bar-actions")).toBeHidden();
  await page.reload();
  await expect(wish.field).toHaveValue("двускатный 18 на 60, трое ворот");
  await page.unroute(parser);
  await page.reload();
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
});

/** What tells that the price is not yet that of the words, and of the ways on. */
async function expectNoPriceOfWords(page: Page): Promise<void> {
  await expect(page.locator(".total-bar .reserve")).toHaveText("Ваши слова ещё не прочитаны");
  await expect(page.locator(".total-bar-sum")).toHaveCSS("font-weight", "400");
  await expect(page.locator(".bar-actions")).toBeHidden();
}

test("words that came before what reads them are told to be unread, at no price of theirs, and are kept", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 15х60, 2в 1д, для трактора";
  const letCome = await holdUp(page, "CalculatorWish");
  await calculator.open();
  await wish.type(words);
  await expect(page.getByText("Читаем ваши слова…")).toBeVisible();
  await expectNoPriceOfWords(page);
  await calculator.arrive();
  await expect(page.getByRole("heading", { name: /^Ещё не ваша цена/ })).toBeVisible();
  await calculator.textbox("Длина").fill("45");
  await calculator.button("Сбросить").click();
  await expectNoPriceOfWords(page);
  await calculator.textbox("Длина").fill("42");
  await calculator.expectInAddress({ length: "42" });
  await page.reload();
  await expect(wish.field).toHaveValue(words);
  await expectNoPriceOfWords(page);
  const { calculation_id } = await calculator.apiAnswer();
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await expect(page.getByLabel("Комментарий")).toHaveValue(`Нужен такой ангар, в расчёте — похожий: ${words}`);
  await page.goBack();
  await expect(wish.field).toHaveValue(words);
  letCome();
  await calculator.expectInAddress({ width: "15000", length: "60" });
  await expect(page.getByText("Читаем ваши слова…")).toHaveCount(0);
});

test("words that were read hold the price again as long as they cannot be, whatever becomes of the form meanwhile", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";
  const question = page.getByText("Каркас тоже смонтировать?");
  await calculator.open();
  await wish.type(words);
  await expect(question).toBeVisible();
  for (const file of [/\/_understanding\/understanding\.[^/]*\.js$/, /\/_astro\/CalculatorWish\.[^/]*\.js$/]) {
    await calculator.expectInAddress({ gates: "2", panels_montazh: "1" });
    await page.route(file, (route) => route.abort());
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(calculator.button("Попробовать ещё раз")).toBeVisible();
    await expectNoPriceOfWords(page);
    await calculator.textbox("Длина").fill("60");
    await calculator.expectInAddress({ length: "60" });
    await page.unroute(file);
    await page.reload();
    await expect(wish.field).toHaveValue(words);
    await expect(question).toBeVisible();
  }
});

test("words that nothing has read go along with the menu, and are read where it can be done", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 15 на 42, двое ворот, до 6 млн";
  await page.route(/\/_astro\/CalculatorWish\.[^/]*\.js$/, (route) => route.abort());
  await calculator.open();
  await wish.paste(words);
  await expectNoPriceOfWords(page);
  await page.locator("a[href='/podbor/']").filter({ visible: true }).first().click();
  await expect(wish.field).toHaveValue(words);
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("6\u00a0000\u00a0000");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
});

test("a field that was cleared before what reads it came leaves nothing", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await holdUp(page, "CalculatorWish");
  await calculator.open();
  await wish.type("двускатный");
  await expectNoPriceOfWords(page);
  await wish.field.fill("");
  await expect(page.locator(".total-bar .reserve")).toHaveCount(0);
  await expect(page.locator(".bar-actions")).toBeVisible();
  await page.reload();
  await expect(page.locator(".bar-actions")).toBeVisible();
  await expect(wish.field).toHaveValue("");
});

for (const [what, file] of [
  ["the part that reads words", /\/_astro\/CalculatorWish\.[^/]*\.js$/],
  ["what that part imports", /\/_astro\/Wish\.[^/]*\.js$/],
  ["the parser", /\/_understanding\/understanding\.[^/]*\.js$/],
] as const) {
  test(`${what} is asked for again when it could not be loaded`, async ({ page }) => {
    const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
    const again = calculator.button("Попробовать ещё раз");
    await page.route(file, (route) => route.abort());
    await calculator.open();
    await wish.paste("двускатный 18 на 60, трое ворот");
    await expect(page.getByRole("alert").filter({ hasText: "Слова останутся" })).toBeVisible();
    await expectNoPriceOfWords(page);
    await again.click();
    await expect(again).toBeVisible();
    await page.unroute(file);
    await again.click();
    await calculator.expectInAddress({ length: "60", gates: "3" });
    await expect(wish.outcome).toHaveText("Цена — по этим словам.");
  });
}

test("without a network at a first visit the words that are pasted are kept and told to be unread", async ({
  page,
  context,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await context.setOffline(true);
  await wish.paste("двускатный 18 на 60, трое ворот");
  await expect(page.getByRole("alert").filter({ hasText: "Слова останутся" })).toBeVisible();
  await expectNoPriceOfWords(page);
  await context.setOffline(false);
  await page.reload();
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await expect(wish.field).toHaveValue("двускатный 18 на 60, трое ворот");
});

test("words in the field have no firm price even before the page's scripts come", async ({ page }) => {
  await page.route(/\/_(astro|engine)\/.*\.js$/, () => undefined);
  await page.goto("/", { waitUntil: "commit" });
  await new WishField(page).type("двускатный 15 на 42");
  await expect(page.locator(".total-bar-sum")).toHaveCSS("font-weight", "400");
  await expect(page.locator(".bar-actions")).toBeHidden();
});
