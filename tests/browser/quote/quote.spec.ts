import type { Page } from "@playwright/test";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { expectAccessibleHere } from "../page-objects/axe.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1";

/** What the API says to the hangar of these tests. */
async function calculation(page: Page): Promise<CalcResponse> {
  return (await (await page.request.get(`/v1/calc?${HANGAR}`)).json()) as CalcResponse;
}

test("the calculator leads to a quote request with the id, the total and the text", async ({ page }) => {
  const answer = await calculation(page);
  await page.goto(`/?${HANGAR}`);
  await page.getByRole("region", { name: "Стоимость" }).getByRole("link", { name: /заявк/i }).click();
  await expect(page).toHaveURL(/\/request\/\?calculation_id=/);
  const { pathname, search } = new URL(answer.next_step.request_quote_url);
  expect(page.url()).toContain(pathname + search);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Ангар 12 × 30 м, двускатный" })).toBeVisible();
  await expect(main.locator("svg.building")).toBeVisible();
  await expect(main.locator(".asked-for")).toContainText(answer.calculation_id);
  await expect(main.locator(".asked-for")).toContainText(roubles(answer.result.total_with_vat));
  await expect(main).toContainText("Прайс-лист от");
  await expect(main).toContainText("полотна ворот в цену не входят");
  await expect(page.locator("blockquote")).toHaveText(
    [
      "Прошу предложение на ангар 12 × 30 м, двускатный.",
      `Расчёт ${answer.calculation_id}: ${roubles(answer.result.total_with_vat)} с НДС, цены на 20 ноября 2026.`,
      `${answer.calculator_link}&prices_version=${answer.prices_version}`,
    ].join(" "),
  );
  await expectAccessibleHere(page);
  await page.getByRole("link", { name: "Открыть его со сметой" }).click();
  await expect(page.getByTestId("total")).toHaveText(roubles(answer.result.total_with_vat));
});

test("without an endpoint the other ways are there at once, and nothing is asked for", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { calculation_id } = await calculation(page);
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await expect(page.getByRole("button", { name: "Отправить заявку" })).toHaveCount(0);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const letter = page.getByRole("link", { name: "Отправить письмом" });
  await expect(letter).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=.*&body=/);
  await expect(letter).toHaveAttribute("href", new RegExp(calculation_id));
  await expect(page.getByRole("link", { name: /Позвонить/ })).toHaveAttribute("href", /^tel:\+\d+$/);
  await page.getByRole("button", { name: "Скопировать текст" }).click();
  await expect(page.getByRole("button", { name: "Скопировано" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator("blockquote").textContent(),
  );
});

test("what is typed goes into the text and the letter", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { calculation_id } = await calculation(page);
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await page.getByLabel("Имя").fill("Иван <b>Петров</b>");
  await page.getByLabel("Телефон").fill("8 (900) 123-45-67");
  await page.getByLabel("Где строить").fill("Казань");
  await expect(page.getByText("Номер прочитан так: +7 900 123-45-67")).toBeVisible();
  const text = page.locator("blockquote");
  await expect(text).toContainText("Имя: Иван <b>Петров</b>");
  await expect(text).toContainText("Телефон: +7 900 123-45-67");
  const letter = page.getByRole("link", { name: "Отправить письмом" });
  const body = async () => new URL((await letter.getAttribute("href"))!).searchParams.get("body");
  expect((await body())!.replaceAll("\r\n", "\n")).toBe(await text.textContent());
  await page.getByLabel("Комментарий").fill("Очень длинный рассказ. ".repeat(60));
  await expect(page.getByText("мы скопируем весь текст")).toBeVisible();
  expect(await body()).toBeNull();
  await letter.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
  await letter.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe((await text.textContent())!);
  await expectAccessibleHere(page);
});

