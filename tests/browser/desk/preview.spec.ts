import { readFileSync } from "node:fs";
import { expect, test, type BrowserContext, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { dateInWords } from "../../../src/text/date-in-words.ts";
import { MARK } from "../../../src/desk/preview/mark.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage } from "../page-objects/desk-page.ts";
import { sheetsOf } from "../page-objects/sheets-of.ts";

/** The calculator's page under a draft whose frames are 10,000 roubles dearer each. */
async function preview(page: Page, context: BrowserContext, opened?: DeskPage): Promise<Page> {
  const desk = opened ?? new DeskPage(page);
  if (!opened) await desk.open();
  await desk.price("Болты рамы: пролётов 1").fill("13200");
  await expect(desk.state).toHaveText(/^В черновике [14]\sправк[аи];/);
  const [calculator] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Посмотреть на сайте" }).click(),
  ]);
  await expect(calculator.getByTestId("total")).toBeVisible();
  return calculator;
}

async function download(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("the calculator itself has the draft's prices, follows the draft, and says whose they are", async ({
  page,
  context,
}) => {
  const calculator = await preview(page, context);
  const errors: string[] = [];
  calculator.on("pageerror", ({ message }) => errors.push(message));
  calculator.on("console", (message) => /Content Security/.test(message.text()) && errors.push(message.text()));
  await calculator.reload();
  const asked = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };
  const answer = (await (await page.request.post("/v1/calc", { data: asked })).json()) as {
    result: { total_with_vat: number };
  };
  const dearer = (frames: number) => `${(answer.result.total_with_vat + frames * 10_000).toLocaleString("ru")} ₽`;
  const total = calculator.getByTestId("total");
  await expect(total).toHaveText(dearer(7));
  await expect(calculator.getByText(MARK)).toBeInViewport();
  await expect(calculator.getByRole("heading", { name: /^Ангар 12 × 30/ })).toBeVisible();
  await expect(calculator).toHaveTitle(/^Черновик\. /);
  await expectAccessible(calculator);

  await new DeskPage(page).price("Болты рамы: пролётов 1").fill("23200");
  await expect(total).toHaveText(dearer(14));

  await calculator.getByRole("link", { name: /Оставить заявку|^Заявка$/ }).click();
  await expect(calculator.getByText("По черновику заявку не оставить")).toBeVisible();
  expect(new URL(calculator.url()).pathname).toBe("/desk/preview/");
  expect(errors).toEqual([]);
});

test("whatever is taken from it has the mark, and nothing of it is found on the site", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calculator = await preview(page, context);
  const clipboard = () => calculator.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(calculator.url());
  for (const button of ["Скопировать текст", "Скопировать ссылку"]) {
    await calculator.getByRole("button", { name: button }).click();
    await expect.poll(clipboard).toMatch(`${MARK}\n`);
    expect(await clipboard()).toContain(`${origin}/desk/preview/?roof=`);
    expect(await clipboard()).not.toContain(`${origin}/?`);
  }
  await calculator.getByRole("button", { name: "Скопировать текст" }).click();
  const released = await page.getByLabel("Дата прайс-листа").inputValue();
  const date = `${dateInWords(released)}\u00a0(черновик)`;
  await expect.poll(clipboard).toContain(`Цены на ${date}, расчёт `);

  const workbook = await download(calculator, "Excel");
  expect(workbook.name).toMatch(/^chernovik-angar-12x30-.*\.xlsx$/);
  expect(strFromU8(unzipSync(workbook.bytes)["xl/sharedStrings.xml"]!)).toContain(`<si><t>${MARK}</t></si>`);
  expect(strFromU8(unzipSync(workbook.bytes)["xl/sharedStrings.xml"]!)).toContain(`<si><t>${date}</t></si>`);
  await calculator.getByRole("button", { name: "Чертежи и 3D" }).click();
  const table = await download(calculator, "Таблица CSV");
  expect(table.name).toMatch(/^chernovik-/);
  expect(table.bytes.toString("utf8")).toMatch(new RegExp(`^\ufeff${MARK}\r\nnum;`));
  await calculator.keyboard.press("Escape");

  await calculator.getByRole("button", { name: "Сохранить", exact: true }).click();
  await calculator.getByRole("dialog").getByRole("button", { name: "Сохранить" }).click();
  await expect(calculator.getByText(/^Сохранено в этом браузере/)).toBeVisible();
  await page.goto("/");
  expect(await page.evaluate(() => localStorage.getItem("hangar.saved.v1"))).toBeNull();

  await calculator.emulateMedia({ media: "print" });
  await calculator.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(calculator.locator("#offer").getByText(MARK)).toBeVisible();
  await expect(calculator.getByRole("heading", { name: "Коммерческое предложение" })).toBeVisible();
  await expect(calculator).toHaveTitle(/^Черновик\. Коммерческое предложение/);
});

