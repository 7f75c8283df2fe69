import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { expectWhatApiSays } from "../page-objects/search-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

test("while a question is open nothing goes on but the text that says so, then the price as it was read, and firm", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const card = page.getByRole("region", { name: "Сохранить и поделиться" });
  const offer = page.locator("#offer");
  const printed = () => page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const copied = async () => {
    await calculator.button("Скопировать текст").click();
    await expect(calculator.button("Скопировано")).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await calculator.open();
  await test.step("open", async () => {
    await wish.paste(`${OPEN}, с доставкой, зелёненький`);
    await expect(card.getByRole("link", { name: "Сначала ответьте на\u00a0вопрос" })).toBeVisible();
    for (const held of [/^Сохранить$/, "Добавить к сравнению", "Скопировать ссылку", "Чертежи и 3D", /PDF/, /Excel/]) {
      await expect(card.getByRole("button", { name: held })).toHaveCount(0);
    }
    const text = await copied();
    expect(text).toContain("Не все вопросы по ангару решены");
    expect(text).toContain("Не учтено: «с доставкой» и «зелёненький».");
    await printed();
    await expect(offer).toContainText("Это ещё не ваша цена");
    await card.getByRole("link", { name: "Сначала ответьте" }).click();
    await expect(wish.questions).toBeInViewport();
  });
  await test.step("answered, and not yet confirmed", async () => {
    const line = "Цена по прочитанному, ещё не подтверждена; не учтено: «с доставкой» и «зелёненький».";
    await wish.answer("с монтажом каркаса").click();
    await expect(card.getByRole("button", { name: "Скопировать ссылку" })).toBeVisible();
    await expect(card.getByRole("link", { name: "Сначала ответьте" })).toHaveCount(0);
    const text = await copied();
    expect(text).toContain(line);
    expect(text).toMatch(/^http\S+#wish-questions$/m);
    expect(text).not.toContain("Не все вопросы");
    await printed();
    await expect(offer).toContainText("Коммерческое предложение");
    await expect(offer).toContainText("по прочитанному; без доставки; не учтено: «зелёненький»");
    await expect(offer).toContainText(line);
    await page.getByRole("link", { name: /^(Оставить заявку|Заявка)$/ }).click();
    await expect(page.locator(".quote-text")).toContainText(line);
    await expect(page.locator(".left-out")).toHaveText("По прочитанному; без доставки; не учтено: «зелёненький».");
    await page.goBack();
  });
  await test.step("confirmed", async () => {
    await wish.confirm.click();
    const text = await copied();
    expect(text).toContain("\nНе учтено: «с доставкой» и «зелёненький».");
    expect(text).not.toContain("прочитанному");
    expect(text).not.toContain("#");
    await expect(page).toHaveURL(/montazh=1[^#]*$/);
    await page.reload();
    await expect(wish.outcome).toContainText("Подтверждено: ");
    await wish.field.press("Control+End");
    await page.keyboard.insertText(", трое дверей");
    await expect(wish.outcome).toContainText("По прочитанному: ");
  });
});

test("for what is not made the manufacturer is asked in the buyer's own words, from both pages", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const ask = wish.questions.getByRole("link", { name: "Спросить у производителя" });
  const comment = page.getByLabel("Комментарий");
  const asked = (text: string) => `Нужен такой ангар, в расчёте — похожий: ${text}`;
  await calculator.open();
  await wish.paste(OPEN);
  await expect(wish.questions).toBeVisible();
  await expect(ask).toHaveCount(0);
  await wish.field.fill("двускатный 25 на 60, двое ворот, 40 дверей");
  await expect(ask).toHaveCount(2);
  const text = "двускатный 25 на 60, двое ворот";
  await wish.field.fill(text);
  await expect(ask).toHaveCount(1);
  await expect(wish.questions).toContainText("Такого размера нет. Какая ширина?");
  await calculator.expectInAddress({ length: "60", gates: "2" });
  await ask.click();
  await expect(comment).toHaveValue(asked(text));
  await expect(page.getByText("Это цена похожего ангара: вашу назовёт производитель.")).toBeVisible();
  await expect(page.locator(".quote-text")).toContainText(asked(text));

  await test.step("words that come later reach the comment", async () => {
    await page.getByLabel("Имя").fill("Иван");
    await page.goBack();
    await expect(wish.field).toHaveValue(text);
    await wish.answer("18 м").click();
    await expect(wish.questions).toHaveCount(0);
    await wish.field.fill("двускатный 18 на 60, двое ворот, с доставкой");
    await expect(wish.mark("доставкой")).toBeVisible();
    await page.getByRole("link", { name: /^(Оставить заявку|Заявка)$/ }).click();
    await expect(page.getByLabel("Имя")).toHaveValue("Иван");
    await expect(comment).toHaveValue("двускатный 18 на 60, двое ворот, с доставкой");
    await comment.fill("");
    await page.reload();
    await expect(comment).toHaveValue("");
  });
  await test.step("from the selection, in the words of that page", async () => {
    const words = "двускатный 25 на 48, двое ворот";
    await page.goto("/podbor/");
    await wish.paste(words);
    await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
    await ask.click();
    await expect(comment).toHaveValue(asked(words));
    await expect(page.getByText("Это цена похожего ангара: вашу назовёт производитель.")).toBeVisible();
    await expect(page.getByRole("main")).toContainText("48");
  });
});

test("an address that is copied before the words are confirmed says so where it is opened", async ({
  page,
  browser,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const elsewhere = await (await browser.newContext()).newPage();
  await test.step("of the calculator", async () => {
    await calculator.open();
    await wish.paste(OPEN);
    await expect(wish.questions).toBeVisible();
    await expect(page).toHaveURL(/[?&]panels_montazh=1.*#wish-questions$/);
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByRole("alert")).toContainText("раньше, чем покупатель подтвердил");
    await elsewhere.getByRole("textbox", { name: "Длина" }).fill("36");
    // Passed on as it is, it still says so.
    await expect(elsewhere).toHaveURL(/length=36.*#wish-questions$/);
    await elsewhere.getByRole("button", { name: "Понятно" }).click();
    await expect(elsewhere).toHaveURL(/length=36[^#]*$/);

    await page.reload();
    await expect(wish.questions).toBeVisible();
    await expect(page.getByRole("region", { name: "Замечания к ссылке" })).toHaveCount(0);
    await wish.answer("с монтажом каркаса").click();
    await wish.confirm.click();
    await expect(page).toHaveURL(/montazh=1[^#]*$/);
  });
  await test.step("of the selection", async () => {
    await page.goto("/podbor/?budget=6000000&roof=dvuhskat");
    await wish.paste("двое ворот и окна");
    await expect(wish.questions).toBeVisible();
    await expect(page).toHaveURL(/gates=2.*#wish-questions$/);
    await elsewhere.goto(page.url());
    await expect(elsewhere.getByRole("alert")).toContainText("раньше, чем покупатель подтвердил");
    await expectWhatApiSays(elsewhere, "budget=6000000&roof=dvuhskat&gates=2");
    await elsewhere.getByRole("button", { name: "Понятно" }).click();
    await expect(elsewhere.getByRole("alert")).toHaveCount(0);

    await page.reload();
    await expect(wish.questions).toBeVisible();
    await expect(page.getByRole("region", { name: "Замечание к ссылке" })).toHaveCount(0);
    await wish.answer("2 окна").click();
    await wish.confirm.click();
    await expect(page).toHaveURL(/gates=2[^#]*$/);
  });
  await elsewhere.context().close();
});
