import { roubles } from "../../../src/text/format.ts";
import { signedRoubles } from "../../../src/text/signed-roubles.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

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

/** One after the other, each over what those before it have left. */
const CHANGES: Change[] = [
  {
    title: "length by the slider",
    act: (c) => c.page.getByRole("slider").press("ArrowRight"),
    expected: { length: "35" },
  },
  { title: "length", act: (c) => c.textbox("Длина").fill("42,35"), expected: { length: "42.35" } },
  {
    title: "a length that was pasted with blanks, more than a field has room for",
    act: async (c) => {
      await c.textbox("Длина").fill("");
      await c.page.keyboard.insertText("          125");
    },
    expected: { length: "125" },
  },
  { title: "width", act: (c) => c.radio("Ширина", "18").check(), expected: { width: "18000" } },
  { title: "a typed width", act: (c) => c.textbox("Ширина").fill("11,8"), expected: { width: "12000" } },
  { title: "height", act: (c) => c.radio("Высота", "5,55").check(), expected: { height: "5550" } },
  { title: "a typed height", act: (c) => c.textbox("Высота").fill("6.75"), expected: { height: "6750" } },
  { title: "width by its key", act: (c) => c.radio("Ширина", "12").press("ArrowRight"), expected: { width: "15000" } },
  { title: "truss", act: (c) => c.radio("Ферма", "Сборная").check(), expected: { truss: "demountable" } },
  { title: "gates by the button", act: (c) => c.button(/Ворота.*больше/).click(), expected: { gates: "3" } },
  { title: "gates", act: (c) => c.textbox("Ворота").fill("2"), expected: { gates: "2" } },
  {
    title: "their place",
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
  { title: "roof", act: (c) => c.roof("Односкатный приставной").check(), expected: { roof: "odnoskat-pristavnoy" } },
  flag("Обшить высокую стену", "panels_high_wall"),
  { title: "a roof of other sizes", act: (c) => c.roof("С колонной по центру").check(), expected: { width: "23732" } },
];

test("whatever is set by the controls, the address, the total and the number of the calculation are the API's", async ({
  page,
}) => {
  test.slow();
  const calculator = new CalculatorPage(page);
  await calculator.open(`?${HANGAR}`);
  await calculator.expectWhatApiSays();
  await calculator.unfold();

  await test.step("an option shows what the API's totals differ by", async () => {
    const totalOf = async (query: string) => (await calculated(page, query)).result.total_with_vat;
    const now = await totalOf(HANGAR);
    await expect(page.locator("#field-piles-price")).toHaveText(
      signedRoubles((await totalOf(`${HANGAR}&piles=1`)) - now),
    );
    const without = now - (await totalOf(HANGAR.replace("&montazh=1", "")));
    await expect(page.locator("#field-montazh-price")).toHaveText(roubles(without));
    await expect(calculator.checkbox("Монтаж каркаса")).toHaveAccessibleDescription(new RegExp(roubles(without)));
  });

  for (const { title, act, expected } of CHANGES) {
    await test.step(title, async () => {
      const before = (await calculator.total.textContent())!;
      await act(calculator);
      await calculator.expectInAddress(expected);
      await calculator.expectWhatApiSays();
      await expect(calculator.total).not.toHaveText(before);
    });
  }

  await test.step("what was chosen in a control that is gone comes back with it", async () => {
    await calculator.checkbox("Сэндвич-панели").uncheck();
    await expect(calculator.checkbox("Монтаж панелей")).toHaveCount(0);
    await expect.poll(() => calculator.search()).not.toContain("panels_montazh");
    await calculator.checkbox("Сэндвич-панели").check();
    await expect(calculator.checkbox("Монтаж панелей")).toBeChecked();
    await calculator.expectInAddress({ panels: "1", panels_montazh: "1", filler: "penoplast" });
    await calculator.expectWhatApiSays();
  });
  await expectAccessible(page);
});

test("an error stands at its field and is heard, and the price before it is past on the screen, for files and on paper", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const [gates, length, width] = ["Ворота", "Длина", "Ширина"].map((name) => calculator.textbox(name)) as [
    ReturnType<CalculatorPage["textbox"]>,
    ReturnType<CalculatorPage["textbox"]>,
    ReturnType<CalculatorPage["textbox"]>,
  ];
  const told = page.locator("[role=status].visually-hidden").last();
  const bar = page.getByRole("region", { name: "Стоимость" });
  await expect(told).toHaveText("");

  await test.step("a total and a size that was rounded", async () => {
    await length.fill("40");
    await calculator.expectInAddress({ length: "40" });
    await expect(told).toContainText(`Итого ${roubles((await calculator.apiAnswer()).result.total_with_vat)}`);
    await width.fill("12,3");
    await expect(width).toHaveAccessibleDescription(/запрошено 12,3\sм, в расчёте 12\sм/);
    await expect(told).toContainText(/запрошено 12,3\sм, в расчёте 12\sм/);
  });

  const good = (await calculator.total.textContent())!;
  await test.step("an error", async () => {
    await gates.fill("99");
    await expect(gates).toHaveValue("99");
    await expect(gates).toHaveAttribute("aria-invalid", "true");
    await expect(gates).toHaveAccessibleDescription(/целое число от 0 до 30/);
    await expect(told).toContainText("Цена не посчитана");
    await expect(told).toContainText("целое число от 0 до 30");
    await expect(bar).toContainText(`прошлый расчёт — ${good}`);
    await expect(calculator.total).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Это прошлый расчёт" })).toBeVisible();
    const inert = page.locator("[inert]");
    const excel = page.getByRole("link", { name: "Excel", exact: true, includeHidden: true });
    await expect(inert.filter({ has: excel })).toHaveCount(1);
    await length.fill("сорок");
    await expect(gates).toHaveValue("99");
    await expectAccessible(page);
  });

  await test.step("on paper", async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    const paper = page.getByRole("article");
    await expect(paper.getByRole("heading")).toHaveText("Цены нет: в форме есть ошибка");
    await expect(paper).toContainText("целое число от 0 до 30");
    await expect(page.getByText("₽").locator("visible=true")).toHaveCount(0);
    await page.emulateMedia({ media: null });
  });

  await test.step("mended", async () => {
    await length.fill("40");
    await gates.fill("2");
    await expect(bar).not.toContainText("прошлый");
    await calculator.expectInAddress({ gates: "2", length: "40" });
    await calculator.expectWhatApiSays();
  });
});

