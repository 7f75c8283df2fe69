import { exampleCalls } from "../../../src/documents/examples/example-calls.ts";
import { roubles } from "../../../src/text/format.ts";
import { wishAnswer } from "../../../src/services/wish.ts";
import { engine } from "../../support/built-product.ts";
import { product } from "../../support/product.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { WishField } from "../page-objects/wish-field.ts";
import { expect, keptPaths, test } from "../servers/offline-site.ts";

test.use({ serviceWorkers: "allow" });

test("one visit to any one page is enough: with the network off the calculator, the API and the engine answer as the server does", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  const calls = exampleCalls(engine.priceList);
  const { status, body } = engine.calculate(calls.request);
  const calculator = new CalculatorPage(page);
  const line = page.locator("#freshness");
  const title = page.getByRole("heading", { level: 1 });
  await site.serve(product);
  await site.visit(page, "/docs/");
  await expect.poll(() => keptPaths(page)).toContain("/docs/");
  await expect(line).toHaveText(/^Цены на \d+\s[а-я]+\s\d{4}$/);
  await site.goOffline(context);

  await test.step("the page says since when it is without a network, and so does the next", async () => {
    await expect(line).toHaveText(/^Без связи с\s\d\d:\d\d · цены на \d+\s[а-я]+\s\d{4}$/);
    const told = (await line.textContent())!;
    await page.goto(`${site.url}/`);
    await expect(line).toHaveText(told);
  });

  await test.step("the calculator", async () => {
    await calculator.textbox("Длина").fill("42,35");
    await calculator.checkbox("Сэндвич-панели").check();
    await calculator.expectInAddress({ length: "42.35", panels: "1" });
    const { body } = engine.calculate(new URLSearchParams(calculator.search()));
    await expect(calculator.total).toHaveText(roubles("result" in body ? body.result.total_with_vat : NaN));
    await new WishField(page).type("двускатный 15 на 42, двое ворот");
    await calculator.expectInAddress({ width: "15000", length: "42", gates: "2" });
  });

  await test.step("the API and the engine", async () => {
    const post = (path: string, given: object) =>
      page.evaluate(
        async ([path, body]) => {
          const headers = { "content-type": "application/json" };
          return (await fetch(path, { method: "POST", body, headers })).text();
        },
        [path, JSON.stringify(given)] as const,
      );
    expect(await post("/v1/calc", calls.request)).toBe(JSON.stringify(body));
    const items = [calls.request, calls.request];
    const batch = { items: [body, body].map((body) => ({ status, body })) };
    expect(await post("/v1/calc/batch", { items })).toBe(JSON.stringify(batch));
    const text = "двускатный 12 на 30, двое ворот";
    const wish = wishAnswer(engine, [["text", text]]).body;
    expect(JSON.parse(await post("/v1/understand", { text }))).toEqual(wish);
    const asked = await page.evaluate(
      async (path) => {
        const response = await fetch(path);
        return [response.headers.get("x-answered-by"), await response.json()] as const;
      },
      `/v1/understand?${new URLSearchParams({ text })}`,
    );
    expect(asked).toEqual(["service-worker", wish]);
    const imported = await page.evaluate(async (request) => {
      const path = "/engine.js";
      return ((await import(path)) as typeof import("../../../src/engine/index.ts")).calculate(request);
    }, calls.request);
    expect(imported).toEqual(engine.calculate(calls.request));
    // The function without the document would say that there is no such address.
    await expect(page.evaluate(() => fetch("/openapi.json"))).rejects.toThrow();
  });

  await test.step("the other pages: those that were opened, those that were not, those that are not there", async () => {
    await page.goto(`${site.url}/docs/`);
    await expect(title).toHaveText("О расчёте");
    for (const [path, status, heading] of [
      ["/docs/limits?x=1", 503, "Эту страницу вы ещё не открывали"],
      ["/en/docs/", 503, "Эту страницу вы ещё не открывали"],
      ["/docs/no-such-page/?x=1", 404, "Такой страницы нет"],
    ] as const) {
      const response = await page.goto(site.url + path);
      expect(response?.status(), path).toBe(status);
      await expect(title).toHaveText(heading);
    }
    await page.goto(`${site.url}/docs/limits/`);
    await page.getByRole("main").getByRole("link", { name: "Подбор по бюджету" }).click();
    await expect(title).toHaveText("Какой ангар выйдет за ваши деньги");
    await new WishField(page).type("до 5 млн");
    await expect(calculator.textbox("Бюджет на ангар")).toHaveValue("5\u00a0000\u00a0000");
  });

  await test.step("the network is back", async () => {
    await site.serve(product);
    await context.setOffline(false);
    // The tests' switch tells only the page that was open when it went off.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(line).toHaveText(/^Цены на/);
  });
});
