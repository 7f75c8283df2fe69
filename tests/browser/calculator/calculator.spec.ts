import { inWords } from "../../../src/text/name-in-words.ts";
import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

test("the default hangar costs what the API says", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const id = await page.locator("#result .calculation-id").textContent();
  const { result } = (await (await page.request.get(`/v1/calc/id/${id}`)).json()) as CalcResponse;
  await expect(calculator.total).toHaveText(roubles(result.total_with_vat));
  expect(calculator.search()).toBe("");
});

const HANGAR = "roof=dvuhskat&width=15000&length=30&height=4350&gates=2&panels=1&montazh=1";

interface Change {
  title: string;
  act: (calculator: CalculatorPage) => Promise<void>;
  expected: Record<string, string>;
}

const flag = (label: string, name: string): Change => ({
  title: label,
  act: (calculator) => calculator.checkbox(label).check(),
  expected: { [name]: "1" },
});

const changes: Change[] = [
  { title: "roof", act: (c) => c.roof("Односкатный приставной").check(), expected: { roof: "odnoskat-pristavnoy" } },
  { title: "a roof of other sizes", act: (c) => c.roof("С колонной по центру").check(), expected: { width: "23732" } },
  { title: "width", act: (c) => c.radio("Ширина", "18").check(), expected: { width: "18000" } },
  { title: "a typed width", act: (c) => c.textbox("Ширина").fill("11,8"), expected: { width: "12000" } },
  { title: "length", act: (c) => c.textbox("Длина").fill("42,35"), expected: { length: "42.35" } },
  {
    title: "length by the slider",
    act: (c) => c.page.getByRole("slider").press("ArrowRight"),
    expected: { length: "35" },
  },
  { title: "height", act: (c) => c.radio("Высота", "5,55").check(), expected: { height: "5550" } },
  { title: "a typed height", act: (c) => c.textbox("Высота").fill("6.75"), expected: { height: "6750" } },
  { title: "truss", act: (c) => c.radio("Ферма", "Сборная").check(), expected: { truss: "demountable" } },
  { title: "gates", act: (c) => c.textbox("Ворота").fill("4"), expected: { gates: "4" } },
  { title: "gates by the button", act: (c) => c.button(/Ворота.*больше/).click(), expected: { gates: "3" } },
  {
    title: "place of the gates",
    act: (c) => c.radio("Где стоят ворота", "В одном торце").check(),
    expected: { gates_pos: "1" },
  },
  { title: "rails", act: (c) => c.radio("Направляющие", "Высокие").check(), expected: { rails: "h1610" } },
  { title: "doors", act: (c) => c.button(/Двери.*больше/).click(), expected: { doors: "1" } },
  { title: "windows", act: (c) => c.textbox("Окна").fill("12"), expected: { windows: "12" } },
  { title: "filler", act: (c) => c.radio("Утеплитель", "Пенопласт").check(), expected: { filler: "penoplast" } },
  flag("Прогоны кровли на сварке", "welded"),
  flag("Стеновые прогоны", "wall_progony"),
  flag("Анкерные блоки", "anchors"),
  flag("Винтовые сваи", "piles"),
  flag("Декор кровли", "dekor_roof"),
  flag("Декор стен", "dekor_wall"),
  flag("Монтаж панелей", "panels_montazh"),
];

test("whatever is changed, the address and the total follow", async ({ page }) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  for (const { title, act, expected } of changes) {
    await test.step(title, async () => {
      await calculator.open(`?${HANGAR}`);
      await calculator.expectWhatApiSays();
      const before = (await calculator.total.textContent())!;
      await calculator.unfold();
      await act(calculator);
      await calculator.expectInAddress(expected);
      await calculator.expectWhatApiSays();
      await expect(calculator.total).not.toHaveText(before);
    });
  }
});

test("options that come with others: cladding, the attached side, mounting", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.unfold();
  await expect(calculator.checkbox("Обшить высокую стену")).toHaveCount(0);
  await expect(calculator.checkbox("Декор кровли")).toHaveCount(0);
  await calculator.roof("Односкатный приставной").check();
  await calculator.checkbox("Сэндвич-панели").check();
  await calculator.checkbox("Обшить высокую стену").check();
  await calculator.checkbox("Монтаж каркаса").check();
  await calculator.expectInAddress({ panels: "1", panels_high_wall: "1", montazh: "1" });
  await calculator.expectWhatApiSays();
});

test("an error stands at its field, keeps what was typed and marks the last price as past", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const good = await calculator.total.textContent();
  const gates = calculator.textbox("Ворота");
  await gates.fill("99");
  await expect(gates).toHaveValue("99");
  await expect(gates).toHaveAttribute("aria-invalid", "true");
  await expect(gates).toHaveAccessibleDescription(/целое число от 0 до 30/);
  const bar = page.getByRole("region", { name: "Стоимость" });
  await expect(bar).toContainText(`прошлый расчёт — ${good}`);
  await expect(calculator.total).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Это прошлый расчёт" })).toBeVisible();
  await calculator.textbox("Длина").fill("сорок");
  await expect(gates).toHaveValue("99");
  await calculator.textbox("Длина").fill("40");
  await gates.fill("2");
  await expect(bar).not.toContainText("прошлый");
  await calculator.expectInAddress({ gates: "2", length: "40" });
  await calculator.expectWhatApiSays();
});

test("a rounded size is told beside its field", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.textbox("Ширина").fill("12,3");
  await expect(calculator.textbox("Ширина")).toHaveAccessibleDescription(/запрошено 12,3\sм, в расчёте 12\sм/);
});

