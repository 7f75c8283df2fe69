import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

const WISH = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

test("what is typed fills the form, its words say what they became, and what is open is asked", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type(WISH);
  await calculator.expectInAddress({ roof: "dvuhskat", width: "12000", length: "30", gates: "2", panels: "1" });
  await expect(wish.mark("12")).toContainText("ширина 12 м");
  await expect(wish.mark("30")).toContainText("длина 30 м");
  await expect(wish.mark("двое ворот")).toContainText("ворота 4×4 м: 2");
  await expect(wish.questions).toContainText("сначала ответьте");
  // The bar does not pass its total for the wish's.
  const reserve = page.locator(".total-bar .reserve");
  await expect(reserve).toHaveText("Сначала ответьте на\u00a0вопрос");
  await expect(page.getByRole("heading", { name: /^Ещё не ваша цена/ })).toBeVisible();
  await expect(page.locator(".bar-actions")).toBeHidden();
  await expectAccessible(page);

  await wish.answer("с монтажом каркаса").click();
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectInAddress({ montazh: "1", panels_montazh: "1" });
  await calculator.expectWhatApiSays();
  await expect(reserve).toHaveCount(0);
  await expect(page.locator(".bar-actions")).toBeVisible();
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await expectAccessible(page);
});

test("an answer can be changed, and the focus goes on where its button was", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type(WISH);
  await wish.answer("без монтажа каркаса").press("Enter");
  // What follows the last question: a second press of the same key takes nothing back.
  await expect(wish.outcome).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(wish.status).toHaveText(/Вопросов больше нет\.$/);
  const given = page.getByRole("button", { name: "Изменить ответ: без монтажа каркаса" });
  await given.press("Enter");
  await expect(wish.answer("с монтажом каркаса")).toBeFocused();
  await wish.answer("с монтажом каркаса").press("Enter");
  await calculator.expectInAddress({ montazh: "1" });
});

test("the form is brought back as it was before the wish, and follows it again", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await calculator.textbox("Длина").fill("42");
  await calculator.checkbox("Винтовые сваи").check();
  const before = (await calculator.total.textContent())!;
  await wish.type("двускатный 15 на 60, трое ворот, с монтажом");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await calculator.checkbox("Винтовые сваи").uncheck();
  await wish.undo.click();
  await expect(calculator.total).toHaveText(before);
  await expect(calculator.textbox("Длина")).toHaveValue("42");
  await expect(calculator.checkbox("Винтовые сваи")).toBeChecked();
  await expect(wish.field).toHaveValue(/60/);
  await calculator.button("Применить снова").click();
  await expect(calculator.textbox("Длина")).toHaveValue("60");
});

test("a last letter that came just before the wish was taken back brings nothing of it back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const before = (await calculator.total.textContent())!;
  await wish.paste("двускатный 15 на 60, с монтажо");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  const undo = (await wish.undo.elementHandle())!;
  await wish.field.evaluate((field: HTMLTextAreaElement, button) => {
    field.value += "м";
    field.dispatchEvent(new InputEvent("input", { inputType: "insertText", data: "м", bubbles: true }));
    (button as HTMLButtonElement).click();
  }, undo);
  await expect(wish.mark("монтажом")).toBeVisible();
  await expect(calculator.total).toHaveText(before);
  await calculator.button("Применить снова").click();
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
});

test("what is applied again is all that stood before it was taken back, by hand too", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const before = (await calculator.total.textContent())!;
  await wish.paste(WISH);
  await expect(wish.questions).toBeVisible();
  await calculator.checkbox("Монтаж каркаса").check();
  await expect(wish.questions).toHaveCount(0);
  await calculator.checkbox("Винтовые сваи").check();
  const filled = (await calculator.total.textContent())!;
  await wish.undo.click();
  await expect(calculator.total).toHaveText(before);
  await expect.poll(() => calculator.search()).not.toContain("montazh");
  await page.reload();
  await expect(page.getByText("Форма — как до этих слов.")).toBeVisible();
  await expect(calculator.total).toHaveText(before);
  await calculator.button("Применить снова").click();
  await expect(calculator.total).toHaveText(filled);
  await calculator.expectInAddress({ montazh: "1", piles: "1", gates: "2" });
  await wish.undo.click();
  await expect(calculator.total).toHaveText(before);
});

