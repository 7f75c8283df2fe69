import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { LIMITS } from "../../../src/applications/accept/limits.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { MailServer } from "../../server/mail-server.ts";
import { RunningServer } from "../../server/running-server.ts";
import { expectAccessibleHere } from "../page-objects/axe.ts";

// One server with one hour's limits for all of them.
test.describe.configure({ mode: "default" });

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

async function open(page: Page): Promise<CalcResponse> {
  const call = `${site.url}/v1/calc?roof=dvuhskat&width=12&length=30&gates=1`;
  const body = (await (await page.request.get(call)).json()) as CalcResponse;
  await page.goto(`${site.url}/request/?calculation_id=${body.calculation_id}`);
  await page.getByLabel("Имя").fill("Иван");
  await page.getByLabel("Телефон").fill("8 (900) 123-45-67");
  return body;
}

const submit = (page: Page) => page.getByRole("button", { name: "Отправить заявку" });
const accepted = (page: Page) => page.getByRole("heading", { name: /^Заявка [0-9A-Z]{5}-[0-9A-Z]{5} принята$/ });

test("a server that takes applications is found, and takes one with a copy to the visitor", async ({ page }) => {
  const { calculation_id } = await open(page);
  const copy = page.getByRole("checkbox", { name: /Прислать копию/ });
  await expect(copy).toBeDisabled();
  await page.getByLabel("Электронная почта").fill("ivan@example.com");
  await copy.check();
  await page.getByRole("checkbox", { name: "Согласен" }).check();
  await expect(page.getByRole("link", { name: "Что и где хранится" })).toBeVisible();
  await expectAccessibleHere(page);
  await submit(page).click();
  await expect(accepted(page)).toBeFocused();
  await expect(page.getByRole("main")).toContainText("Копия с расчётом придёт на ivan@example.com.");
  await expectAccessibleHere(page);
  const [number] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await accepted(page).textContent())!)!;
  await expect.poll(() => mail.received.map(({ to }) => to)).toEqual([["zakaz@example.com"], ["ivan@example.com"]]);
  expect(mail.received[0]!.messageId).toContain(number);
  expect(mail.received[0]!.source).toContain(`-${calculation_id}.xlsx`);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("Иван");
});

test("when it is flooded the page works for its application, and the visitor sees nothing of that", async ({
  page,
}) => {
  const { calculation_id } = await open(page);
  for (let at = 0; at < LIMITS.ofAll; at++) {
    const data = {
      idempotency_key: String(at).padStart(32, "0"),
      calculation_id,
      contacts: { name: "Пётр", phone: "+79001234567" },
      consent: true,
      seconds: 9,
    };
    const headers = { "X-Forwarded-For": `198.51.100.${at}` };
    const reply = await page.request.post(`${site.url}/application`, { data, headers });
    expect([202, 429]).toContain(reply.status());
  }
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.request().method() === "POST") statuses.push(response.status());
  });
  await page.getByRole("checkbox", { name: "Согласен" }).check();
  await submit(page).click();
  await expect(accepted(page)).toBeVisible({ timeout: 30_000 });
  expect(statuses).toEqual([429, 202]);
});
