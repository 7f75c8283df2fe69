import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("words that are typed fill the form, say what they became, and are asked about: all of it by keys alone", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const reserve = page.locator(".total-bar .reserve");
  await calculator.open();
  await test.step("while a question is open, no price is that of the words", async () => {
    await wish.type("двускатный 12 на 30, двое ворот, сэндвич с монтажом");
    await calculator.expectInAddress({ roof: "dvuhskat", width: "12000", length: "30", gates: "2", panels: "1" });
    await expect(wish.mark("12")).toContainText("ширина 12 м");
    await expect(wish.mark("30")).toContainText("длина 30 м");
    await expect(wish.mark("двое ворот")).toContainText("ворота 4×4 м: 2");
    await expect(wish.questions).toContainText("сначала ответьте");
    await expect(reserve).toHaveText("Сначала ответьте на\u00a0вопрос");
    await expect(page.getByRole("heading", { name: /^Ещё не ваша цена/ })).toBeVisible();
    await expect(page.locator(".bar-actions")).toBeHidden();
    await expectAccessible(page);
  });
  await test.step("its answer is the next stop after the marked words", async () => {
    await wish.field.press("Tab");
    await expect(wish.marked).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(wish.answer("с монтажом каркаса")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    // What follows the last question: a second press of the same key takes nothing back.
    await expect(wish.outcome).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(wish.status).toContainText("Вопросов больше нет.");
    await expect(wish.questions).toHaveCount(0);
    await expect(calculator.checkbox("Монтаж каркаса")).not.toBeChecked();
  });
  await test.step("it can be changed, and the focus goes on where its button was", async () => {
    await calculator.button("Изменить ответ: без монтажа каркаса").press("Enter");
    await expect(wish.answer("с монтажом каркаса")).toBeFocused();
    await page.keyboard.press("Space");
    await expect(wish.questions).toHaveCount(0);
    await calculator.expectInAddress({ montazh: "1", panels_montazh: "1" });
    await calculator.expectWhatApiSays();
    await expect(reserve).toHaveCount(0);
    await expect(page.locator(".bar-actions")).toBeVisible();
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
    await expect(wish.outcome).toHaveText(/^По прочитанному: [\d\s]+₽\.$/);
    await expect(page.locator(".total-bar-sum")).toContainText("По\u00a0прочитанному:");
    await expectAccessible(page);
  });
  await test.step("what nobody spoke of is set at once or in its field, and all of it confirmed", async () => {
    await calculator.button("Изменить: высота 4,35\u00a0м").press("Enter");
    await expect(calculator.textbox("Высота")).toBeFocused();
    await calculator.button("Изменить: по длинной стороне").press("Enter");
    await expect(calculator.page.getByRole("radio", { name: "По длинной стороне" })).toBeFocused();
    await wish.confirm.press("Enter");
    await expect(wish.outcome).toBeFocused();
    await expect(wish.outcome).toHaveText(/^Подтверждено: [\d\s]+₽\.$/);
    await expect(wish.confirm).toHaveCount(0);
    await expect(page.locator(".total-bar-sum")).not.toContainText("прочитанному");
    await expectAccessible(page);
  });
});

test("the form is brought back as it was before the words, and follows them again", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const [again, length] = [calculator.button("Применить снова"), calculator.textbox("Длина")];
  await calculator.open();
  await length.fill("42");
  const before = (await calculator.total.textContent())!;
  await wish.paste("двускатный 15 на 60, трое ворот, с монтажом");
  await expect(length).toHaveValue("60");
  // What all of it does to the form: src/calculator/wish/reading/use-wish.test.ts.
  await test.step("of a cleared field, too", async () => {
    await wish.field.fill("");
    await expect(wish.marked).toHaveCount(0);
    await expect(wish.status).toHaveText("Форма заполнена по прежним словам.");
    await length.fill("48");
    await expect(page.getByText("Форма заполнена по прежним словам и изменена вручную.").first()).toBeVisible();
    await wish.undo.press("Enter");
    await expect(calculator.total).toHaveText(before);
    await expect(wish.status).toHaveText("Форма — как до прежних слов.");
    await expect(again).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(length).toHaveValue("48");
  });
  await test.step("where another form took its place", async () => {
    await wish.field.fill("двускатный 12 на 36, двое ворот");
    await expect(length).toHaveValue("36");
    await calculator.purpose("Навес").click();
    await expect(page.getByText("Форма теперь не по этим словам.").first()).toBeVisible();
    await calculator.button("Вернуть, как было").click();
    await expect(length).toHaveValue("36");
    await expect(again).toHaveCount(0);
  });
  await test.step("a reset takes the words along, and brings them back", async () => {
    await calculator.button("Сбросить").click();
    await expect(wish.field).toHaveValue("");
    await expect(length).toHaveValue("30");
    await expect(wish.outcome).toHaveCount(0);
    await calculator.button("Вернуть, как было").click();
    await expect(wish.field).toHaveValue("двускатный 12 на 36, двое ворот");
    await expect(length).toHaveValue("36");
    await expect(again).toHaveCount(0);
    await expect(wish.outcome).toContainText("По прочитанному: ");
  });
});