test("what a field answered is asked again of other words, once the wish was taken back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный шириной 15, двое ворот");
  await expect(wish.questions).toContainText("Какая длина?");
  await calculator.textbox("Длина").fill("54");
  await expect(wish.questions).toHaveCount(0);
  await wish.undo.click();
  await expect(calculator.textbox("Длина")).not.toHaveValue("54");
  await wish.field.fill("двускатный шириной 15, трое ворот");
  await expect(wish.questions).toContainText("Какая длина?");
});

test("an answer as it stands in the form is what stands there now", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный шириной 15, двое ворот");
  await wish.answer(/^Как в форме: длина/).click();
  await expect(wish.questions).toHaveCount(0);
  await calculator.textbox("Длина").fill("54");
  await expect(calculator.button("Изменить ответ: длина 54\u00a0м")).toBeVisible();
});

test("answers go with the words that they were of: in a cleared field other words are asked anew", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste("ангар 12 на 30 с воротами");
  await wish.answer("односкатный приставной").click();
  await wish.answer("двое ворот").click();
  await expect(wish.questions).toHaveCount(0);
  await wish.field.fill("");
  await wish.paste("ангар 15 на 45 с воротами");
  await expect(wish.answer("односкатный приставной")).toBeVisible();
  await expect(wish.answer("двое ворот")).toBeVisible();
});

test("words in a cleared field take the place of those before, and the form goes back to what it was", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const before = (await calculator.total.textContent())!;
  await wish.paste("двускатный 15 на 60, трое ворот, с монтажом");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await wish.field.fill("");
  await expect(wish.marked).toHaveCount(0);
  await wish.field.fill("двускатный 18 на 42");
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
  // The gate that the page opens with is nobody's wish.
  await expect(calculator.textbox("Ворота")).toHaveValue("0");
  await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
  await wish.undo.click();
  await expect(calculator.total).toHaveText(before);
});

test("another form without words is where the next wish begins", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 15 на 60, трое ворот");
  await expect(calculator.textbox("Ворота")).toHaveValue("3");
  await wish.field.fill("");
  await calculator.button("Сбросить").click();
  await expect(wish.undo).toHaveCount(0);
  await wish.field.fill("двускатный 15 на 60, трое ворот");
  await expect(calculator.textbox("Ворота")).toHaveValue("3");
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
});

test("over the hangar of a link its roof is an answer", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await page.goto("/?roof=odnoskat-pristavnoy&width=10000&length=25&height=4350&gates=2&doors=1&panels=1");
  await expect(calculator.textbox("Длина")).toHaveValue("25");
  await wish.paste("ширина 10, длина 25, трое ворот");
  await wish.answer(/^Как в форме: односкатный/).click();
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectInAddress({ roof: "odnoskat-pristavnoy", gates: "3", panels: "1" });
});

test("a width of a roof that is still asked is no mistake in the form", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("24 на 60 трое ворот");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await expect(page.locator(".total-bar")).not.toContainText("Исправьте");
  await expect(calculator.total).toBeVisible();
  await wish
    .answer(/колонн/)
    .first()
    .click();
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectInAddress({ roof: "s-kolonnoy-po-centru", length: "60", gates: "3" });
  await calculator.expectWhatApiSays();
});

test("the bar counts what is open and leads to it, and its total is told when nothing is", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("нужен ангар длиной 40, сэндвич с монтажом, с воротами и дверями");
  await expect(wish.questions).toContainText("сначала ответьте на\u00a04\u00a0вопроса");
  const reserve = page.locator(".total-bar .reserve");
  await expect(reserve).toHaveText("Сначала ответьте на\u00a04\u00a0вопроса");
  await page.locator("#estimate").scrollIntoViewIfNeeded();
  await expect(wish.questions).not.toBeInViewport();
  const bar = (await page.locator(".total-bar-sum").boundingBox())!;
  await page.mouse.click(bar.x + 10, bar.y + 10);
  await expect(wish.questions).toBeInViewport();
  await expect(wish.status).toHaveText(/Сначала ответьте на\s4\sвопроса: /);
  await expect(page.locator(".below > [role=status]")).toHaveText("");
  await wish.field.fill("двускатный 12 на 30");
  await expect(page.locator(".below > [role=status]")).toHaveText(/Итого/);
});

test("what the text no longer says goes back, and what was changed by hand stays", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.field.fill("двускатный 15 на 60, трое ворот");
  await expect(calculator.textbox("Ворота")).toHaveValue("3");
  await calculator.checkbox("Монтаж каркаса").check();
  await wish.field.fill("двускатный 15 на 60");
  await expect(calculator.textbox("Ворота")).toHaveValue("0");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await wish.field.fill("");
  await expect(wish.marked).toHaveCount(0);
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await expect(page.getByText("Форма заполнена по прежним словам.")).toBeVisible();
  await expect(wish.undo).toBeVisible();
});

