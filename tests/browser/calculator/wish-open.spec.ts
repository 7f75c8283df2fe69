import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

const OPEN = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

test("for what is not made the manufacturer is asked in the buyer's own words", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const ask = wish.questions.getByRole("link", { name: "Спросить у производителя" });
  await calculator.open();
  await wish.paste(OPEN);
  await expect(wish.questions).toBeVisible();
  await expect(ask).toHaveCount(0);
  await wish.field.fill("двускатный 25 на 60, 40 ворот");
  await expect(ask).toHaveCount(2);
  await wish.field.fill("двускатный 25 на 60");
  await expect(ask).toHaveCount(1);
  await expect(wish.questions).toContainText("Такого размера нет. Какая ширина?");
  await calculator.expectInAddress({ length: "60" });
  await expect.poll(() => calculator.search()).not.toContain("gates=1");
  await ask.click();
  const comment = page.getByLabel("Комментарий");
  await expect(comment).toHaveValue("Нужен такой ангар, в расчёте — похожий: двускатный 25 на 60");
  await expect(page.getByText("Это цена похожего ангара: вашу назовёт производитель.")).toBeVisible();
  await expect(page.locator(".quote-text")).toContainText("похожий: двускатный 25 на 60");
  await page.goBack();
  await wish.answer("15 м").click();
  await expect(wish.questions).toHaveCount(0);
});

test("while a question is open nothing goes on but the text that says so", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const card = page.getByRole("region", { name: "Сохранить и поделиться" });
  await calculator.open();
  await wish.paste(OPEN);
  await expect(card.getByRole("link", { name: "Сначала ответьте на\u00a0вопрос" })).toBeVisible();
  for (const held of [/^Сохранить$/, "Добавить к сравнению", "Скопировать ссылку", "Чертежи и 3D", /PDF/, /Excel/]) {
    await expect(card.getByRole("button", { name: held })).toHaveCount(0);
  }
  await card.getByRole("button", { name: "Скопировать текст" }).click();
  await expect(card.getByRole("button", { name: "Скопировано" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Не все вопросы по ангару решены");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#offer")).toContainText("Это ещё не ваша цена");
  await card.getByRole("link", { name: "Сначала ответьте" }).click();
  await expect(wish.questions).toBeInViewport();
  await wish.answer("с монтажом каркаса").click();
  await expect(card.getByRole("button", { name: "Скопировать ссылку" })).toBeVisible();
  await expect(card.getByRole("link", { name: "Сначала ответьте" })).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#offer")).toContainText("Коммерческое предложение");
});

test("a form that took the place of the words' leaves them to be applied again, and comes back with them", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const again = calculator.button("Применить снова");
  await calculator.open();
  const usual = (await calculator.total.textContent())!;
  await wish.paste(OPEN);
  await calculator.expectInAddress({ length: "30", panels: "1" });
  const filled = (await calculator.total.textContent())!;
  await calculator.button("Сбросить").click();
  await expect(calculator.total).toHaveText(usual);
  await expect(page.getByText("Форма теперь не по этим словам.").first()).toBeVisible();
  await expect(wish.questions).toHaveCount(0);
  await expect(page.locator(".total-bar .reserve")).toHaveCount(0);
  await calculator.button("Вернуть, как было").click();
  await expect(calculator.total).toHaveText(filled);
  await expect(wish.questions).toBeVisible();
  await expect(again).toHaveCount(0);

  await wish.answer("с монтажом каркаса").click();
  await calculator.expectInAddress({ montazh: "1" });
  const answered = (await calculator.total.textContent())!;
  await calculator.button("Сбросить").click();
  await expect(calculator.total).toHaveText(usual);
  await expect.poll(() => calculator.search()).not.toContain("montazh");
  await page.reload();
  await expect(calculator.total).toHaveText(usual);
  await again.click();
  await expect(calculator.total).toHaveText(answered);
  await wish.undo.click();
  await expect(calculator.total).toHaveText(usual);
});

test("what is set by hand while the parser is on its way stays, and is told", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  let letGo = () => {};
  const isAwaited = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/_understanding\/understanding/, async (route) => {
    await isAwaited;
    await route.continue();
  });
  await calculator.open();
  await wish.paste("двускатный 15 на 60, двое ворот, с дверями");
  await expect(page.getByText("Читаем ваши слова…")).toBeVisible();
  await calculator.textbox("Ворота").fill("4");
  await calculator.textbox("Длина").fill("45");
  await calculator.unfold();
  await calculator.textbox("Двери").fill("3");
  // What is typed after that is of another thing, and of one of these.
  await wish.field.fill("двускатный 15 на 90, двое ворот, с дверями, с монтажом");
  await expect(page.getByText("Читаем ваши слова…")).toBeVisible();
  letGo();
  await calculator.expectInAddress({ width: "15000", length: "90", gates: "4", doors: "3", montazh: "1" });
  await expect(wish.questions).toHaveCount(0);
  await expect(wish.outcome).toContainText("В форме иначе: ворота 4×4\u00a0м: 4. Цена — по форме.");
  await wish.undo.click();
  await expect(calculator.textbox("Ворота")).toHaveValue("1");
});

