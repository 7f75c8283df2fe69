import { readFile } from "node:fs/promises";
import { test as plain, type Download, type Page } from "@playwright/test";
import { roubles } from "../../../src/text/format.ts";
import { readWorkbook } from "../../support/files/read-workbook.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

/** Every option that adds a line to the bill. */
const LARGEST =
  "?roof=odnoskat-pristavnoy&width=15000&length=197.35&height=6750&truss=demountable&gates=2&rails=h1610&doors=1" +
  "&windows=4&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&panels_high_wall=1&panels_montazh=1&dekor_roof=1" +
  "&dekor_wall=1";

async function saved(page: Page, link: string): Promise<{ download: Download; content: Buffer }> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link, exact: true }).click(),
  ]);
  return { download, content: await readFile(await download.path()) };
}

/** As a browser says it; what the page still asks for is answered. */
const goOffline = (page: Page) => page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));

test("a calculation is taken away as a link, a text, a workbook whose formulas come to its sums, and the server's files", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calculator = new CalculatorPage(page);
  await calculator.open(LARGEST);
  const body = await calculator.apiAnswer();
  const { result, calculator_link, calculation_id, files } = body;
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step("the link, under today's list", async () => {
    await calculator.button("Скопировать ссылку").click();
    await expect(calculator.button("Скопировано")).toBeVisible();
    expect(await clipboard()).toBe(`${calculator_link}&prices_version=${body.prices_version}`);
  });

  await test.step("the text", async () => {
    await calculator.button("Скопировать текст").click();
    await expect.poll(clipboard).toContain(roubles(result.total_with_vat));
    const text = await clipboard();
    for (const expected of [
      roubles(body.price_per_m2_with_vat),
      calculation_id,
      calculator_link,
      "15 × 197,35\u00a0м",
      "Доставка в цену не входит",
    ]) {
      expect(text).toContain(expected);
    }
  });

  await test.step("the workbook", async () => {
    const { download, content } = await saved(page, "Excel");
    expect(download.suggestedFilename()).toBe(`angar-15x197.35-${calculation_id}.xlsx`);
    const sheet = readWorkbook(content);
    const sums = [...sheet.formulas.keys()].map((address) => sheet.evaluated(address));
    for (const line of [...result.materials, ...result.works]) if (!line.group) expect(sums).toContain(line.sum);
    expect(sums.slice(-5)).toEqual([
      result.materials_sum,
      result.works_sum,
      result.total_with_vat,
      result.vat_included,
      body.price_per_m2_with_vat,
    ]);
    expect(new URL(download.url()).pathname).toBe(new URL(files.xlsx).pathname);
  });

  await test.step("without a network the page makes the files itself, to the byte", async () => {
    await goOffline(page);
    await calculator.button("Чертежи и 3D").click();
    for (const [button, link] of [
      ["Чертёж DXF", files.dxf],
      ["Модель здания IFC", files.ifc],
      ["3D-модель GLB", files.glb],
      ["Лист чертежей SVG", files.svg],
      ["Таблица CSV", `${files.csv}?dialect=ru`],
    ] as const) {
      const { download, content } = await saved(page, button);
      expect(download.url()).toMatch(/^blob:/);
      const { pathname, search } = new URL(link);
      const answer = await page.request.get(pathname + search);
      expect(answer.status(), button).toBe(200);
      expect(content.equals(await answer.body()), button).toBe(true);
      await expect(page.getByRole("link", { name: "Файл готов" })).toBeVisible();
      await expect(page.getByRole("link", { name: button, exact: true })).toBeVisible();
    }
    await expect(page.getByRole("link", { name: "Калькулятор в Excel" })).toHaveAttribute("href", "/calculator.xlsx");
    await expect(page.getByRole("img", { name: "QR-код этого расчёта" })).toBeVisible();
    await expectAccessible(page);
  });
});

plain(
  "the text is shared where the browser can, giving up is no failure, and a part that does not come is told",
  async ({ page }) => {
    await page.addInitScript(() => {
      const answers = [() => Promise.reject(new DOMException("", "AbortError")), () => Promise.resolve()];
      navigator.share = (shared) => {
        Object.assign(globalThis, { shared });
        return answers.shift()!();
      };
    });
    await page.route("**/workbook.*.js", (route) => route.abort());
    const calculator = new CalculatorPage(page);
    await calculator.open("?roof=dvuhskat&width=10000&length=5&height=3150");
    const share = calculator.button("Поделиться");
    const shared = () => page.evaluate(() => (globalThis as { shared?: ShareData }).shared);
    await share.click();
    await expect.poll(shared).toBeDefined();
    await expect(share).toBeVisible();
    await share.click();
    await expect(share).toBeVisible();
    const text = (await shared())!.text!;
    await expect(calculator.total).toHaveText(/₽/);
    expect(text).toContain((await calculator.total.textContent())!);
    expect(text).toContain((await page.locator("#result .calculation-id").textContent())!);

    await goOffline(page);
    await page.getByRole("link", { name: "Excel", exact: true }).click();
    await expect(page.getByRole("link", { name: "Не вышло — проверьте связь" })).toBeVisible();
    await page.unroute("**/workbook.*.js");
    await saved(page, "Excel");
  },
);