test("a letter is read: sizes and wishes are found, the rest is let alone and shown", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste(
    "Добрый день!\nПланируем строительство под сельхозтехнику. Нужен двускатный ангар 15 на 42, " +
      "двое ворот в торце, без монтажа. Доставка до Казани обязательна.\nС уважением, Иван, +7 900 000-00-00",
  );
  await calculator.expectInAddress({ roof: "dvuhskat", width: "15000", length: "42", gates: "2" });
  await expect(wish.mark("Доставка")).toContainText("не предлагаем");
  await expect(page.locator(".wish-notes")).toContainText("Доставка в цену не входит");
  expect((await wish.unread).join(" ")).toContain("сельхозтехнику");
  await wish.field.press("Enter");
  await expect(wish.field).toHaveValue(/Добрый день!\n[^]*\n$/);
  await expectAccessible(page, ".wish");
});

test("of a text that is too long the beginning is read, and nothing is lost", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const long = `двускатный 15 на 42. ${"слово ".repeat(329)} ещё ворот 1234567`;
  await wish.paste(long);
  await expect(page.getByText("больше 2000 сразу не читаем")).toBeVisible();
  await expect(wish.field).toHaveValue(long);
  await calculator.expectInAddress({ width: "15000", length: "42" });
  await expect(wish.outcome).toContainText("В цене — только то, что понято");
  await expect(wish.status).toContainText("больше 2000 сразу не читаем");
});

test("a contradiction is asked, and sets nothing before it is answered", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("двускатный 12 на 30 без монтажа под ключ");
  await expect(wish.questions).toBeVisible();
  expect(await wish.questions.getByRole("button").count()).toBeGreaterThan(1);
  await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
});

test("a question without choices is answered in its field", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("двускатный шириной 12");
  await expect(wish.questions).toContainText("Какая длина?");
  await wish.questions.getByRole("link", { name: "К полю «Длина»" }).click();
  await expect(calculator.textbox("Длина")).toBeFocused();
  await calculator.textbox("Длина").fill("54");
  await expect(wish.questions).toHaveCount(0);
  await expect(calculator.textbox("Длина")).toHaveValue("54");
  await wish.field.fill("двускатный шириной 15");
  await calculator.expectInAddress({ width: "15000", length: "54" });
});

test("a budget is told beside the price of a hangar that is named", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.field.fill("двускатный 12х30 до 500 тысяч");
  await expect(wish.outcome).toContainText(/В бюджет 500\s000\s₽ не укладывается: не хватает [\d\s]+₽\./);
  await wish.field.fill("двускатный 12х30 до 90 млн");
  await expect(wish.outcome).toContainText(/В бюджет 90\s000\s000\s₽ укладывается\./);
});

test("a budget leads to the selection with it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("двускатный до 5 млн, от 300 квадратов");
  // The form's price is none of the selection.
  const bar = page.locator(".total-bar-sub");
  await expect.poll(() => bar.evaluate((it) => getComputedStyle(it, "::before").content)).toContain("не подбора");
  await expect(calculator.total).toHaveCSS("font-weight", "400");
  await page.getByRole("link", { name: /^Подобрать: бюджет 5/ }).click();
  await expect(page).toHaveURL(/\/podbor\/\?.*budget=5000000/);
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("5\u00a0000\u00a0000");
  await expect(page.locator(".found-card").first()).toBeVisible();
});

test("by keys alone: the wish is the first field of the panel, its questions follow it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.field.focus();
  await page.keyboard.type(WISH);
  await expect(wish.answer("с монтажом каркаса")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(wish.marked).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(wish.answer("с монтажом каркаса")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectInAddress({ montazh: "1" });
});

test("a screen reader is told in short what was understood", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("двускатный 12 на 30, зелёненький");
  await expect(wish.status).toHaveText(/^Понято: крыша, ширина, длина\. Не понято: «зелёненький»\./);
  // Words parted by others say what they became once, and nothing before.
  await wish.field.fill("двускатный 12 на 24, двое откатных ворот");
  await expect(wish.mark("ворот")).toContainText("(");
  await expect(wish.mark("двое")).not.toContainText("(");
});

test("a size that is not made is told to be priced as the nearest one", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("двускатный 13 на 30, зелёненький");
  await expect(wish.outcome).toContainText("Ширина 12\u00a0м — ближайшая из стандартных.");
  await expect(wish.outcome).toContainText("В цене — только то, что понято и есть в прайс-листе.");
  await calculator.expectInAddress({ width: "12000" });
});

