import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const QUERY = "roof=dvuhskat&width=15000&length=32.5&height=5550&truss=demountable&gates=2&rails=none&panels=1";

test("a link bent on its way opens the very hangar", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  const { result } = (await (await page.request.get(`/v1/calc?${QUERY}`)).json()) as CalcResponse;
  for (const search of [
    `?${QUERY.replaceAll("&", "&amp;")}`,
    `?${encodeURIComponent(QUERY)}`,
    `?${QUERY.replaceAll("&", "%26amp%3B")}`,
    `?${QUERY}#result`,
    `?${QUERY}%23result`,
    `?${QUERY}&utm_source=mail).`,
    `?${QUERY}%`,
    `#?${QUERY}`,
  ]) {
    await calculator.open("docs/");
    await calculator.open(search);
    await expect(calculator.total, search).toHaveText(roubles(result.total_with_vat));
    await expect(page.getByRole("alert"), search).toHaveCount(0);
  }
});

test("a link behind a fragment's mark opens also where the calculator is open already", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await page.goto(`/#${QUERY}`);
  await calculator.expectInAddress({ width: "15000", length: "32.5" });
  await calculator.expectWhatApiSays();
  await expect(calculator.textbox("Длина")).toHaveValue("32,5");
});

test("blanks that were pasted before a number cut nothing off it", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  for (const [name, text] of [
    ["Длина", "          125"],
    ["Ворота", "     12"],
  ] as const) {
    await calculator.textbox(name).fill("");
    await calculator.textbox(name).focus();
    await page.keyboard.insertText(text);
  }
  await calculator.expectInAddress({ length: "125", gates: "12" });
});

interface Damage {
  title: string;
  search: string;
  /** What is told of it. */
  told: RegExp[];
  /** Typed fields that are kept or filled in. */
  fields: Record<string, string>;
}

const damages: Damage[] = [
  {
    title: "cut inside a letter",
    search: "?roof=dvuhskat&width=15000&length=40&panels=1&filler=%D0%9F%D0%B5%D0",
    told: [/Утеплитель: в ссылке «Пе.» — подставлено «Минвата»/],
    fields: { Ширина: "15", Длина: "40" },
  },
  {
    title: "cut inside a name",
    search: "?roof=dvuhskat&width=15000&length=40&mont",
    told: [/Незнакомое в ссылке не учтено: «mont»/],
    fields: {},
  },
  {
    title: "cut before a size",
    search: "?roof=dvuhskat&width=15000&len",
    told: [/В ссылке нет длины — подставлено 30\sм/, /Незнакомое в ссылке не учтено: «len»/],
    fields: { Ширина: "15", Длина: "30" },
  },
  {
    title: "cut inside the roof",
    search: "?width=15000&length=40&roof=dvuh",
    told: [/Тип крыши: в ссылке «dvuh» — показан «Двускатный»/],
    fields: { Ширина: "15", Длина: "40" },
  },
  {
    title: "unknown names",
    search: "?roof=dvuhskat&width=15000&length=40&doors=2&colour=red&discout=5",
    told: [/Незнакомое в ссылке не учтено: «colour»/, /возможно, это «Скидка»/],
    fields: { Двери: "2" },
  },
  {
    title: "double names",
    search: "?roof=dvuhskat&width=15000&width=12000&length=40&doors=2&windows=1&windows=1",
    told: [/Ширина: в ссылке «15000» и «12000» — подставлено 12\sм/],
    fields: { Длина: "40", Двери: "2", Окна: "1" },
  },
];

test("of a damaged link the rest is kept and the damage is named", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  for (const { title, search, told, fields } of damages) {
    await test.step(title, async () => {
      await calculator.open(search);
      const notices = page.getByRole("alert").getByRole("listitem");
      await expect(notices).toHaveCount(told.length);
      for (const notice of told) await expect(notices.filter({ hasText: notice })).toHaveCount(1);
      for (const [name, value] of Object.entries(fields)) await expect(calculator.textbox(name)).toHaveValue(value);
      await expect(calculator.total).toBeVisible();
    });
  }
});

