import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import type { QuoteRequest } from "../../../src/calculator/quote/quote-request.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { roubles } from "../../../src/text/format.ts";
import { expectAccessibleHere } from "../page-objects/axe.ts";
import { QuoteServer } from "../servers/quote-server.ts";
import { RunningServer } from "../../server/running-server.ts";
import { otherProduct } from "../../support/other-product.ts";

// The product was built for one endpoint: whoever speaks with it must be alone.
test.describe.configure({ mode: "default" });

const endpoint = new QuoteServer();
let site: RunningServer;
test.beforeAll(async () => {
  await endpoint.start();
  site = await RunningServer.start(join(otherProduct, "server.js"));
});
test.afterAll(async () => {
  await site.stop();
  await endpoint.stop();
});
test.beforeEach(() => endpoint.reset());

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1";

async function calculation(page: Page, query = HANGAR): Promise<CalcResponse> {
  return (await (await page.request.get(`${site.url}/v1/calc?${query}`)).json()) as CalcResponse;
}

async function open(page: Page): Promise<CalcResponse> {
  const body = await calculation(page);
  await page.goto(`${site.url}/request/?calculation_id=${body.calculation_id}`);
  return body;
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel("Имя").fill(" Иван ");
  await page.getByLabel("Телефон").fill("8 (900) 123-45-67");
  await page.getByLabel("Комментарий").fill("Нужно к весне");
  await page.getByRole("checkbox", { name: "Согласен" }).check();
}

const submit = (page: Page) => page.getByRole("button", { name: /^(Отправить заявку|Отправить ещё раз)$/ });
const unsentMark = (page: Page) => page.getByText("Не отправлено", { exact: true });
const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test("a quote request arrives with all that its page of the documentation names", async ({ page }) => {
  const body = await open(page);
  await expectAccessibleHere(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleHere(page);
  await fill(page);
  const shown = (await page.locator("blockquote").textContent())!;
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeFocused();
  await expect(page.getByRole("main")).toContainText("+7 900 123-45-67");
  await expectAccessibleHere(page);
  const [quoteRequest] = endpoint.received as [QuoteRequest];
  expect(endpoint.received).toHaveLength(1);
  expect(endpoint.cookies).toEqual([undefined]);
  expect(quoteRequest).toEqual({
    idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown as string,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown as string,
    calculation_id: body.calculation_id,
    configuration: Object.fromEntries(new URL(body.calculator_link).searchParams),
    total_with_vat: body.result.total_with_vat,
    prices_version: body.prices_version,
    contacts: { name: "Иван", phone: "+79001234567", comment: "Нужно к весне" },
    consent: true,
    text: shown,
    page_url: body.next_step.request_quote_url,
  });
  expect(await stored(page)).not.toContain("Иван");
  await page.reload();
  await expect(page.getByLabel("Имя")).toHaveValue("");
  await expect(unsentMark(page)).toHaveCount(0);
});

test("nothing goes without the required fields and the consent", async ({ page }) => {
  await open(page);
  await submit(page).click();
  const summary = page.getByRole("group", { name: "Исправьте" });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(3);
  await expectAccessibleHere(page);
  await fill(page);
  await expect(summary).toHaveCount(0);
  await page.getByRole("checkbox", { name: "Согласен" }).uncheck();
  await submit(page).click();
  await expect(summary.getByRole("link", { name: /Без согласия/ })).toBeVisible();
  expect(endpoint.received).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("hangar.unsent-applications"))).toBeNull();
});