test("widths are asked of the roof that was chosen", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.type("нужен ангар длиной 40");
  await expect(wish.answer("двускатный")).toBeVisible();
  await expect(wish.answer(/м$/)).toHaveCount(0);
  await wish.answer("двускатный").press("Enter");
  await expect(wish.answer(/м$/)).toHaveText(["10\u00a0м", "12\u00a0м", "15\u00a0м", "18\u00a0м"]);
  await expect(wish.answer(/^10/)).toBeFocused();
});

test("the price is that of the words as long as the form holds what they say", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.field.fill("двускатный 18 на 60, трое ворот");
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
  await calculator.textbox("Длина").fill("40");
  await expect(wish.outcome).toHaveText("В форме иначе: длина 40\u00a0м. Цена — по форме.");
  await calculator.textbox("Длина").fill("60,0");
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
  await calculator.textbox("Ворота").fill("99");
  await expect(wish.outcome).toHaveText(/^Цены нет/);
  await calculator.button("Сбросить").click();
  await expect(page.getByText("Форма теперь не по этим словам.").first()).toBeVisible();
  await wish.field.fill("двускатный 10 на 30, ферма сборная");
  await expect(wish.outcome).toContainText("Ферма: сборная — здесь не действует.");
});

test("what is asked is answered by the form too, by whatever field it is about", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.field.fill("ангар длиной 40, с воротами и дверями");
  await expect(wish.answer("двускатный")).toBeVisible();
  await calculator.roof("С колонной").check();
  await expect(wish.answer("двускатный")).toHaveCount(0);
  // The width that came with the roof is nobody's answer.
  await expect(wish.answer(/м$/).first()).toBeVisible();
  await calculator.textbox("Ширина").fill("24");
  await expect(wish.answer(/м$/)).toHaveCount(0);
  await wish.questions.getByRole("link", { name: "Другое число: к полю «Двери»" }).click();
  await expect(calculator.textbox("Двери")).toBeFocused();
  await calculator.textbox("Двери").fill("5");
  await calculator.textbox("Ворота").fill("7");
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectInAddress({ length: "40", gates: "7", doors: "5" });
  await calculator.textbox("Ворота").fill("");
  await expect(wish.questions).toContainText("ворот");
  await expect(wish.answer("двускатный")).toHaveCount(0);
  await calculator.textbox("Ворота").fill("6");
  await expect(wish.questions).toHaveCount(0);
  await expect(wish.status).toHaveText(/Вопросов больше нет\.$/);
});

test("one long word makes no page wider", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste(`двускатный 12 на 30 https://example.com/${"a".repeat(200)}`);
  await expect(wish.marked).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test("of a cleared wish what was changed by hand since is told, and can be had again", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const before = (await calculator.total.textContent())!;
  await wish.paste("двускатный 18 на 60, трое ворот");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
  await wish.field.fill("");
  await expect(wish.status).toHaveText("Форма заполнена по прежним словам.");
  await calculator.textbox("Длина").fill("42");
  await expect(page.getByText("Форма заполнена по прежним словам и изменена вручную.").first()).toBeVisible();
  const changed = (await calculator.total.textContent())!;
  await wish.undo.press("Enter");
  await expect(calculator.total).toHaveText(before);
  await expect(wish.status).toHaveText("Форма — как до прежних слов.");
  const again = calculator.button("Применить снова");
  await expect(again).toBeFocused();
  await again.press("Enter");
  await expect(calculator.total).toHaveText(changed);
  await expect(calculator.textbox("Длина")).toHaveValue("42");
  await expect(wish.undo).toBeVisible();
});

test("a question whose choices decide several fields is answered by the form where one of them stands", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 12 на 30, обшить");
  await expect(wish.questions).toContainText("чем обшить?");
  await calculator.checkbox("Сэндвич-панели").check();
  await expect(wish.questions).toHaveCount(0);
  await expect(calculator.button("Изменить ответ: с сэндвич-панелями")).toBeVisible();
  await calculator.expectInAddress({ panels: "1" });
});

test("the reason of what is not offered stands once, beside all the words it is about", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 12 на 30, доставка. Скидка есть? Повторюсь: доставка до Казани, доставка.");
  await expect(page.locator(".wish-notes li")).toHaveText([
    /^«доставка» и «доставка до Казани» — Доставка/,
    /^«Скидка» — Скидок/,
  ]);
});
