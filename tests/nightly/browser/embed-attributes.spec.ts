import type { CalcResponse } from "../../../src/engine/response.ts";
import {
  expect,
  test,
  outspokenTest,
  total,
  value,
  type CalculatorElement,
} from "../../browser/page-objects/dealer-page.ts";
import { shownCode } from "../../browser/page-objects/shown-code.ts";

test("attributes are the parameters of a calculation, also those that the short form has no field for", async ({
  page,
  dealer,
  baseURL,
}) => {
  const element = await dealer.calculator(
    `<hangar-calculator roof="odnoskat-pristavnoy" width="15000" length="32.5" height="5.55" truss="Сборный" gates="2"
      gates_pos="1" rails="none" doors="1" windows="4" welded="да" anchors piles="1" montazh="" panels="true"
      filler="penoplast" dekor_wall="1"></hangar-calculator>`,
  );
  const query =
    "roof=odnoskat-pristavnoy&width=15&length=32.5&height=5.55&truss=demountable&gates=2&gates_pos=1&rails=none&doors=1" +
    "&windows=4&welded=1&anchors=1&piles=1&montazh=1&panels=1&filler=penoplast&dekor_wall=1";
  const body = (await (await page.request.get(`${baseURL}/v1/calc?${query}`)).json()) as CalcResponse;
  expect(await value(element)).toEqual(body);
  await expect(element.getByText(/^В расчёте: .*пенопласт/i)).toBeVisible();
});

test("limits leave out what a dealer does not sell, and refuse what is typed beyond them", async ({
  page,
  dealer,
  baseURL,
}) => {
  const code = await shownCode(page, baseURL!, "length_max");
  const element = await dealer.calculator(code);
  const roofs = element.getByRole("group", { name: "Крыша" }).getByRole("radio");
  await expect(roofs).toHaveCount(2);
  await expect(element.getByRole("textbox", { name: "Окна" })).toHaveCount(0);
  await element.getByRole("textbox", { name: "Длина" }).fill("120");
  await expect(element.getByText("Здесь принимается от 5 до 100 м", { exact: true })).toBeVisible();
  await expect(element.getByText("Это прошлый расчёт")).toBeVisible();
  expect(await value(element)).toBeUndefined();

  const address = page.url();
  await element.getByRole("link", { name: "длина" }).click();
  await expect(element.getByRole("textbox", { name: "Длина" })).toBeFocused();
  expect(page.url()).toBe(address);

  await element.evaluate((one) => one.setAttribute("width_max", "12"));
  const widths = element.getByRole("radiogroup", { name: /^Ширина/ }).getByRole("radio");
  await expect(widths).toHaveCount(2);
  await element.getByRole("textbox", { name: "Длина" }).fill("100");
  await element.getByRole("textbox", { name: "Ширина" }).fill("15");
  await expect(element.getByText(/^Здесь есть 10; 12\sм$/)).toBeVisible();
});

outspokenTest.describe("attributes that cannot be used", () => {
  for (const [title, attributes, told] of [
    ["a mistyped name", 'montaz="1"', "возможно, имелся в виду montazh"],
    ["a value that is none", 'panels="maybe"', "panels: пришло «maybe»; принимается 1 или 0"],
    ["a roof that there is not", 'roof="kupol"', "roof: пришло «kupol»"],
    ["a roof beyond the limits", 'roof="dvuhskat" roofs="odnoskat-otdelno"', "не входит в ограничения"],
    ["limits that leave nothing", 'width_min="50"', "ограничения не оставили ни одного ангара"],
    ["an unknown theme", 'theme="pink"', "theme: пришло «pink»; принимается light или dark"],
  ] as const) {
    outspokenTest(`${title}: told on the page and in the console, and a price stands`, async ({ page, dealer }) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      const element = await dealer.calculator(`<hangar-calculator ${attributes}></hangar-calculator>`);
      await expect(element.getByRole("alert")).toContainText(told);
      await expect(total(element)).toContainText("₽");
      expect(messages).toEqual([expect.stringContaining(told)]);
    });
  }
});

test("attributes of HTML and of frameworks are left alone", async ({ dealer }) => {
  const element = await dealer.calculator(
    `<hangar-calculator id="a" class="b" title="c" hidden data-d="e" aria-label="f" role="group" tabindex="0" part="g"
      slot="h" dir="ltr" translate="no" lang="ru" _ngcontent-i j-k></hangar-calculator>`,
  );
  await expect(element).toBeHidden();
  await element.evaluate((one) => one.removeAttribute("hidden"));
  await expect(total(element)).toBeVisible();
  await expect(element.getByRole("alert")).toHaveCount(0);
});

outspokenTest("where the texts do not load the element is Russian, and says so", async ({ page, dealer }) => {
  await page.route("**/embed-en.js", (route) => route.abort());
  const element = await dealer.calculator('<hangar-calculator lang="en" length="36"></hangar-calculator>');
  await expect(element.getByText("lang: тексты en не загрузились")).toBeVisible();
  await expect(element.getByRole("textbox", { name: "Длина" })).toHaveValue("36");
  expect(await element.evaluate((one) => (one as CalculatorElement).value?.request.length_m)).toBe(36);
});
