import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { cards, expectWhatApiSays } from "../page-objects/search-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("a wish fills the filters of the selection, and they come back", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.type("двускатный от 300 квадратов до 6 млн, двое ворот, с монтажом");
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  await expect(budget).toHaveValue("6\u00a0000\u00a0000");
  await expect(page.getByRole("textbox", { name: "Площадь от" })).toHaveValue("300");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
  await expect(wish.mark("6 млн")).toContainText("бюджет 6");
  await expectWhatApiSays(page, "budget=6000000&area_min=300&roof=dvuhskat&gates=2&montazh=1");
  await expectAccessible(page, ".form-column");
  await wish.undo.click();
  await expect(budget).toHaveValue("3\u00a0000\u00a0000");
  await expect(page.getByRole("textbox", { name: "Площадь от" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("0");
});

test("the cheapest of a wish is the order of the selection", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.type("самый дешёвый от 300 квадратов до 6 млн");
  await expect(page.getByRole("radio", { name: "Сначала дешёвые" })).toBeChecked();
  await expect(wish.mark("самый дешёвый")).toContainText("сначала дешёвые");
  await expectWhatApiSays(page, "budget=6000000&area_min=300&sort=price");
  await wish.undo.click();
  await expect(page.getByRole("radio", { name: "Сначала большие" })).toBeChecked();
});

test("the selection asks for no size, and bounds those that are named", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.type("шириной 12, двое ворот");
  await expect(page.getByRole("textbox", { name: "Ширина от" })).toHaveValue("12");
  await expect(page.getByRole("textbox", { name: "Ширина до" })).toHaveValue("12");
  await expect(wish.questions).toHaveCount(0);
});

test("bounds of a size are those of its filters", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.type("двускатный не уже 13, длина от 30 до 40, высота не ниже 5");
  await expect(page.getByRole("textbox", { name: "Высота от" })).toHaveValue("5");
  await expect(page.getByRole("textbox", { name: "Ширина от" })).toHaveValue("13");
  await expect(page.getByRole("textbox", { name: "Ширина до" })).toHaveValue("");
  await expect(page.getByRole("textbox", { name: "Длина до" })).toHaveValue("40");
  await expect(wish.mark("не уже 13")).toContainText("ширина от 13");
  await expect(wish.questions).toHaveCount(0);
  await expectWhatApiSays(page, "budget=3000000&width_min=13&length_min=30&length_max=40&height_min=5&roof=dvuhskat");
});

test("an area without a budget asks for it, with the one that stands in the form", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.type("300 квадратов");
  await wish.answer(/^Как в форме: бюджет 3/).click();
  await expect(wish.questions).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Площадь от" })).toHaveValue("300");
});

test("filters changed by hand are told, and a wish of which nothing is understood says nothing", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.field.fill("двускатный от 300 квадратов до 6 млн");
  await expect(wish.outcome).toHaveText("Показано то, что подходит под эти слова.");
  await page.getByRole("textbox", { name: "Площадь от" }).fill("200");
  await expect(wish.outcome).toHaveText("В фильтрах иначе: площадь. Показано по фильтрам.");
  await page.getByRole("textbox", { name: "Площадь от" }).fill("300 м²");
  await expect(wish.outcome).toHaveText("Показано то, что подходит под эти слова.");
  await wish.field.fill("здравствуйте");
  await expect(wish.outcome).toBeEmpty();
});

test("a question of the selection is answered in its field", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.field.fill("300 квадратов, с воротами");
  await expect(wish.answer("двое ворот")).toBeVisible();
  await page.getByRole("textbox", { name: "Ворота" }).fill("2");
  await expect(wish.answer(/ворот/)).toHaveCount(0);
  await page.getByRole("textbox", { name: "Бюджет на ангар" }).fill("7 млн");
  await expect(wish.questions).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Площадь от" })).toHaveValue("300");
});

