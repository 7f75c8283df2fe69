import { expectAccessible } from "../page-objects/axe.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { expectWhatApiSays } from "../page-objects/search-page.ts";
import { WishField } from "../page-objects/wish-field.ts";

test("a wish fills the filters of the selection, which answer what it leaves open, and they come back", async ({
  page,
}) => {
  const wish = new WishField(page);
  const filter = (name: string) => page.getByRole("textbox", { name });
  await page.goto("/podbor/");
  await test.step("what the words say is searched for", async () => {
    await wish.type("самый дешёвый двускатный от 300 квадратов до 6 млн, двое ворот, с монтажом");
    await expect(filter("Бюджет на ангар")).toHaveValue("6\u00a0000\u00a0000");
    await expect(filter("Площадь от")).toHaveValue("300");
    await expect(filter("Ворота")).toHaveValue("2");
    await expect(page.getByRole("radio", { name: "Сначала дешёвые" })).toBeChecked();
    await expect(wish.mark("6 млн")).toContainText("бюджет 6");
    await expectWhatApiSays(page, "budget=6000000&area_min=300&roof=dvuhskat&gates=2&montazh=1&sort=price");
    await expectAccessible(page, ".form-column");
  });
  await test.step("filters changed by hand are told, and all goes back", async () => {
    await filter("Площадь от").fill("200");
    await expect(wish.outcome).toHaveText("В фильтрах иначе: площадь. Показано по фильтрам.");
    await wish.undo.click();
    await expect(filter("Бюджет на ангар")).toHaveValue("3\u00a0000\u00a0000");
    await expect(filter("Площадь от")).toHaveValue("");
    await expect(filter("Ворота")).toHaveValue("0");
  });
  await test.step("a question is closed by its filter, and that comes back with a reload", async () => {
    await wish.field.fill("двускатный 12 метров до 5 млн");
    await expect(wish.questions).toContainText(/^Это ещё не ваш подбор: сначала ответьте на\sвопрос\./);
    await expect(page.getByRole("heading", { name: /^Пока \d+ / })).toBeVisible();
    await filter("Ширина от").fill("15");
    await expect(wish.questions).toHaveCount(0);
    await expect(page.getByRole("heading", { name: /^По прочитанному \d+ / })).toBeVisible();
    await expect(page).toHaveURL(/width_min=15/);
    await page.reload();
    await expect(wish.outcome).toHaveText("Показано по прочитанному. Остальное — как в фильтрах: ширина от 15\u00a0м.");
    await wish.confirm.press("Enter");
    await expect(wish.outcome).toBeFocused();
    await expect(page.getByRole("heading", { name: /^Подходит / })).toBeVisible();
  });
  await test.step("what is assumed is set at once or in its filter", async () => {
    await wish.field.fill("24 на 60 до 20 млн");
    await page.getByRole("button", { name: "Изменить: с колонной по центру" }).click();
    await expect(page.getByRole("checkbox", { name: "С колонной по центру" })).toBeFocused();
    await page.getByRole("button", { name: "Изменить: без монтажа каркаса" }).click();
    await expect(page.getByRole("checkbox", { name: "Монтаж каркаса" })).toBeChecked();
    await expect(wish.outcome).toBeFocused();
  });
  await test.step("the way to a filter", async () => {
    await wish.field.fill("длина 300 до 3 млн");
    await expect(wish.questions).toContainText("Такого размера нет. Какая длина?");
    await wish.questions.getByRole("link", { name: "К полю «Длина от»" }).click();
    await expect(filter("Длина от")).toBeFocused();
    await filter("Длина от").fill("24");
    await expect(wish.questions).toHaveCount(0);
    await wish.field.fill("фывап олдж");
    await expect(wish.nothing).toHaveText(/^Не разобрали ваши слова\. Напишите, например: «двускатный/);
  });
});