test("a purpose, an alternative, what is not in the price and a reset lead on, and can be taken back", async ({
  page,
}) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  const [store, folded] = [calculator.purpose("Склад"), page.locator(".all-parameters")];
  const first = (await calculator.total.textContent())!;
  await expect(folded.locator("summary")).toHaveText("Все параметры");

  await test.step("a purpose brings its hangar, and is shown as long as the form stands so", async () => {
    await store.click();
    await expect(store).toHaveAttribute("aria-pressed", "true");
    const expected = { width: "15000", length: "40", height: "5550", gates: "2", doors: "1", panels: "1" };
    await calculator.expectInAddress(expected);
    await calculator.expectWhatApiSays();
    await expect(folded).not.toHaveAttribute("open");
    await expect(folded.locator("summary")).toHaveText(/изменено 1$/);
    await calculator.textbox("Длина").fill("45");
    await expect(store).toHaveAttribute("aria-pressed", "false");
    await calculator.textbox("Длина").fill("40");
    await expect(store).toHaveAttribute("aria-pressed", "true");
    await calculator.purpose("Навес").click();
    await expect(store).toHaveAttribute("aria-pressed", "false");
    await calculator.button("Вернуть, как было").click();
    await expect(store).toHaveAttribute("aria-pressed", "true");
  });

  const before = (await calculator.total.textContent())!;
  await test.step("a reset", async () => {
    await calculator.button("Сбросить").click();
    await expect(calculator.total).toHaveText(first);
    await calculator.button("Вернуть, как было").click();
    await expect(calculator.total).toHaveText(before);
    await calculator.expectInAddress({ length: "40", panels: "1" });
    await calculator.button("Сбросить").click();
    await expect(calculator.total).toHaveText(first);
  });

  await test.step("an alternative, and back", async () => {
    await calculator.button(/С монтажом каркаса/).click();
    await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
    await calculator.expectInAddress({ montazh: "1" });
    await calculator.expectWhatApiSays();
    await calculator.button(/Без монтажа/).click();
    await expect(calculator.total).toHaveText(first);
  });

  await test.step("what is not in the price", async () => {
    await page.getByRole("listitem").filter({ hasText: "Обшивка: сэндвич-панели" }).getByRole("button").click();
    await expect(calculator.checkbox("Сэндвич-панели")).toBeChecked();
    await calculator.expectInAddress({ panels: "1" });
    await calculator.expectWhatApiSays();
  });
});
