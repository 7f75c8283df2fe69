import { expect, test } from "../page-objects/quiet-page.ts";

test("every call of the request builder is answered with the body that it shows", async ({ page, request }) => {
  await page.goto("/docs/request-builder/");
  const builder = page.locator("#request-builder");
  await builder.getByRole("textbox", { name: "Длина" }).fill("42,5");
  await builder.getByRole("checkbox", { name: "Монтаж каркаса" }).check();
  await builder.getByRole("checkbox", { name: "Сэндвич-панели" }).check();
  await builder.locator("summary").filter({ hasText: "Все параметры" }).click();
  await builder.getByRole("radio", { name: "Пенопласт" }).check();

  const shown: unknown = JSON.parse((await builder.locator("[data-answer]").textContent()) ?? "");
  const links = await builder.locator(".built-call a").evaluateAll((all) => all.map((a) => a.getAttribute("href")!));
  expect(links).toHaveLength(3);
  for (const link of links) expect(await (await request.get(link)).json()).toEqual(shown);
  const [, body] = /-d '(.*)'$/.exec((await builder.locator(".built-call code").last().textContent()) ?? "") ?? [];
  expect(JSON.parse(body ?? "")).toMatchObject({ length: 42.5, montazh: true, panels: true, filler: "penoplast" });
  const posted = await request.post("/v1/calc", { data: body!, headers: { "content-type": "application/json" } });
  expect(await posted.json()).toEqual(shown);
});

test("a mistake in the form of the English page is told in English", async ({ page }) => {
  await page.goto("/en/docs/request-builder/");
  const builder = page.locator("#request-builder");
  await builder.getByRole("textbox", { name: "Length" }).fill("500");
  const form = builder.getByRole("form", { name: "Hangar" });
  await expect(form.getByText(/expected 5 to 200/i)).toBeVisible();
  await expect(form).not.toContainText(/[а-яё]/i);
});

test("a mistake in the request builder shows the API's error and keeps what was typed", async ({ page, request }) => {
  await page.goto("/docs/request-builder/");
  const builder = page.locator("#request-builder");
  const length = builder.getByRole("textbox", { name: "Длина" });
  await length.fill("500");
  await expect(builder.getByRole("status").filter({ hasText: "400" })).toContainText("unsupported_size");
  const shown: unknown = JSON.parse((await builder.locator("[data-answer]").textContent()) ?? "");
  const link = await builder.locator(".built-call a").first().getAttribute("href");
  const answer = await request.get(link!);
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toEqual(shown);
  await expect(length).toHaveValue("500");
});

test("the English page has the form, the calls and the answer in English words", async ({ page, request }) => {
  await page.goto("/en/docs/request-builder/");
  const builder = page.locator("#request-builder");
  await builder.getByRole("textbox", { name: "Length" }).fill("42,5");
  await builder.getByRole("checkbox", { name: "Frame erection" }).check();
  expect(await builder.getByRole("form", { name: "Hangar" }).innerHTML()).not.toMatch(/[а-яё]/i);
  await expect(builder.getByRole("region", { name: "Calls" }).getByRole("link").first()).toHaveText(/length=42\.5/);
  const answer = builder.getByRole("region", { name: "Answer" });
  const shown = JSON.parse((await answer.locator("[data-answer]").textContent()) ?? "");
  const { result } = shown;
  for (const link of await builder.locator(".built-call a").all())
    expect(await (await request.get((await link.getAttribute("href"))!)).json()).toEqual(shown);
  const total = result.total_with_vat.toLocaleString("en");
  await expect(answer.getByRole("status")).toHaveText(`Answer200 · ${total}\u00a0₽ VAT included`);
  await expect(page.locator("#freshness")).toHaveText(/^Prices of \d+\s[A-Z][a-z]+\s\d{4}$/);
});

for (const width of [1000, 1440]) {
  test(`no name of a roof leaves its card, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/docs/request-builder/", "/", "/podbor/"]) {
      await page.goto(path);
      const over = await page
        .locator(".roof-card")
        .evaluateAll((cards) =>
          cards.filter((card) => card.scrollWidth > card.clientWidth).map((card) => card.textContent),
        );
      expect(over, path).toEqual([]);
    }
  });
}
