import { roubles } from "../../../src/text/format.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test("a link opens the very hangar, however bent on its way; what it says wrongly is named and the rest is kept", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  const notices = page.getByRole("alert");
  const folded = page.locator(".all-parameters");
  const query =
    "roof=odnoskat-pristavnoy&width=15&length=32.5&height=5.55&truss=Сборный&gates=2&gates_pos=1&rails=Нет&doors=1" +
    "&windows=4&welded=1&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&filler=Пенопласт&panels_high_wall=1" +
    "&panels_montazh=1&dekor_roof=1&dekor_wall=1";
  const answer = await calculated(page, query);
  const link = new URL(answer.calculator_link).search;

  await test.step("every field stands as the API's link has it", async () => {
    await calculator.open(`${link.replaceAll("&", "&amp;")}#result`);
    await expect(calculator.total).toHaveText(roubles(answer.result.total_with_vat));
    await expect(notices).toHaveCount(0);
    await expect(calculator.roof("Односкатный приставной")).toBeChecked();
    await expect(calculator.radio("Ширина", "15")).toBeChecked();
    await expect(calculator.textbox("Длина")).toHaveValue("32,5");
    await expect(calculator.radio("Высота", "5,55")).toBeChecked();
    await expect(calculator.radio("Ферма", "Сборная")).toBeChecked();
    await expect(calculator.textbox("Ворота")).toHaveValue("2");
    await expect(calculator.radio("Где стоят ворота", "В одном торце")).toBeChecked();
    await expect(calculator.radio("Направляющие", "Не нужны")).toBeChecked();
    await expect(calculator.radio("Утеплитель", "Пенопласт")).toBeChecked();
    await expect(page.getByRole("checkbox", { checked: false })).toHaveCount(0);
    await expect(folded).toHaveAttribute("open");
  });

  await test.step("behind a fragment's mark it opens also where the calculator is open", async () => {
    await calculator.open();
    await expect(folded).not.toHaveAttribute("open");
    await page.goto(`/#${link.slice(1)}`);
    await calculator.expectInAddress({ width: "15000", length: "32.5" });
    await calculator.expectWhatApiSays();
    await expect(calculator.textbox("Длина")).toHaveValue("32,5");
  });

  await test.step("what is damaged", async () => {
    await calculator.open("?roof=dvuhskat&width=12000&len=40&doors=2&montaz=1&panels=maybe&utm_source=mail");
    for (const told of [
      /В ссылке нет длины — подставлено 30\sм/,
      /Незнакомое в ссылке не учтено: «len»/,
      /«montaz» из ссылки не учтено — возможно, это «Монтаж каркаса»/,
      /Сэндвич-панели: в ссылке «maybe» — подставлено «нет»/,
    ]) {
      await expect(notices.getByRole("listitem").filter({ hasText: told })).toHaveCount(1);
    }
    await expect(notices.getByRole("listitem")).toHaveCount(4);
    await expect(calculator.textbox("Двери")).toHaveValue("2");
    await calculator.button("Понятно").click();
    await expect(notices).toHaveCount(0);
  });

  await test.step("a size that is not made shows no price, only what to mend", async () => {
    await calculator.open("?roof=dvuhskat&width=24000&length=30&windows=4&montazh=1");
    await expect(page.getByRole("region", { name: "Стоимость" })).toContainText("Исправьте: ширина");
    await expect(page.getByRole("heading", { name: "Цены пока нет" })).toBeVisible();
    await expect(calculator.total).toHaveCount(0);
    await expect(page.getByText("₽").locator("visible=true")).toHaveCount(0);
    await expect(calculator.textbox("Ширина")).toHaveValue("24");
    await expect(calculator.textbox("Ширина")).toHaveAccessibleDescription(/есть 10; 12; 15; 18\sм/);
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Исправить в поле «Ширина»" }).click();
    await expect(calculator.textbox("Ширина")).toBeFocused();
    await calculator.radio("Ширина", "12").check();
    await calculator.expectInAddress({ width: "12000", windows: "4" });
    await calculator.expectWhatApiSays();
  });
});

test("a calculation opens by its number, and what was there can be brought back; a slip is named", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const query = "roof=dvuhskat&width=15000&length=32.5&height=5550&truss=demountable&gates=2&rails=none&panels=1";
  const { calculation_id, result } = await calculated(page, query);
  await calculator.open();
  const before = (await calculator.total.textContent())!;
  const field = calculator.textbox("Номер расчёта");
  const told = page.getByRole("alert");
  await calculator.button("Открыть по номеру").click();

  await test.step("what was typed stays where it is no number", async () => {
    const slip = calculation_id.slice(0, 4) + String((Number(calculation_id[4]) + 1) % 10) + calculation_id.slice(5);
    await field.fill(slip);
    await expect(told).toContainText("Такого номера нет — похоже, опечатка");
    await expect(field).toHaveValue(slip);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/опечатка/);
    await expectAccessible(page);
    await field.fill("ANG-1234");
    await expect(told).toHaveCount(0);
    await field.press("Enter");
    await expect(told).toContainText("Это не номер расчёта");
  });

  await test.step("letter by letter", async () => {
    await field.fill("");
    await field.pressSequentially(calculation_id.toLowerCase());
    await expect(told).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: "Открыть", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(calculator.total).toHaveText(roubles(result.total_with_vat));
    await expect(calculator.button("Открыть по номеру")).toBeFocused();
    await calculator.expectInAddress({ width: "15000", rails: "none" });
    await calculator.button("Вернуть, как было").click();
    await expect(calculator.total).toHaveText(before);
  });
});