for (const [title, reaction, told] of [
  ["an error of the server", 500, "На сервере производителя ошибка"],
  ["a refusal", 422, "не принял заявку"],
  ["a broken connection", "hang up", "Не удалось связаться"],
  ["a redirect to another address", "redirect", "Не удалось связаться"],
] as const) {
  test(`${title} is told, kept over a reload and can be mended`, async ({ page }) => {
    await open(page);
    await fill(page);
    endpoint.reaction = reaction;
    await submit(page).click();
    await expect(unsentMark(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(told);
    await expect(page.getByLabel("Имя")).toHaveValue(" Иван ");
    if (reaction === 500) await expectAccessibleHere(page);

    await page.reload();
    await expect(unsentMark(page)).toBeVisible();
    await expect(page.getByRole("main")).toContainText(told);
    await expect(page.getByLabel("Телефон")).toHaveValue("8 (900) 123-45-67");

    endpoint.reaction = 200;
    await submit(page).click();
    await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeVisible();
    await expect(unsentMark(page)).toHaveCount(0);
    expect(new Set(endpoint.received.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
    expect(endpoint.accepted.size).toBe(1);
    expect(await stored(page)).not.toContain("Иван");
  });
}

test("without a network nothing is tried, and the quote request waits on the device", async ({ page, context }) => {
  await open(page);
  await fill(page);
  await context.setOffline(true);
  await submit(page).click();
  await expect(unsentMark(page)).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Нет сети");
  expect(endpoint.received).toEqual([]);
  await context.setOffline(false);
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test("two quick clicks send one quote request", async ({ page }) => {
  await open(page);
  await fill(page);
  endpoint.reaction = "wait";
  await submit(page).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const underWay = page.getByRole("button", { name: "Отправляется…" });
  await expect(underWay).toBeVisible();
  await expect(unsentMark(page)).toHaveCount(0);
  await underWay.click({ force: true });
  await expect.poll(() => endpoint.received.length).toBe(1);
  endpoint.release();
  await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeVisible();
  expect(endpoint.received).toHaveLength(1);
});

test("a page closed half-way leaves a quote request that is sent again under its key", async ({ page }) => {
  await open(page);
  await fill(page);
  endpoint.reaction = "wait";
  await submit(page).click();
  await expect.poll(() => endpoint.received.length).toBe(1);
  await page.reload();
  // Whether the page or the browser notices the break first decides the words: either says that it was not sent.
  await expect(unsentMark(page)).toBeVisible();
  endpoint.release();
  endpoint.reaction = 200;
  await page.getByLabel("Телефон").fill("8 900 765-43-21");
  await submit(page).click();
  await expect(page.getByRole("heading", { name: "Заявка отправлена" })).toBeVisible();
  expect(endpoint.received).toHaveLength(2);
  expect([...endpoint.accepted.values()].map(({ contacts }) => contacts.phone)).toEqual(["+79007654321"]);
});

test("an unsent quote request of another calculation is listed, sent from there or deleted", async ({ page }) => {
  const { calculation_id, result } = await open(page);
  await fill(page);
  endpoint.reaction = 503;
  await submit(page).click();
  await expect(unsentMark(page)).toBeVisible();

  const other = await calculation(page, "roof=dvuhskat&width=15&length=40");
  await page.goto(`${site.url}/request/?calculation_id=${other.calculation_id}`);
  const list = page.getByRole("region", { name: "Другие неотправленные заявки" });
  await expect(list).toContainText(roubles(result.total_with_vat));
  await expect(list).toContainText("Иван");
  await expectAccessibleHere(page);
  endpoint.reaction = 200;
  await list.getByRole("button", { name: "Отправить ещё раз" }).click();
  await expect(page.getByText(`Заявка по расчёту ${calculation_id} отправлена.`)).toBeVisible();
  await expect(list).toHaveCount(0);
  expect(endpoint.accepted.size).toBe(1);

  endpoint.reaction = 503;
  await page.getByRole("checkbox", { name: "Согласен" }).check();
  await submit(page).click();
  await expect(unsentMark(page)).toBeVisible();
  await page.goto(`${site.url}/request/`);
  await page.getByRole("button", { name: "Удалить с устройства" }).click();
  await expect(unsentMark(page)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Иван");
});

test("the policy of the pages lets them speak with the endpoint's host and no other", async ({ page }) => {
  const headers = (await page.request.get(`${site.url}/request/`)).headers();
  expect(headers["content-security-policy"]).toContain(`connect-src 'self' ${new URL(endpoint.url).origin};`);
});

test("messengers open on a click with the text, and the page itself asks no other host", async ({ page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).origin));
  await open(page);
  await page.getByLabel("Имя").fill("Иван & Ко");
  const shown = (await page.locator("blockquote").textContent())!;
  expect(shown).toContain("Имя: Иван & Ко");
  for (const [name, start] of [
    ["Написать в Телеграм", "https://t.me/hangar_zakaz?text="],
    ["Написать в WhatsApp", "https://wa.me/79001234567?text="],
  ] as const) {
    const link = page.getByRole("link", { name });
    const href = await link.getAttribute("href");
    expect(href!.startsWith(start)).toBe(true);
    expect(new URL(href!).searchParams.get("text")).toBe(shown);
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  }
  for (const [name, address] of [
    ["Написать в MAX", "https://max.ru/u/hangar_zakaz"],
    ["Написать в ВКонтакте", "https://vk.me/hangar.zakaz"],
    ["Позвонить, отдел продаж +7 (000) 000-00-00", "tel:+70000000000"],
    ["Позвонить, монтаж +7 (900) 123-45-67", "tel:+79001234567"],
    ["Позвонить +375 29 123-45-67", "tel:+375291234567"],
  ] as const) {
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
  }
  await expect(page.getByText("Для MAX и ВКонтакте мы скопируем текст: вставьте его в чат.")).toBeVisible();
  await expect(page.getByRole("link", { name: /обращается с данными/ })).toHaveAttribute(
    "href",
    "https://example.com/privacy/",
  );
  expect([...hosts]).toEqual([site.url]);
});
