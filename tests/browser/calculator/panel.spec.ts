import type { Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { signedRoubles } from "../../../src/text/signed-roubles.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

async function totalOf(page: Page, query: string): Promise<number> {
  const { result } = (await (await page.request.get(`/v1/calc?${query}`)).json()) as CalcResponse;
  return result.total_with_vat;
}

test("a purpose brings its hangar, is shown as long as the form stands so, and can be taken back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.textbox("Длина").fill("31");
  const before = (await calculator.total.textContent())!;
  await calculator.purpose("Склад").click();
  await expect(calculator.purpose("Склад")).toHaveAttribute("aria-pressed", "true");
  await calculator.expectInAddress({
    width: "15000",
    length: "40",
    height: "5550",
    gates: "2",
    doors: "1",
    panels: "1",
  });
  await calculator.expectWhatApiSays();
  await calculator.textbox("Длина").fill("45");
  await expect(calculator.purpose("Склад")).toHaveAttribute("aria-pressed", "false");
  await calculator.textbox("Длина").fill("40");
  await expect(calculator.purpose("Склад")).toHaveAttribute("aria-pressed", "true");
  await calculator.purpose("Навес").click();
  await expect(calculator.purpose("Склад")).toHaveAttribute("aria-pressed", "false");
  await calculator.button("Вернуть, как было").click();
  await expect(calculator.purpose("Склад")).toHaveAttribute("aria-pressed", "true");
  await calculator.button("Сбросить").click();
  await calculator.textbox("Длина").fill("31");
  await expect(calculator.total).toHaveText(before);
});

test("each option shows what the API's totals differ by", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const query = "roof=dvuhskat&width=15000&length=30&height=4350&gates=2&panels=1";
  await calculator.open(`?${query}`);
  const now = await totalOf(page, query);
  const price = (name: string) => page.locator(`#field-${name}-price`);
  for (const name of ["montazh", "panels_montazh", "piles", "anchors", "dekor_wall", "wall_progony", "doors"]) {
    const then = await totalOf(page, `${query}&${name}=1`);
    await expect(price(name)).toHaveText(signedRoubles(then - now));
  }
  await expect(price("panels")).toHaveText(roubles(now - (await totalOf(page, query.replace("panels=1", "panels=0")))));
  await expect(price("gates")).toContainText(roubles(now - (await totalOf(page, query.replace("gates=2", "gates=0")))));
  const demountable = (await totalOf(page, `${query}&truss=demountable`)) - now;
  await expect(page.locator("#truss-demountable-note")).toHaveText(signedRoubles(demountable));

  await calculator.checkbox("Монтаж каркаса").check();
  const mounted = await totalOf(page, `${query}&montazh=1`);
  await expect(price("montazh")).toHaveText(roubles(mounted - now));
  await calculator.textbox("Длина").fill("60");
  const longer = query.replace("length=30", "length=60");
  const difference = (await totalOf(page, `${longer}&montazh=1`)) - (await totalOf(page, longer));
  await expect(price("montazh")).toHaveText(roubles(difference));
  await expect(calculator.checkbox("Монтаж каркаса")).toHaveAccessibleDescription(new RegExp(roubles(difference)));
});

test("a size outlives a roof that does not have it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.roof("С колонной по центру").check();
  await expect(calculator.textbox("Ширина")).toHaveValue("23,7");
  await expect(calculator.textbox("Ширина")).toHaveAccessibleDescription(/Ширины 12\sм у этой крыши нет/);
  await calculator.roof("Односкатный приставной").check();
  await expect(calculator.textbox("Ширина")).toHaveValue("12");
  await calculator.expectInAddress({ roof: "odnoskat-pristavnoy", width: "12000" });
});

