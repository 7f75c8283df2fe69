import { roubles } from "../../../src/text/format.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1";

test("the calculator leads to a quote request; what is typed goes into its text and the ways to send it, and is not lost", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => {
    navigator.share = (shared) => Promise.resolve(void Object.assign(globalThis, { shared }));
  });
  const answer = await calculated(page, HANGAR);
  const text = page.locator("blockquote");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const field = (name: string) => page.getByLabel(name);

  await test.step("with the number, the total and the text", async () => {
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
    await expect(text).toHaveText(
      [
        "Прошу предложение на ангар 12 × 30 м, двускатный.",
        `Расчёт ${answer.calculation_id}: ${roubles(answer.result.total_with_vat)} с НДС, цены на 20 ноября 2026.`,
        `${answer.calculator_link}&prices_version=${answer.prices_version}`,
      ].join(" "),
    );
    await expectAccessible(page);
  });

  const letter = page.getByRole("link", { name: "Отправить письмом" });
  const copy = page.getByRole("button", { name: "Скопировать текст" });
  await test.step("without an endpoint nothing is asked for, and the other ways are there", async () => {
    await expect(page.getByRole("button", { name: "Отправить заявку" })).toHaveCount(0);
    await expect(page.getByRole("checkbox")).toHaveCount(0);
    await expect(letter).toHaveAttribute("href", /^mailto:[^?]+@[^?]+\?subject=.*&body=/);
    await expect(page.getByRole("link", { name: /Позвонить/ })).toHaveAttribute("href", /^tel:\+\d+$/);
  });

  await test.step("what is wrong is told at its field and stops the text", async () => {
    await page.evaluate(() => navigator.clipboard.writeText("прежнее"));
    const phone = field("Телефон");
    await phone.fill("8 900 12");
    await expect(phone).toHaveAttribute("aria-invalid", "false");
    await field("Электронная почта").fill("ivan@");
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await expect(phone).toHaveAccessibleDescription(/не хватает/);
    await copy.click();
    const summary = page.getByRole("group", { name: "Исправьте" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(2);
    expect(await clipboard()).toBe("прежнее");
    await expectAccessible(page);
    await summary.getByRole("link", { name: /не хватает/ }).click();
    await expect(phone).toBeFocused();
    await phone.fill("8 (900) 123-45-67");
    await field("Электронная почта").fill("ivan@example.com");
    await expect(summary).toHaveCount(0);
    await expect(page.getByText("Номер прочитан так: +7 900 123-45-67")).toBeVisible();
    await copy.click();
    await expect(page.getByRole("button", { name: "Скопировано" })).toBeVisible();
    expect(await clipboard()).toBe(await text.textContent());
  });

  await test.step("what is typed", async () => {
    await field("Имя").fill("Иван <b>Петров</b>");
    await field("Где строить").fill("Казань");
    await expect(text).toContainText("Имя: Иван <b>Петров</b>");
    await expect(text).toContainText("Телефон: +7 900 123-45-67");
    const body = async () => new URL((await letter.getAttribute("href"))!).searchParams.get("body");
    expect((await body())!.replaceAll("\r\n", "\n")).toBe(await text.textContent());
    await page.getByRole("button", { name: "Поделиться" }).click();
    const shared = await page.evaluate(() => (globalThis as unknown as { shared: ShareData }).shared);
    expect(shared.text).toBe(await text.textContent());
    expect(shared.title).toContain(answer.calculation_id);
    await field("Комментарий").fill("Очень длинный рассказ. ".repeat(60));
    await expect(page.getByText("мы скопируем весь текст")).toBeVisible();
    expect(await body()).toBeNull();
    await letter.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
    await letter.click();
    await expect.poll(clipboard).toBe((await text.textContent())!);
  });

  await test.step("over a reload, another calculation and a look at the estimate", async () => {
    await page.reload();
    await expect(field("Имя")).toHaveValue("Иван <b>Петров</b>");
    await expect(field("Телефон")).toHaveValue("8 (900) 123-45-67");
    await page.getByRole("link", { name: "Открыть его со сметой" }).click();
    await expect(page.getByTestId("total")).toHaveText(roubles(answer.result.total_with_vat));
    await page.goto("/request/?roof=dvuhskat&width=18&length=40");
    await expect(field("Имя")).toHaveValue("Иван <b>Петров</b>");
  });
});

test("a link without a number, or with a wrong one, says so and can be mended; parameters stand in for it", async ({
  page,
}) => {
  const { calculation_id, result } = await calculated(page, HANGAR);
  const alert = page.getByRole("alert").first();
  const main = page.getByRole("main");
  const entry = page.getByLabel("Номер расчёта");

  await page.goto("/request/");
  await expect(alert).toContainText("В ссылке нет номера расчёта");
  await expect(page.getByRole("link", { name: "калькуляторе" })).toHaveAttribute("href", "/");

  const hostile = "<img src=x onerror=alert(1)>";
  await page.goto(`/request/?calculation_id=${encodeURIComponent(hostile)}`);
  await expect(alert).toContainText("Такого номера расчёта нет");
  await expect(main.locator("img")).toHaveCount(0);
  await expect(entry).toHaveValue(hostile);
  await page.getByRole("button", { name: "Открыть" }).click();
  await expect(entry).toBeFocused();
  await expect(entry).toHaveAccessibleDescription(/Такого номера нет/);
  await expectAccessible(page);
  await entry.fill(` ${calculation_id.toLowerCase()} `);
  await page.getByRole("button", { name: "Открыть" }).click();
  await expect(main).toContainText(roubles(result.total_with_vat));
  await expect(page).toHaveURL(new RegExp(`calculation_id=${calculation_id}$`));

  await page.goto(`/request/?calculation_id=ANG-11111111-AAAAA&${HANGAR}`);
  await expect(alert).toContainText("«ANG-11111111-AAAAA»");
  await expect(alert).toContainText(calculation_id);
  await expect(main).toContainText(roubles(result.total_with_vat));
  await alert.getByText("Исправить номер").click();
  await expect(alert.getByLabel("Номер расчёта")).toBeVisible();
  await expectAccessible(page);
});