test("the bar counts what is open and leads to it, and it is answered by choices, by fields and by the form", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const total = page.locator(".below > [role=status]");
  await calculator.open();
  await test.step("four questions", async () => {
    await wish.paste("нужен ангар длиной 40, сэндвич с монтажом, с воротами и дверями");
    await expect(wish.questions).toContainText("сначала ответьте на\u00a04\u00a0вопроса");
    await expect(page.locator(".total-bar .reserve")).toHaveText("Сначала ответьте на\u00a04\u00a0вопроса");
    await page.locator("#estimate").scrollIntoViewIfNeeded();
    await expect(wish.questions).not.toBeInViewport();
    await page.locator(".total-bar .reserve").click();
    await expect(wish.questions).toBeInViewport();
    await expect(wish.status).toHaveText(/Сначала ответьте на\s4\sвопроса: /);
    await expect(total).toHaveText("");
  });
  await test.step("widths are asked of the roof that was chosen", async () => {
    await expect(wish.answer(/м$/)).toHaveCount(0);
    await wish.answer("двускатный").press("Enter");
    await expect(wish.answer(/м$/)).toHaveText(["10\u00a0м", "12\u00a0м", "15\u00a0м", "18\u00a0м"]);
    await wish.answer(/^15/).click();
    await expect(wish.answer(/м$/)).toHaveCount(0);
  });
  await test.step("another number is typed into its field, which is unfolded", async () => {
    await wish.questions.getByRole("link", { name: "Другое число: к полю «Двери»" }).click();
    await expect(calculator.textbox("Двери")).toBeFocused();
    await calculator.textbox("Двери").fill("5");
    await expect(wish.questions).not.toContainText("двер");
    await calculator.textbox("Ворота").fill("7");
    await calculator.checkbox("Монтаж каркаса").check();
    await expect(wish.questions).toHaveCount(0);
    await calculator.expectInAddress({ width: "15000", length: "40", gates: "7", doors: "5", montazh: "1" });
    await expect(wish.status).toContainText("Вопросов больше нет.");
    await expect(total).toHaveText(/Итого/);
  });
  await test.step("what stands in the form may be the answer, and is what stands there now", async () => {
    await wish.field.fill("двускатный шириной 15, двое ворот");
    await wish.answer(/^Как в форме: длина/).click();
    await expect(wish.questions).toHaveCount(0);
    await calculator.textbox("Длина").fill("54");
    await expect(calculator.button("Изменить ответ: длина 54\u00a0м")).toBeVisible();
    await calculator.expectWhatApiSays();
  });
});

test("of a letter what is said of a hangar is read, the rest is let alone and shown, and nothing is lost", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste(
    "Добрый день!\nПланируем строительство под сельхозтехнику. Нужен двускатный ангар 15 на 42, " +
      "двое ворот в торце, без монтажа. Доставка до Казани обязательна.\nС уважением, Иван, +7 900 000-00-00",
  );
  await calculator.expectInAddress({ roof: "dvuhskat", width: "15000", length: "42", gates: "2" });
  await expect(wish.mark("Доставка")).toContainText("не предлагаем");
  await expect(page.locator(".wish-notes")).toContainText("Доставка в цену не входит");
  expect((await wish.unread).join(" ")).toContain("Иван");
  await wish.field.press("Enter");
  await expect(wish.field).toHaveValue(/Добрый день!\n[^]*\n$/);
  await expectAccessible(page, ".wish");

  const long = `двускатный 15 на 48. ${"слово ".repeat(329)} ещё ворот 1234567`;
  await wish.field.fill(long);
  await expect(page.getByText("больше 2000 сразу не читаем").first()).toBeVisible();
  await expect(wish.field).toHaveValue(long);
  await calculator.expectInAddress({ width: "15000", length: "48" });
  await expect(wish.outcome).toContainText("Поняты не все слова.");
  await expect(wish.status).toContainText("больше 2000 сразу не читаем");

  await wish.field.fill("фывап олдж");
  await expect(wish.nothing).toHaveText(/^Не разобрали ваши слова\. Напишите, например: /);
});