test("what was chosen in a control that is gone comes back with it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=12000&length=30&panels=1&panels_montazh=1&filler=penoplast");
  await calculator.checkbox("Сэндвич-панели").uncheck();
  await expect(calculator.checkbox("Монтаж панелей")).toHaveCount(0);
  await expect(page.getByRole("radiogroup", { name: "Утеплитель" })).toHaveCount(0);
  await expect.poll(() => calculator.search()).not.toContain("panels_montazh");
  await calculator.checkbox("Сэндвич-панели").check();
  await expect(calculator.checkbox("Монтаж панелей")).toBeChecked();
  await expect(calculator.radio("Утеплитель", "Пенопласт")).toBeChecked();
  await calculator.expectInAddress({ panels: "1", panels_montazh: "1", filler: "penoplast" });
});

for (const [typed, length] of [
  ["30 м", "30"],
  ["45м", "45"],
  ["\u00a042,35 ", "42.35"],
  ["３５", "35"],
] as const) {
  test(`a length typed as «${typed}» is ${length} m`, async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open("?roof=dvuhskat&width=15000&length=20");
    await calculator.textbox("Длина").fill(typed);
    await calculator.textbox("Длина").press("Tab");
    await expect(calculator.textbox("Длина")).toHaveValue(length.replace(".", ","));
    await calculator.expectInAddress({ length });
    await calculator.expectWhatApiSays();
  });
}

test("millimetres become metres, and the field says so also when it is left", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const field = calculator.textbox("Длина");
  await field.fill("45 000");
  await expect(field).toHaveAccessibleDescription(/45000\sмм — это 45\sм/);
  await field.press("Tab");
  await expect(field).toHaveValue("45");
  await expect(field).toHaveAccessibleDescription(/45000\sмм — это 45\sм/);
  await calculator.expectInAddress({ length: "45" });
  await field.fill("40");
  await expect(field).not.toHaveAccessibleDescription(/мм/);
});

test("a rounded size marks the button that counts", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.textbox("Ширина").fill("14,8");
  await expect(calculator.radio("Ширина", "15")).toBeChecked();
  await expect(calculator.textbox("Ширина")).toHaveAccessibleDescription(/запрошено 14,8\sм, в расчёте 15\sм/);
  await calculator.textbox("Ширина").fill("99");
  await expect(page.locator("[name=standard-width]:checked")).toHaveCount(0);
});

test("a gate that is too tall for its wall is told at the gates", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.radio("Высота", "3,15").check();
  await expect(calculator.textbox("Ворота")).toHaveAccessibleDescription(/нужна стена от 4,15\sм/);
  await calculator.radio("Высота", "4,35").check();
  await expect(calculator.textbox("Ворота")).not.toHaveAccessibleDescription(/нужна стена/);
});

test("what is folded is counted, and opens for a link or an error that concern it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const folded = page.locator(".all-parameters");
  await calculator.open();
  await expect(folded).not.toHaveAttribute("open");
  await expect(folded.locator("summary")).toHaveText("Все параметры");
  await calculator.purpose("Склад").click();
  await expect(folded.locator("summary")).toHaveText(/изменено 1$/);
  await expect(folded).not.toHaveAttribute("open");

  await calculator.open("?roof=dvuhskat&width=12000&length=30&doors=2&anchors=1");
  await expect(folded.locator("summary")).toHaveText(/изменено 2$/);
  await expect(folded).toHaveAttribute("open");

  await calculator.open("?roof=dvuhskat&width=12000&length=30&gates=2&montazh=1");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await expect(folded).not.toHaveAttribute("open");

  await calculator.open("?roof=dvuhskat&width=12000&length=30&windows=99");
  await expect(folded).toHaveAttribute("open");
  await expect(calculator.textbox("Окна")).toBeVisible();
});

test("a newcomer meets few controls", async ({ page }) => {
  await new CalculatorPage(page).open();
  const stops = await page.locator(".panel").evaluate((panel) => {
    const controls = [...panel.querySelectorAll<HTMLInputElement>("a, button, input, summary")];
    const seen = controls.filter((control) => control.checkVisibility({ visibilityProperty: true }));
    return new Set(seen.map((control) => (control.type === "radio" ? control.name : control))).size;
  });
  expect(stops).toBeLessThanOrEqual(21);
});