test("a question without an answer to press leads to the filter that answers it", async ({ page }) => {
  const wish = new WishField(page);
  const way = (name: string) => wish.questions.getByRole("link", { name });
  const length = page.getByRole("textbox", { name: "Длина от" });
  await page.goto("/podbor/");
  for (const text of ["длина 300 до 3 млн", "двускатный 12х300, 3 млн"]) {
    await wish.field.fill(text);
    await expect(wish.questions).toContainText("Такого размера нет. Какая длина?");
    await way("К полю «Длина от»").click();
    await expect(length).toBeFocused();
    await length.fill("24");
    await expect(wish.questions).toHaveCount(0);
    await length.fill("");
    await expect(wish.questions).toBeVisible();
  }
  await wish.field.fill("не уже 25");
  await way("К полю «Ширина от»").click();
  await expect(page.getByRole("textbox", { name: "Ширина от" })).toBeFocused();
});

test("a sum that may be somebody else's is not the only one to answer with", async ({ page }) => {
  const wish = new WishField(page);
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  await page.goto("/podbor/");
  await wish.field.fill("12х30, сосед поставил 18х60, 3 млн");
  await expect(wish.answer(/^3.000.000/)).toBeVisible();
  await wish.questions.getByRole("link", { name: "Другая сумма: к полю «Бюджет»" }).click();
  await expect(budget).toBeFocused();
  await budget.fill("7 млн");
  await expect(wish.questions).not.toContainText("На какую сумму");
  await expect(wish.questions).toContainText("18х60");
  await expect(budget).toHaveValue("7 млн");
});

test("a question about a size, an area or a roof is closed by its filters, and their say is told", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.field.fill("двускатный 12 метров до 5 млн");
  await expect(wish.answer("ширина 12")).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Пока \d+ / })).toBeVisible();
  const width = page.getByRole("textbox", { name: "Ширина от" });
  await width.fill("15");
  await expect(wish.questions).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /^Подходит / })).toBeVisible();
  await expect(wish.outcome).toHaveText(
    "Показано то, что подходит под эти слова. Остальное — как в фильтрах: ширина от 15\u00a0м.",
  );
  await expect.poll(() => new URL(page.url()).searchParams.get("width_min")).toBe("15");
  await page.reload();
  await expect(wish.outcome).toContainText("ширина от 15");
  await width.fill("");
  await expect(wish.answer("ширина 12")).toBeVisible();
  await wish.field.fill("от 400 до 300 м2, до 5 млн");
  await expect(wish.answer("от 400")).toBeVisible();
  await page.getByRole("textbox", { name: "Площадь до" }).fill("400");
  await expect(wish.questions).toHaveCount(0);
  await wish.field.fill("односкатный, до 5 млн");
  await expect(wish.questions).toBeVisible();
  await page.getByRole("checkbox", { name: "Есть здание, к которому пристроить" }).check();
  // As long as other roofs are searched too, the words are not met.
  await expect(wish.questions).toBeVisible();
  await page.getByRole("checkbox", { name: "С колонной" }).uncheck();
  await page.getByRole("checkbox", { name: "Двускатный" }).uncheck();
  await expect(wish.questions).toHaveCount(0);
  await expect(wish.outcome).toContainText("крыша: односкатный приставной и односкатный отдельно стоящий.");
});

test("a plain sum is the budget of a selection, and of two sums the larger", async ({ page }) => {
  const wish = new WishField(page);
  const budget = page.getByRole("textbox", { name: "Бюджет на ангар" });
  await page.goto("/podbor/");
  await wish.paste("двускатный 2500000");
  await expect(budget).toHaveValue("2\u00a0500\u00a0000");
  await expect(wish.mark("2500000")).toContainText("бюджет 2");
  await expectWhatApiSays(page, "budget=2500000&roof=dvuhskat");
  await wish.field.fill("бюджет от 2 до 4 млн");
  await expect(budget).toHaveValue("4\u00a0000\u00a0000");
  await expect(wish.mark("бюджет от 2 до 4 млн")).toContainText("бюджет 4");
  expect(await wish.unread).toEqual([]);
});