test("the header, the footer and the paper have the draft's contacts", async ({ page, context }) => {
  const desk = new DeskPage(page);
  await desk.open();
  const before = await page.getByLabel("Телефон", { exact: true }).inputValue();
  await page.getByLabel("Телефон", { exact: true }).fill("+7 (495) 765-43-21");
  await page.getByLabel("Название", { exact: true }).fill("Новые ангары");
  await page.getByLabel(/^(Выбрать файл|Заменить)…$/).setInputFiles({
    name: "logo.svg",
    mimeType: "",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>'),
  });
  const calculator = await preview(page, context, desk);
  await expect(calculator).toHaveTitle(/^Черновик\. .* — Новые ангары$/);
  const header = calculator.getByRole("banner");
  await expect(header.getByRole("link", { name: "Новые ангары" })).toBeVisible();
  await expect(header.getByRole("link", { name: "+7 (495) 765-43-21" })).toBeVisible();
  await expect(header.getByRole("link")).toHaveCount(2);
  await expect(header.locator("img")).toHaveAttribute("width", "28");
  const footer = calculator.getByRole("contentinfo");
  await expect(footer).toContainText("+7 (495) 765-43-21");
  await expect(footer).not.toContainText(before);
  await calculator.emulateMedia({ media: "print" });
  await expect(calculator.locator(".letterhead")).toContainText("+7 (495) 765-43-21");
  await expect(calculator.locator(".letterhead")).not.toContainText(before);
  await expect(calculator.locator(".letterhead-brand")).toHaveText("Новые ангары");
});

test("the mark takes no sheet of its own: the longest bill of a bare frame fits one, as it does on the site", async ({
  page,
  context,
}) => {
  const calculator = await preview(page, context);
  await calculator.goto("/desk/preview/?roof=s-kolonnoy-po-centru&width=23700&length=60&height=6750");
  await expect(calculator.getByRole("heading", { name: /^Ангар 23,7 × 60/ })).toBeVisible();
  await expect(async () => {
    await calculator.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await expect(calculator.locator("#offer > article")).toHaveCount(1, { timeout: 500 });
  }).toPass();
  expect(sheetsOf(await calculator.pdf({ preferCSSPageSize: true }))).toBe(1);
});

test("a link that was taken from it says on another device that there is no draft, and shows no price", async ({
  page,
}) => {
  await page.goto("/desk/preview/?roof=dvuhskat&width=12000&length=30");
  await expect(page.getByText("Черновика пока нет")).toBeVisible();
  await expect(page.getByText("₽")).toHaveCount(0);
});

for (const width of [360, 768, 1440]) {
  test(`it does not scroll sideways at ${width} px`, async ({ page, context }) => {
    const calculator = await preview(page, context);
    await calculator.setViewportSize({ width, height: 800 });
    await expect(calculator.getByText(MARK)).toBeInViewport();
    expect(
      await calculator.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}