test("an address that is copied while a question is open says so where it is opened", async ({ page, browser }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste(OPEN);
  await expect(wish.questions).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/[?&]length=30.*#wish-questions$/);
  const copied = page.url();
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(copied);
  await expect(elsewhere.getByRole("alert")).toContainText("оставался вопрос");
  await elsewhere.getByRole("textbox", { name: "Длина" }).fill("36");
  // Passed on as it is, it still says so.
  await expect.poll(() => elsewhere.url()).toMatch(/length=36.*#wish-questions$/);
  await elsewhere.getByRole("button", { name: "Понятно" }).click();
  await expect.poll(() => elsewhere.url()).toMatch(/length=36[^#]*$/);
  await elsewhere.context().close();

  await page.reload();
  await expect(wish.questions).toBeVisible();
  await expect(page.getByRole("region", { name: "Замечания к ссылке" })).toHaveCount(0);
  await wish.answer("с монтажом каркаса").click();
  await expect.poll(() => page.url()).toMatch(/montazh=1[^#]*$/);
});

test("the address of a link says whether a question is open though nobody has touched the form", async ({
  page,
  browser,
}) => {
  const wish = new WishField(page);
  const link = "/?roof=dvuhskat&width=15000&length=60&height=4350";
  await page.goto(link);
  await wish.paste("в свету 4,5");
  await expect(wish.questions).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/height=4350#wish-questions$/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("alert")).toContainText("оставался вопрос");
  expect(elsewhere.url()).toMatch(/#wish-questions$/);
  await elsewhere.context().close();
  await wish.field.fill("");
  await expect.poll(() => page.url()).toMatch(/height=4350$/);

  await page.goto("/");
  await wish.paste("двускатный 12 на 30, в свету 4,5");
  await expect.poll(() => page.url()).toMatch(/length=30.*#wish-questions$/);
  await page.reload();
  await wish.answer("посчитать без этого").click();
  await expect(wish.questions).toHaveCount(0);
  await expect.poll(() => page.url()).toMatch(/length=30[^#]*$/);
});

test("the usual page says in its address that a question is open", async ({ page, browser }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste("ангар 600 кв.м");
  await expect(wish.questions).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/#wish-questions$/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("alert")).toContainText("оставался вопрос");
  await elsewhere.context().close();
  await wish.field.fill("");
  await expect.poll(() => page.url()).not.toContain("#");
});

test("what is not offered and what was not understood are named in the text that is copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste("двускатный 12 на 30, кран-балка 5 т, зелёненький");
  await calculator.expectInAddress({ length: "30" });
  await calculator.button("Скопировать текст").click();
  await expect(calculator.button("Скопировано")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("Без учёта: «кран-балка 5 т».");
  expect(copied).toContain("Не понято и не учтено: «зелёненький».");
  await wish.field.fill("двускатный 12 на 36");
  await calculator.expectInAddress({ length: "36" });
  await calculator.button("Скопировать текст").click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("× 36");
  const plain = await page.evaluate(() => navigator.clipboard.readText());
  expect(plain).not.toContain("Без учёта");
  expect(plain).not.toContain("Не понято");
});

test("what the buyer agreed to leave out is named wherever the price goes", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const line = "Без учёта: «в свету 4,5».";
  const copied = async () => {
    await calculator.button("Скопировать текст").click();
    await expect(calculator.button("Скопировано")).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await calculator.open();
  await wish.paste("двускатный 12 на 30, в свету 4,5, двое ворот");
  await expect(wish.questions).toContainText("в свету 4,5");
  expect(await copied()).not.toContain("Без учёта");
  await wish.answer("посчитать без этого").click();
  await expect(wish.questions).toHaveCount(0);
  await expect(calculator.button("Скопировать текст")).toBeVisible();
  expect(await copied()).toContain(line);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator("#offer")).toContainText(line);
  await page.getByRole("link", { name: /^(Оставить заявку|Заявка)$/ }).click();
  await expect(page.locator(".quote-text")).toContainText(line);
  await page.goBack();
  await page.getByRole("button", { name: "Изменить ответ: без «в свету 4,5»" }).click();
  await expect(wish.questions).toContainText("в свету 4,5");
  expect(await copied()).not.toContain("Без учёта");
});
