import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Route } from "@playwright/test";
import type { ApplicationRequest } from "../../../src/applications/request/application-request.ts";
import { roubles } from "../../../src/text/format.ts";
import { MailServer } from "../../server/mail-server.ts";
import { RunningServer } from "../../server/running-server.ts";
import { expectAccessible } from "../page-objects/axe.ts";
import { calculated } from "../page-objects/calculator-page.ts";

const mail = new MailServer();
let spool: string;
let site: RunningServer;
test.beforeAll(async () => {
  spool = mkdtempSync(join(tmpdir(), "hangar-spool-"));
  await mail.start();
  site = await RunningServer.startWith({ APPLICATION_SMTP_URL: mail.url, APPLICATION_SPOOL: spool });
});
test.afterAll(async () => {
  await site.stop();
  await mail.stop();
  rmSync(spool, { recursive: true });
});

test("a server that takes applications is found; what does not arrive waits on the device, and arrives once", async ({
  page,
  context,
}) => {
  test.slow();
  const body = await calculated(page, "roof=dvuhskat&width=12&length=30&gates=1", site.url);
  const other = await calculated(page, "roof=dvuhskat&width=15&length=40", site.url);
  const request = (calculation_id: string) => `${site.url}/request/?calculation_id=${calculation_id}`;

  const main = page.getByRole("main");
  const form = page.getByRole("form", { name: "Ваши контакты" });
  const submit = form.getByRole("button", { name: /^(Отправить заявку|Отправить ещё раз)$/ });
  const unsent = page.getByText("Не отправлено", { exact: true });
  const consent = page.getByRole("checkbox", { name: "Согласен" });
  const accepted = page.getByRole("heading", { name: /^Заявка [0-9A-Z]{5}-[0-9A-Z]{5} принята$/ });

  const sent: ApplicationRequest[] = [];
  /** What becomes of what the page posts. */
  let answer: (route: Route) => Promise<void> | void = (route) => route.fulfill({ status: 500 });
  await page.route("**/application", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent.push(route.request().postDataJSON() as ApplicationRequest);
    return answer(route);
  });

  await test.step("nothing goes without the required fields and the consent", async () => {
    await page.goto(request(body.calculation_id));
    await submit.click();
    const summary = page.getByRole("group", { name: "Исправьте" });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveCount(3);
    await expectAccessible(page);
    await page.getByLabel("Имя").fill("Иван");
    await page.getByLabel("Телефон").fill("8 (900) 123-45-67");
    const copy = page.getByRole("checkbox", { name: /Прислать копию/ });
    await expect(copy).toBeDisabled();
    await page.getByLabel("Электронная почта").fill("ivan@example.com");
    await copy.check();
    await submit.click();
    await expect(summary.getByRole("link", { name: /Без согласия/ })).toBeVisible();
    await consent.check();
    await expect(summary).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Что и где хранится" })).toBeVisible();
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem("hangar.unsent-applications"))).toBeNull();
  });

  await test.step("an error of the server is told and kept over a reload", async () => {
    await submit.click();
    await expect(unsent).toBeVisible();
    await expect(main).toContainText("На сервере производителя ошибка");
    await expectAccessible(page);
    await page.reload();
    await expect(unsent).toBeVisible();
    await expect(main).toContainText("На сервере производителя ошибка");
    await expect(page.getByLabel("Телефон")).toHaveValue("8 (900) 123-45-67");
    await expect(consent).toBeChecked();
  });

  await test.step("without a network nothing is tried", async () => {
    const before = sent.length;
    await context.setOffline(true);
    await submit.click();
    await expect(main).toContainText("Нет сети");
    expect(sent).toHaveLength(before);
    await context.setOffline(false);
  });

  await test.step("two quick clicks send one, and a page that is closed half-way leaves it", async () => {
    const before = sent.length;
    answer = () => {};
    await submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    const underWay = page.getByRole("button", { name: "Отправляется…" });
    await expect(underWay).toBeVisible();
    await expect(unsent).toHaveCount(0);
    await underWay.click({ force: true });
    await expect.poll(() => sent).toHaveLength(before + 1);
    await page.reload();
    // Whether the page or the browser notices the break first decides the words: either says that it was not sent.
    await expect(unsent).toBeVisible();
    expect(sent).toHaveLength(before + 1);
  });

  await test.step("it is listed beside another calculation, and that one's can be deleted", async () => {
    await page.goto(request(other.calculation_id));
    const list = page.getByRole("region", { name: "Другие неотправленные заявки" });
    await expect(list).toContainText(roubles(body.result.total_with_vat));
    await expect(list).toContainText("Иван");
    answer = (route) => route.abort();
    await consent.check();
    await submit.click();
    await expect(main).toContainText("Не удалось связаться");
    await page.goto(`${site.url}/request/`);
    await expect(unsent).toHaveCount(2);
    const unwanted = page.locator(".unsent").filter({ hasText: other.calculation_id });
    await unwanted.getByRole("button", { name: "Удалить с устройства" }).click();
    await expect(unsent).toHaveCount(1);
    await page.getByRole("button", { name: "Вернуть" }).click();
    await expect(unsent).toHaveCount(2);
    await unwanted.getByRole("button", { name: "Удалить с устройства" }).click();
    await expect(unsent).toHaveCount(1);
  });

  await test.step("it arrives, mended and under its key, with a copy to the visitor", async () => {
    answer = (route) => route.continue();
    await page.goto(request(body.calculation_id));
    await page.getByLabel("Телефон").fill("8 900 765-43-21");
    await submit.click();
    await expect(accepted).toBeFocused();
    await expect(main).toContainText("Копия с расчётом придёт на ivan@example.com.");
    await expectAccessible(page);
    const mine = sent.filter(({ calculation_id }) => calculation_id === body.calculation_id);
    expect(new Set(mine.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(mine.at(-1)!.contacts.phone).toBe("+79007654321");
    const [number] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await accepted.textContent())!)!;
    await expect.poll(() => mail.received.map(({ to }) => to)).toEqual([["zakaz@example.com"], ["ivan@example.com"]]);
    expect(mail.received[0]!.messageId).toContain(number);
    expect(mail.received[0]!.source).toContain(`-${body.calculation_id}.xlsx`);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("Иван");
  });
});
