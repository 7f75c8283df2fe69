import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

const WISH = "двускатный 12 на 30, двое ворот, сэндвич с монтажом";

test("a wish comes back with a reload: its marks, its question, then its answer", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste(WISH);
  await calculator.expectInAddress({ length: "30", gates: "2", panels: "1" });
  await page.reload();
  await expect(wish.field).toHaveValue(WISH);
  await expect(wish.mark("двое ворот")).toContainText("ворота 4×4 м: 2");
  await expect(wish.questions).toContainText("сначала ответьте");

  await wish.answer("с монтажом каркаса").click();
  await calculator.expectInAddress({ montazh: "1" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Изменить ответ: с монтажом каркаса" })).toBeVisible();
  await expect(wish.questions).toHaveCount(0);
  await calculator.expectWhatApiSays();
  await wish.undo.click();
  await expect(calculator.textbox("Ворота")).toHaveValue("1");
});

test("what was changed by hand after a wish stays so after a reload", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 18 на 60, трое ворот");
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await calculator.textbox("Длина").fill("40");
  await calculator.expectInAddress({ length: "40", gates: "3" });
  await page.reload();
  await expect(wish.outcome).toHaveText("В форме иначе: длина 40 м. Цена — по форме.");
  await expect(calculator.textbox("Длина")).toHaveValue("40");
  await wish.field.fill("двускатный 18 на 60, двое ворот");
  await expect(calculator.textbox("Ворота")).toHaveValue("2");
  await expect(calculator.textbox("Длина")).toHaveValue("40");
});

test("who reloads right after several changes comes back to the last of them, with his words", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const words = "двускатный 18 на 60, трое ворот";
  await calculator.open();
  await wish.paste(words);
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await calculator.textbox("Длина").fill("40");
  await calculator.textbox("Ворота").fill("2");
  await calculator.textbox("Длина").fill("45");
  await page.reload();
  await expect(wish.field).toHaveValue(words);
  await expect(calculator.textbox("Длина")).toHaveValue("45");
  await expect(calculator.textbox("Ворота")).toHaveValue("2");
});

test("the last words are kept though nobody has read them when the page is left", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  await calculator.open();
  await wish.paste("двускатный 15 на 60");
  await calculator.expectInAddress({ length: "60" });
  await page.keyboard.insertText(", трое ворот");
  await page.reload();
  await expect(wish.field).toHaveValue("двускатный 15 на 60, трое ворот");
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await expect(wish.outcome).toHaveText("Цена — по этим словам.");
});

test("a link that is opened in the tab shows its own hangar and no wish of another; who goes back finds his", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 18 на 60, трое ворот");
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await page.goto("/?roof=dvuhskat&width=15000&length=40&height=4350&gates=2");
  await expect(calculator.textbox("Длина")).toHaveValue("40");
  await calculator.expectWhatApiSays();
  await expect(wish.field).toHaveValue("");
  await expect(wish.marked).toHaveCount(0);
  await page.goBack();
  await expect(wish.field).toHaveValue("двускатный 18 на 60, трое ворот");
  await expect(calculator.textbox("Длина")).toHaveValue("60");
});

test("a wish that was cleared stays away", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 18 на 60");
  await calculator.expectInAddress({ length: "60" });
  await wish.field.fill("");
  await expect(wish.marked).toHaveCount(0);
  await page.reload();
  await calculator.expectWhatApiSays();
  await expect(wish.field).toHaveValue("");
});

test("where the browser keeps nothing, a wish is read all the same", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "sessionStorage", {
      get() {
        throw new DOMException("closed", "SecurityError");
      },
    }),
  );
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный 18 на 60");
  await calculator.expectInAddress({ length: "60" });
  await page.reload();
  await calculator.expectWhatApiSays();
  await expect(wish.field).toHaveValue("");
});