test("what is wrong is told at its field and stops the text", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { calculation_id } = await calculation(page);
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await page.evaluate(() => navigator.clipboard.writeText("прежнее"));
  const phone = page.getByLabel("Телефон");
  await phone.fill("8 900 12");
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await page.getByLabel("Электронная почта").fill("ivan@");
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await expect(phone).toHaveAccessibleDescription(/не хватает/);
  await page.getByRole("button", { name: "Скопировать текст" }).click();
  const summary = page.getByRole("group", { name: "Исправьте" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("прежнее");
  await expectAccessibleHere(page);
  await summary.getByRole("link", { name: /не хватает/ }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveValue("8 900 12");
  await phone.fill("+7 900 123-45-67");
  await page.getByLabel("Электронная почта").fill("ivan@example.com");
  await expect(summary).toHaveCount(0);
  await page.getByRole("button", { name: "Скопировать текст" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("ivan@example.com");
});

test("nothing typed is lost by a reload or by another calculation", async ({ page }) => {
  const { calculation_id } = await calculation(page);
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await page.getByLabel("Имя").fill("Иван");
  await page.getByLabel("Телефон").fill("8 900 12");
  await page.reload();
  await expect(page.getByLabel("Имя")).toHaveValue("Иван");
  await expect(page.getByLabel("Телефон")).toHaveValue("8 900 12");
  await page.goto("/request/?roof=dvuhskat&width=18&length=40");
  await expect(page.getByLabel("Имя")).toHaveValue("Иван");
});

test("the browser's own list of programs gets the text", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(globalThis, { shared });
    navigator.share = async (data) => void shared.push(data ?? {});
  });
  const { calculation_id } = await calculation(page);
  await page.goto(`/request/?calculation_id=${calculation_id}`);
  await page.getByRole("button", { name: "Поделиться" }).click();
  const [data] = await page.evaluate(() => (globalThis as unknown as { shared: ShareData[] }).shared);
  expect(data!.text).toBe(await page.locator("blockquote").textContent());
  expect(data!.title).toContain(calculation_id);
});

for (const [title, id] of [
  ["a mistyped id", "ANG-11111111-AAAAA"],
  ["a hostile id", "<img src=x onerror=alert(1)>"],
] as const) {
  test(`${title} is explained and can be corrected`, async ({ page }) => {
    const { calculation_id, result } = await calculation(page);
    await page.goto(`/request/?calculation_id=${encodeURIComponent(id)}`);
    await expect(page.getByRole("alert").first()).toContainText("Такого номера расчёта нет");
    await expect(page.getByRole("main").locator("img")).toHaveCount(0);
    const entry = page.getByLabel("Номер расчёта");
    await expect(entry).toHaveValue(id);
    await page.getByRole("button", { name: "Открыть" }).click();
    await expect(entry).toBeFocused();
    await expect(entry).toHaveAccessibleDescription(/Такого номера нет/);
    await expectAccessibleHere(page);
    await entry.fill(` ${calculation_id.toLowerCase()} `);
    await page.getByRole("button", { name: "Открыть" }).click();
    await expect(page.getByRole("main")).toContainText(roubles(result.total_with_vat));
    await expect(page).toHaveURL(new RegExp(`calculation_id=${calculation_id}$`));
  });
}

test("a link without an id says so and leads to the calculator", async ({ page }) => {
  await page.goto("/request/");
  await expect(page.getByRole("alert").first()).toContainText("В ссылке нет номера расчёта");
  await expect(page.getByRole("link", { name: "калькуляторе" })).toHaveAttribute("href", "/");
  await expectAccessibleHere(page);
});

test("the parameters stand in for a wrong id, and that is told", async ({ page }) => {
  const { calculation_id, result } = await calculation(page);
  await page.goto(`/request/?calculation_id=ANG-11111111-AAAAA&${HANGAR}`);
  const notice = page.getByRole("alert").first();
  await expect(notice).toContainText("«ANG-11111111-AAAAA»");
  await expect(notice).toContainText(calculation_id);
  await expect(page.getByRole("main")).toContainText(roubles(result.total_with_vat));
  await notice.getByText("Исправить номер").click();
  await expect(notice.getByLabel("Номер расчёта")).toBeVisible();
  await expectAccessibleHere(page);
});