test("a calculator link of the API opens the very hangar", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const query =
    "roof=odnoskat-pristavnoy&width=15&length=32.5&height=5.55&truss=Сборный&gates=2&gates_pos=1&rails=Нет&doors=1" +
    "&windows=4&welded=1&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&filler=Пенопласт&panels_high_wall=1" +
    "&panels_montazh=1&dekor_roof=1&dekor_wall=1";
  const answer = (await (await page.request.get(`/v1/calc?${query}`)).json()) as CalcResponse;
  await calculator.open(new URL(answer.calculator_link).search);
  await expect(calculator.total).toHaveText(roubles(answer.result.total_with_vat));
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
  await expect(page.getByTestId("total")).toBeVisible();
});

test("what a link says wrongly is named and the rest is kept", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=12000&length=30&gates=2&montaz=1&panels=maybe&utm_source=mail");
  const notices = page.getByRole("alert");
  await expect(notices).toContainText("«montaz» из ссылки не учтено — возможно, это «Монтаж каркаса»");
  await expect(notices).toContainText("Сэндвич-панели: в ссылке «maybe» — подставлено «нет»");
  await expect(notices.getByRole("listitem")).toHaveCount(2);
  await expect(calculator.textbox("Ворота")).toHaveValue("2");
  await calculator.button("Понятно").click();
  await expect(notices).toHaveCount(0);
});

test("a link with a wrong size shows no price, only what to mend", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=99&length=30");
  await expect(page.getByRole("region", { name: "Стоимость" })).toContainText("Исправьте: ширина");
  await expect(page.getByRole("heading", { name: "Цены пока нет" })).toBeVisible();
  await expect(calculator.total).toHaveCount(0);
  await expect(calculator.textbox("Ширина")).toHaveValue("99");
  await calculator.radio("Ширина", "12").check();
  await calculator.expectInAddress({ width: "12000" });
  await calculator.expectWhatApiSays();
});

test("an alternative switches the form, and back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const before = await calculator.total.textContent();
  await calculator.button(/С монтажом каркаса/).click();
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
  await calculator.expectInAddress({ montazh: "1" });
  await calculator.expectWhatApiSays();
  await calculator.button(/Без монтажа/).click();
  await expect(calculator.total).toHaveText(before!);
});

test("what is not in the price can be added where it is told", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await page.getByRole("listitem").filter({ hasText: "Обшивка: сэндвич-панели" }).getByRole("button").click();
  await expect(calculator.checkbox("Сэндвич-панели")).toBeChecked();
  await calculator.expectInAddress({ panels: "1" });
  await calculator.expectWhatApiSays();
});

test("a reset can be taken back", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const before = await calculator.total.textContent();
  await calculator.textbox("Длина").fill("77,7");
  await calculator.checkbox("Винтовые сваи").check();
  await calculator.expectInAddress({ length: "77.7", piles: "1" });
  const changed = await calculator.total.textContent();
  await calculator.button("Сбросить").click();
  await expect(calculator.total).toHaveText(before!);
  await calculator.button("Вернуть, как было").click();
  await expect(calculator.total).toHaveText(changed!);
  await expect(calculator.textbox("Длина")).toHaveValue("77,7");
  await calculator.expectInAddress({ length: "77.7", piles: "1" });
});

test("the bill holds every position of the answer", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open(`?${HANGAR}&piles=1`);
  const { result } = await calculator.apiAnswer();
  for (const line of [...result.materials, ...result.works]) {
    if (line.group) continue;
    const row = page.locator(`[data-code="${line.code}"]`);
    await expect(row).toContainText(inWords(line.name));
    await expect(row).toContainText(roubles(line.sum));
    await expect(row.getByText("предварительная цена")).toHaveCount(line.status === "estimate" ? 1 : 0);
  }
});

test("the link on the clipboard is the calculator link under today's list", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calculator = new CalculatorPage(page);
  await calculator.open(`?${HANGAR}`);
  await calculator.button("Скопировать ссылку").click();
  await expect(calculator.button("Скопировано")).toBeVisible();
  const { calculator_link, prices_version } = await calculator.apiAnswer();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${calculator_link}&prices_version=${prices_version}`);
  await calculator.open(new URL(copied).search);
  await calculator.expectWhatApiSays();
});

test("the keyboard alone is enough", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.radio("Ширина", "12").focus();
  await page.keyboard.press("ArrowRight");
  await expect(calculator.radio("Ширина", "15")).toBeChecked();
  await page.locator(".all-parameters summary").focus();
  await page.keyboard.press("Enter");
  await calculator.checkbox("Анкерные блоки").focus();
  await page.keyboard.press("Space");
  await calculator.expectInAddress({ width: "15000", anchors: "1" });
  await calculator.expectWhatApiSays();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the price and the bill of the default hangar are there", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await expect(calculator.total).toContainText("₽");
    await expect(page.getByRole("heading", { name: "Смета" })).toBeVisible();
    await expect(page.getByRole("link", { name: "адрес API" })).toHaveAttribute("href", /^\/v1\/calc\?roof=/);
  });
});

test("the new total is told to a screen reader, and so are an error and a rounding", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const told = page.locator("[role=status].visually-hidden").last();
  await expect(told).toHaveText("");
  await calculator.textbox("Длина").fill("40");
  await calculator.expectInAddress({ length: "40" });
  await expect(told).toContainText(`Итого ${roubles((await calculator.apiAnswer()).result.total_with_vat)}`);
  await calculator.textbox("Ширина").fill("12,3");
  await expect(told).toContainText(/запрошено 12,3\sм, в расчёте 12\sм/);
  await calculator.textbox("Ворота").fill("99");
  await expect(told).toContainText("Цена не посчитана");
  await expect(told).toContainText("целое число от 0 до 30");
});
