import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { dateInWords } from "../../../src/text/date-in-words.ts";
import { MARK } from "../../../src/desk/preview/mark.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { DeskPage } from "../page-objects/desk-page.ts";
import { sheetsOf } from "../page-objects/sheets-of.ts";

async function download(page: Page, button: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).first().click();
  const file = await started;
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test("the calculator itself has the draft's prices and contacts and follows them; whatever is taken from it has the mark", async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const desk = new DeskPage(page);

  await test.step("a link to it on another device says that there is no draft, and shows no price", async () => {
    await page.goto("/desk/preview/?roof=dvuhskat&width=12000&length=30");
    await expect(page.getByText("Черновика пока нет")).toBeVisible();
    await expect(page.getByText("₽")).toHaveCount(0);
  });

  await desk.open();
  const before = await page.getByLabel("Телефон", { exact: true }).inputValue();
  await page.getByLabel("Телефон", { exact: true }).fill("+7 (495) 765-43-21");
  await page.getByLabel("Название", { exact: true }).fill("Новые ангары");
  await page.getByLabel(/^(Выбрать файл|Заменить)…$/).setInputFiles({
    name: "logo.svg",
    mimeType: "",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>'),
  });
  // Frames that are 10,000 roubles dearer each.
  await desk.price("Болты рамы: пролётов 1").fill("13200");
  await expect(desk.state).toHaveText(/^В черновике 4\sправки;/);
  const [calculator] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Посмотреть на сайте" }).click(),
  ]);
  const total = calculator.getByTestId("total");
  const errors: string[] = [];
  calculator.on("pageerror", ({ message }) => errors.push(message));
  calculator.on("console", (message) => /Content Security/.test(message.text()) && errors.push(message.text()));
  await calculator.reload();

  await test.step("its prices, and those of every later edit", async () => {
    const asked = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };
    const answer = (await (await page.request.post("/v1/calc", { data: asked })).json()) as {
      result: { total_with_vat: number };
    };
    const dearer = (frames: number) => `${(answer.result.total_with_vat + frames * 10_000).toLocaleString("ru")} ₽`;
    await expect(total).toHaveText(dearer(7));
    await expect(calculator.getByText(MARK)).toBeInViewport();
    await expect(calculator.getByRole("heading", { name: /^Ангар 12 × 30/ })).toBeVisible();
    await expectAccessible(calculator);
    await desk.price("Болты рамы: пролётов 1").fill("23200");
    await expect(total).toHaveText(dearer(14));
  });

  await test.step("its contacts in the header, the footer and on paper", async () => {
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
    await calculator.emulateMedia({ media: null });
  });

  await test.step("texts and files", async () => {
    const clipboard = () => calculator.evaluate(() => navigator.clipboard.readText());
    const { origin } = new URL(calculator.url());
    const date = `${dateInWords(await page.getByLabel("Дата прайс-листа").inputValue())}\u00a0(черновик)`;
    for (const button of ["Скопировать ссылку", "Скопировать текст"]) {
      await calculator.getByRole("button", { name: button }).click();
      await expect.poll(clipboard).toMatch(new RegExp(`${MARK}\n`));
      expect(await clipboard()).toContain(`${origin}/desk/preview/?roof=`);
      expect(await clipboard()).not.toContain(`${origin}/?`);
    }
    await expect.poll(clipboard).toContain(`Цены на ${date}, расчёт `);

    const workbook = await download(calculator, "Excel");
    expect(workbook.name).toMatch(/^chernovik-angar-12x30-.*\.xlsx$/);
    const texts = strFromU8(unzipSync(workbook.bytes)["xl/sharedStrings.xml"]!);
    expect(texts).toContain(`<si><t>${MARK}</t></si>`);
    expect(texts).toContain(`<si><t>${date}</t></si>`);
    await calculator.getByRole("button", { name: "Чертежи и 3D" }).click();
    const table = await download(calculator, "Таблица CSV");
    expect(table.name).toMatch(/^chernovik-/);
    expect(table.bytes.toString("utf8")).toMatch(new RegExp(`^\ufeff${MARK}\r\nnum;`));
    await calculator.keyboard.press("Escape");
  });

  await test.step("what is saved there is not found on the site, and no quote request is left", async () => {
    await calculator.getByRole("button", { name: "Сохранить", exact: true }).click();
    await calculator.getByRole("dialog").getByRole("button", { name: "Сохранить" }).click();
    await expect(calculator.getByText(/^Сохранено в этом браузере/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("hangar.saved.v1"))).toBeNull();
    await calculator.getByRole("link", { name: /Оставить заявку|^Заявка$/ }).click();
    await expect(calculator.getByText("По черновику заявку не оставить")).toBeVisible();
    expect(new URL(calculator.url()).pathname).toBe("/desk/preview/");
  });

  await test.step("on paper the mark takes no sheet of its own", async () => {
    await calculator.goto("/desk/preview/?roof=s-kolonnoy-po-centru&width=23700&length=60&height=6750");
    await expect(calculator.getByRole("heading", { name: /^Ангар 23,7 × 60/ })).toBeVisible();
    await expect(async () => {
      await calculator.evaluate(() => dispatchEvent(new Event("beforeprint")));
      await expect(calculator.locator("#offer > article")).toHaveCount(1, { timeout: 500 });
    }).toPass();
    await expect(calculator).toHaveTitle(/^Черновик\. Коммерческое предложение/);
    expect(sheetsOf(await calculator.pdf({ preferCSSPageSize: true }))).toBe(1);
    await calculator.emulateMedia({ media: "print" });
    await expect(calculator.locator("#offer").getByText(MARK)).toBeVisible();
  });
  expect(errors).toEqual([]);
});
