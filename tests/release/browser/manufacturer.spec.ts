import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { RunningServer } from "../../server/running-server.ts";
import { makeOtherProduct, otherProduct } from "../../support/other-product.ts";
import { calculated, CalculatorPage } from "../../browser/page-objects/calculator-page.ts";
import { QuoteServer } from "../../browser/servers/quote-server.ts";

/* What a manufacturer may state besides its prices, and an endpoint for quote requests: a product that is built with both. */
const LOADS = "Каркас рассчитан на III снеговой и II ветровой район. Для других районов — отдельный проект.";
const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1";

// The product was built for one endpoint: whoever speaks with it must be alone.
test.describe.configure({ mode: "default" });

const endpoint = new QuoteServer();
let site: RunningServer;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  await makeOtherProduct();
  await endpoint.start();
  site = await RunningServer.start(join(otherProduct, "server.js"));
});
test.afterAll(async () => {
  await site.stop();
  await endpoint.stop();
});

test("what the frame is made for, the requisites and every way to reach the manufacturer are told, and the page asks no other host", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { calculation_id } = await calculated(page, HANGAR, site.url);

  await test.step("the loads: beside the price, in the copied text and in llms.txt, not in an answer", async () => {
    await page.goto(`${site.url}/?${HANGAR}`);
    await expect(page.locator(".loads-statement")).toHaveText(LOADS);
    await new CalculatorPage(page).button("Скопировать текст").click();
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(clipboard).toContain("\nКаркас рассчитан на III\u00a0снеговой");
    const llms = await (await page.request.get(`${site.url}/llms.txt`)).text();
    expect(llms.replaceAll("\u00a0", " ")).toContain(`- ${LOADS} Это заявление производителя, не расчёт.`);
    const answer = await (await page.request.get(`${site.url}/v1/calc?${HANGAR}`)).text();
    expect(answer).not.toContain("снегов");
  });

  await test.step("the offer", async () => {
    await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("article")).toContainText(LOADS);
    await expect(page.locator(".offer-foot > div:first-child p")).toHaveText([
      "ООО «Ангар-Пример»",
      "ИНН 7700000001, КПП 770000002, ОГРН 1027700000003",
      "101000, Примерск, Образцовая ул., 1",
      "Р/с 40702810000000000005 в АО «Банк-Пример», БИК 044000004, к/с 30101810000000000006",
    ]);
    await expect(page.getByText("Подпись")).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("messengers and phones", async () => {
    const hosts = new Set<string>();
    page.on("request", (request) => hosts.add(new URL(request.url()).origin));
    await page.goto(`${site.url}/request/?calculation_id=${calculation_id}`);
    await page.getByLabel("Имя").fill("Иван & Ко");
    const shown = (await page.locator("blockquote").textContent())!;
    expect(shown).toContain("Имя: Иван & Ко");
    for (const [name, start] of [
      ["Написать в Телеграм", "https://t.me/hangar_zakaz?text="],
      ["Написать в WhatsApp", "https://wa.me/79001234567?text="],
    ] as const) {
      const link = page.getByRole("link", { name });
      const href = (await link.getAttribute("href"))!;
      expect(href.startsWith(start)).toBe(true);
      expect(new URL(href).searchParams.get("text")).toBe(shown);
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    }
    for (const [name, address] of [
      ["Написать в MAX", "https://max.ru/u/hangar_zakaz"],
      ["Написать в ВКонтакте", "https://vk.me/hangar.zakaz"],
      ["Позвонить, отдел продаж +7 (000) 000-00-00", "tel:+70000000000"],
      ["Позвонить, монтаж +7 (900) 123-45-67", "tel:+79001234567"],
      ["Позвонить +375 29 123-45-67", "tel:+375291234567"],
      [/обращается с данными/, "https://example.com/privacy/"],
    ] as const) {
      await expect(page.getByRole("link", { name })).toHaveAttribute("href", address);
    }
    await expect(page.getByText("Для MAX и ВКонтакте мы скопируем текст: вставьте его в чат.")).toBeVisible();
    expect([...hosts]).toEqual([site.url]);
    const policy = (await page.request.get(`${site.url}/request/`)).headers()["content-security-policy"];
    expect(policy).toContain(`connect-src 'self' ${new URL(endpoint.url).origin};`);
  });
});

test("a quote request arrives at the endpoint once, with all that the documentation names, whatever became of the tries before", async ({
  page,
}) => {
  const { calculation_id, calculator_link, result, prices_version, next_step } = await calculated(
    page,
    HANGAR,
    site.url,
  );
  const submit = page.getByRole("button", { name: /^(Отправить заявку|Отправить ещё раз)$/ });
  const unsent = page.getByText("Не отправлено", { exact: true });
  const main = page.getByRole("main");
  const arrived = page.getByRole("heading", { name: "Заявка отправлена" });
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

  await page.goto(`${site.url}/request/?calculation_id=${calculation_id}`);
  await page.getByLabel("Имя").fill(" Иван ");
  await page.getByLabel("Телефон").fill("8 (900) 123-45-67");
  await page.getByLabel("Комментарий").fill("Нужно к весне");
  await page.getByRole("checkbox", { name: "Согласен" }).check();
  for (const [reaction, told] of [
    [422, "не принял заявку"],
    ["hang up", "Не удалось связаться"],
    ["redirect", "Не удалось связаться"],
    [500, "На сервере производителя ошибка"],
  ] as const) {
    await test.step(`told: ${reaction}`, async () => {
      endpoint.reaction = reaction;
      await submit.click();
      await expect(unsent).toBeVisible();
      await expect(main).toContainText(told);
    });
  }
  await page.reload();
  await expect(unsent).toBeVisible();
  await expect(page.getByLabel("Телефон")).toHaveValue("8 (900) 123-45-67");
  const shown = (await page.locator("blockquote").textContent())!;
  endpoint.reaction = 200;
  await submit.click();
  await expect(arrived).toBeFocused();
  await expect(main).toContainText("+7 900 123-45-67");
  expect(endpoint.cookies.filter((cookie) => cookie !== undefined)).toEqual([]);
  // A browser may itself repeat what hung up on a connection that it had used before: under one key all the same.
  expect([...endpoint.accepted.values()]).toEqual([
    {
      idempotency_key: expect.stringMatching(/^[0-9a-f]{32}$/) as unknown as string,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as unknown as string,
      calculation_id,
      configuration: Object.fromEntries(new URL(calculator_link).searchParams),
      total_with_vat: result.total_with_vat,
      prices_version,
      contacts: { name: "Иван", phone: "+79001234567", comment: "Нужно к весне" },
      consent: true,
      text: shown,
      page_url: next_step.request_quote_url,
    },
  ]);
  expect(new Set(endpoint.received.map(({ idempotency_key }) => idempotency_key)).size).toBe(1);
  expect(await stored()).not.toContain("Иван");
  await page.reload();
  await expect(page.getByLabel("Имя")).toHaveValue("");
  await expect(unsent).toHaveCount(0);
});