test("the selection keeps its wish too", async ({ page }) => {
  const wish = new WishField(page);
  await page.goto("/podbor/");
  await wish.paste("двускатный от 300 квадратов до 6 млн, двое ворот");
  await expect.poll(() => new URL(page.url()).searchParams.get("budget")).toBe("6000000");
  await page.reload();
  await expect(wish.mark("6 млн")).toContainText("бюджет 6");
  await expect(wish.outcome).toHaveText("Показано то, что подходит под эти слова.");
});

test("what no calculation holds goes with the quote request, where it can be taken out", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  const text = "двускатный 18 на 60, трое ворот, кран 5 т";
  await wish.paste(text);
  await calculator.expectInAddress({ length: "60", gates: "3" });
  await page.getByRole("link", { name: /^(Оставить заявку|Заявка)$/ }).click();
  await expect(page.getByLabel("Комментарий")).toHaveValue(text);
  await page.getByLabel("Комментарий").fill("");
  await page.reload();
  await expect(page.getByLabel("Комментарий")).toHaveValue("");
});

test("words that come later reach a comment that was begun", async ({ page }) => {
  const [calculator, wish] = [new CalculatorPage(page), new WishField(page)];
  const comment = page.getByLabel("Комментарий");
  const request = page.getByRole("link", { name: /^(Оставить заявку|Заявка)$/ });
  await calculator.open();
  await wish.paste("двускатный 18 на 60, кран 5 т");
  await calculator.expectInAddress({ length: "60" });
  await request.click();
  await page.getByLabel("Имя").fill("Иван");
  await page.goBack();
  await expect(wish.field).toHaveValue("двускатный 18 на 60, кран 5 т");
  await wish.field.fill("двускатный 18 на 60, кран 10 т");
  await expect(wish.mark("10 т")).toBeVisible();
  await request.click();
  await expect(page.getByLabel("Имя")).toHaveValue("Иван");
  await expect(comment).toHaveValue("двускатный 18 на 60, кран 10 т");
  await comment.fill("К весне, с краном");
  await page.goBack();
  await expect(wish.field).toHaveValue("двускатный 18 на 60, кран 10 т");
  await wish.field.fill("двускатный 18 на 60, кран 10 т, доставка");
  await expect(wish.mark("доставка")).toBeVisible();
  await request.click();
  await expect(comment).toHaveValue("К весне, с краном\n\nдвускатный 18 на 60, кран 10 т, доставка");
});

test("the calculator and the selection keep a wish each", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const wish = new WishField(page);
  await calculator.open();
  await wish.paste("двускатный до 6 млн, от 300 квадратов");
  await page.getByRole("link", { name: /^Подобрать: / }).click();
  await expect(wish.field).toHaveValue("двускатный до 6 млн, от 300 квадратов");
  await wish.field.fill("двое ворот");
  await expect(page.getByRole("textbox", { name: "Ворота" })).toHaveValue("2");
  await page.getByRole("textbox", { name: "Площадь от" }).fill("200");
  await expect.poll(() => new URL(page.url()).searchParams.get("area_min")).toBe("200");
  await page.goBack();
  await expect(wish.field).toHaveValue("двускатный до 6 млн, от 300 квадратов");
  await page.goForward();
  await expect(wish.field).toHaveValue("двое ворот");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("a question is brought before the bar once typing is over, and nothing moves before", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    const wish = new WishField(page);
    await calculator.open();
    await wish.field.focus();
    const scrolled = () => page.evaluate(() => scrollY);
    const isSeen = () =>
      page.evaluate(() => {
        const question = document.querySelector(".wish-question")!.getBoundingClientRect();
        return question.bottom <= document.querySelector(".total-bar")!.getBoundingClientRect().top;
      });
    await wish.type(WISH);
    await expect(wish.questions).toBeVisible();
    const before = await scrolled();
    expect(await isSeen()).toBe(false);
    await wish.type(", ");
    expect(await scrolled()).toBe(before);
    await expect.poll(isSeen).toBe(true);
    await expect(wish.field).toBeFocused();
  });
});