test("a size that no longer exists stays in its field, with the sizes that there are", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=24000&length=40&gates=2&montazh=1");
  await expect(calculator.textbox("Ширина")).toHaveValue("24");
  await expect(calculator.textbox("Ширина")).toHaveAccessibleDescription(/есть 10; 12; 15; 18\sм/);
  await expect(calculator.textbox("Ворота")).toHaveValue("2");
  await expect(calculator.checkbox("Монтаж каркаса")).toBeChecked();
});

test.describe("by the number of a calculation", () => {
  async function answerAndField(calculator: CalculatorPage) {
    const { page } = calculator;
    const answer = (await (await page.request.get(`/v1/calc?${QUERY}`)).json()) as CalcResponse;
    await calculator.open();
    await calculator.button("Открыть по номеру").click();
    return { answer, field: calculator.textbox("Номер расчёта") };
  }

  const CYRILLIC = { A: "А", B: "В", E: "Е", K: "К", M: "М", H: "Н", O: "О", P: "Р", C: "С", T: "Т", Y: "У", X: "Х" };
  const spellings: [title: string, spell: (answer: CalcResponse) => string][] = [
    ["pasted", ({ calculation_id }) => calculation_id],
    ["in lower case, with blanks", ({ calculation_id }) => ` ${calculation_id.toLowerCase().replaceAll("-", " - ")} `],
    [
      "with Cyrillic letters",
      ({ calculation_id }) => calculation_id.replace(/[A-Z]/g, (c) => CYRILLIC[c as keyof typeof CYRILLIC] ?? c),
    ],
    ["inside the text of a quote request", ({ next_step }) => next_step.quote_prompt],
    ["as a calculator link", ({ calculator_link }) => calculator_link],
    ["as the link of a quote request", ({ next_step }) => next_step.request_quote_url],
  ];
  test("however it is written it opens, and what was there can be brought back", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    for (const [title, spell] of spellings) {
      await test.step(title, async () => {
        const { answer, field } = await answerAndField(calculator);
        const before = await calculator.total.textContent();
        await field.fill(spell(answer));
        await field.press("Enter");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect(calculator.total).toHaveText(roubles(answer.result.total_with_vat));
        await expect(calculator.button("Открыть по номеру")).toBeFocused();
        await calculator.expectInAddress({ width: "15000", rails: "none" });
        await calculator.button("Вернуть, как было").click();
        await expect(calculator.total).toHaveText(before!);
      });
    }
  });

  test("typed letter by letter", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    const { answer, field } = await answerAndField(calculator);
    await field.pressSequentially(answer.calculation_id);
    await field.press("Enter");
    await expect(calculator.total).toHaveText(roubles(answer.result.total_with_vat));
  });

  test("a slip is named as such, and what was typed stays", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    const { answer, field } = await answerAndField(calculator);
    const { calculation_id } = answer;
    const slip = calculation_id.slice(0, 4) + String((Number(calculation_id[4]) + 1) % 10) + calculation_id.slice(5);
    await field.fill(slip);
    await expect(page.getByRole("alert")).toContainText("Такого номера нет — похоже, опечатка");
    await expect(field).toHaveValue(slip);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/опечатка/);
    await field.fill("ANG-1234");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await field.press("Enter");
    await expect(page.getByRole("alert")).toContainText("Это не номер расчёта");
    await field.fill("https://example.com/?page=1");
    await expect(page.getByRole("alert")).toContainText("нет ни номера, ни параметров");
    await field.fill(calculation_id);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("dialog").getByRole("button", { name: "Открыть", exact: true }).click();
    await expect(calculator.total).toHaveText(roubles(answer.result.total_with_vat));
  });
});