test("the questions of the selection speak of what is selected", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.paste("двускатный, в свету 4,5, бюджет 5 млн");
  await expect(wish.questions).toContainText(/^Это ещё не ваш подбор: сначала ответьте на\sвопрос\./);
  await expect(wish.questions).toContainText("Напишите иначе — или подобрать без этого?");
  await wish.answer("подобрать без этого").click();
  await expect(wish.questions).toHaveCount(0);
  await wish.field.fill("12х30, сосед поставил 18х60");
  await expect(wish.questions).toContainText("какой из ангаров подобрать?");
});

test("where nothing was understood the page says so in words, on the calculator and on the selection", async ({
  page,
}) => {
  const wish = new WishField(page);
  for (const path of ["/", "/podbor/"]) {
    await page.goto(path);
    await wish.paste("фывап олдж");
    await expect(wish.nothing, path).toHaveText(
      path === "/"
        ? /^Не разобрали ваши слова\. Ответьте на вопросы или напишите, например: «двускатный/
        : /^Не разобрали ваши слова\. Напишите, например: «двускатный/,
    );
    await expect(wish.status, path).toContainText("Пока ничего не понято. Не понято: «фывап олдж».");
    for (const text of ["двускатный фывап", "кран", "здравствуйте", "ворота фывап"]) {
      await wish.field.fill("фывап олдж");
      await expect(wish.nothing).toBeVisible();
      await wish.field.fill(text);
      await expect(wish.nothing, `${path} ${text}`).toHaveCount(0);
    }
  }
});

test("words go on to the calculation of their hangar, with the budget and what was answered", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const text = "двускатный 12 на 30, с воротами, до 9 млн";
  await page.goto("/podbor/");
  await wish.paste(text);
  await wish.answer("двое ворот").click();
  await page.getByRole("link", { name: "Посчитать этот ангар" }).click();
  await calculator.expectInAddress({ roof: "dvuhskat", gates: "2" });
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(wish.field).toHaveValue(text);
  await expect(wish.outcome).toContainText("В бюджет 9\u00a0000\u00a0000\u00a0₽ укладывается.");
  await expect(page.getByRole("button", { name: "Изменить ответ: двое ворот" })).toBeVisible();
  await calculator.expectWhatApiSays();
});

test("words go on with a card, which answers their sizes but nothing else that is open", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const text = "двускатный, в свету 4,5, двое ворот, бюджет 5 млн";
  await page.goto("/podbor/");
  await wish.paste(text);
  await expect(wish.questions).toContainText("в свету 4,5");
  await cards(page)
    .first()
    .getByRole("link", { name: /Открыть в калькуляторе/ })
    .click();
  await calculator.expectInAddress({ roof: "dvuhskat", gates: "2" });
  await expect(wish.field).toHaveValue(text);
  await expect(wish.questions).toContainText("в свету 4,5");
  await expect(wish.questions.getByRole("group")).toHaveCount(1);
  const { length } = Object.fromEntries(new URL(page.url()).searchParams);
  await wish.answer("посчитать без этого").click();
  await expect(calculator.textbox("Длина")).toHaveValue(length!);
  await calculator.expectWhatApiSays();
});

test("words go on to the selection that they name, and not with a link to another hangar", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const text = "двускатный 15х30, с воротами, бюджет 3 млн";
  await calculator.open();
  await wish.paste(text);
  await wish.answer("двое ворот").click();
  await page.getByRole("link", { name: /^Подобрать: бюджет/ }).click();
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("3\u00a0000\u00a0000");
  await expect(wish.field).toHaveValue(text);
  await expect(page.getByRole("button", { name: "Изменить ответ: двое ворот" })).toBeVisible();
  await expect(wish.questions).toHaveCount(0);
  await page.goto("/podbor/?budget=5000000");
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("5\u00a0000\u00a0000");
  await expect(wish.field).toHaveValue("");
});

test("the filters of a link that the words do not name are told", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/?budget=5000000&gates=2&montazh=1&roof=dvuhskat,odnoskat-otdelno&limit=50");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
  await wish.field.fill("до 6 млн, от 300 м2");
  await expect(wish.outcome).toHaveText(
    "Показано то, что подходит под эти слова. Остальное — как в фильтрах: крыша: двускатный и односкатный отдельно стоящий, ворота 4×4\u00a0м: 2 и монтаж каркаса.",
  );
});

test("for what is not made the manufacturer is asked from the selection too, in the words of that page", async ({
  page,
}) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const ask = wish.questions.getByRole("link", { name: "Спросить у производителя" });
  const comment = page.getByLabel("Комментарий");
  const open = (text: string) => `Нужен такой ангар, в расчёте — похожий: ${text}`;
  await page.goto("/podbor/");
  await wish.paste("двускатный 12 метров");
  await expect(wish.questions).toBeVisible();
  await expect(ask).toHaveCount(0);
  for (const text of ["высота 10", "12х300", "не уже 25"]) {
    await wish.field.fill(text);
    await expect(ask, text).toHaveCount(1);
  }
  const text = "двускатный 25 на 60, двое ворот";
  await wish.field.fill(text);
  await expect(wish.questions).toContainText("Такого размера нет. Какая ширина?");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
  await ask.click();
  await expect(comment).toHaveValue(open(text));
  await expect(page.getByText("Это цена похожего ангара: вашу назовёт производитель.")).toBeVisible();
  const hangar = page.getByRole("main");
  await expect(hangar).toContainText("60");
  await expect(hangar).toContainText(/двускатный/i);
  // Beside the same hangar the words of the page that was left are meant.
  const id = await page.locator(".calculation-id").innerText();
  await calculator.open(`?calculation_id=${id}`);
  await wish.paste("двускатный 25 на 60, двое ворот, кран");
  await wish.questions.getByRole("link", { name: "Спросить у производителя" }).click();
  await expect(comment).toHaveValue(open("двускатный 25 на 60, двое ворот, кран"));
  await page.goto("/podbor/");
  await wish.paste(text);
  await ask.click();
  await expect(page.locator(".calculation-id")).toHaveText(id);
  await expect(comment).toHaveValue(open(text));
});

test("words go along with the menu to the selection and fill its filters", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const text = "двускатный 15 на 42, двое ворот, до 6 млн";
  await calculator.open();
  await wish.paste(text);
  await calculator.expectInAddress({ length: "42" });
  await page.getByRole("navigation", { name: "Разделы" }).getByRole("link", { name: "Подбор по бюджету" }).click();
  await expect(wish.field).toHaveValue(text);
  await expect(page.getByRole("textbox", { name: "Бюджет на ангар" })).toHaveValue("6\u00a0000\u00a0000");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
  await wish.undo.click();
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("0");
});

test("an address that is copied while a question is open says so where it is opened", async ({ page, browser }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/?budget=6000000&roof=dvuhskat");
  await wish.paste("двое ворот и окна");
  await expect(wish.questions).toBeVisible();
  await expect.poll(() => page.url()).toMatch(/gates=2.*#wish-questions$/);
  // As a link to a place of the page does.
  await page.evaluate(() => void (location.hash = "#found"));
  await expect.poll(() => page.url()).toMatch(/gates=2.*#wish-questions$/);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByRole("alert")).toContainText("оставался вопрос");
  await expectWhatApiSays(elsewhere, "budget=6000000&roof=dvuhskat&gates=2");
  await elsewhere.getByRole("textbox", { name: "Ширина от" }).fill("12");
  await expect.poll(() => elsewhere.url()).toMatch(/width_min=12.*#wish-questions$/);
  await elsewhere.getByRole("button", { name: "Понятно" }).click();
  await expect(elsewhere.getByRole("alert")).toHaveCount(0);
  await expect.poll(() => elsewhere.url()).toMatch(/width_min=12[^#]*$/);
  await elsewhere.context().close();
  await page.reload();
  await expect(wish.questions).toBeVisible();
  await expect(page.getByRole("region", { name: "Замечание к ссылке" })).toHaveCount(0);
  await wish.answer("2 окна").click();
  await expect(wish.questions).toHaveCount(0);
  await expect.poll(() => page.url()).toMatch(/gates=2[^#]*$/);
});
