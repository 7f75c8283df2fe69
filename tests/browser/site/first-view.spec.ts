import { expect, test } from "@playwright/test";
import { firstViewFiles } from "../../../scripts/build/size/first-view.ts";
import { product } from "../../support/product.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { isPlaywrights } from "../page-objects/quiet-page.ts";

test("what is weighed as the first view of the calculator is enough for a price that follows the form", async ({
  page,
}) => {
  const files = (await firstViewFiles(product, "site/index.html")).map((file) => file.slice("site".length));
  const weighed = new Set([...files, "/"]);
  const lacks: string[] = [];
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (weighed.has(pathname)) return route.continue();
    lacks.push(pathname);
    return route.abort();
  });
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=15000&length=30&gates=2");
  await calculator.textbox("Длина").fill("40");
  await calculator.checkbox("Монтаж каркаса").check();
  await calculator.expectInAddress({ length: "40", montazh: "1" });
  const { result } = await calculator.apiAnswer();
  await expect(calculator.total).toHaveText(result.total_with_vat.toLocaleString("ru") + "\u00a0₽");
  // There is more to come, or the test would show nothing.
  await expect.poll(() => lacks).not.toEqual([]);
});

test.describe("with its service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the calculator opens without a word in the console, with its own price, and loads nothing twice", async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    page.on("pageerror", (error) => messages.push(error.message));
    const calculator = new CalculatorPage(page);
    await calculator.open();
    await page.waitForLoadState("networkidle");
    const { total, id } = {
      total: await calculator.total.textContent(),
      id: await page.locator("#result .calculation-id").textContent(),
    };
    const answer = (await (await page.request.get(`/v1/calc/id/${id}`)).json()) as {
      result: { total_with_vat: number };
    };
    expect(total).toBe(`${answer.result.total_with_vat.toLocaleString("ru")}\u00a0₽`);
    expect(calculator.search()).toBe("");
    const transferred = await page.evaluate(() =>
      (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name }) => new URL(name).pathname),
    );
    expect(transferred.filter((path, at) => transferred.indexOf(path) !== at)).toEqual([]);
    expect(transferred.filter((path) => path.includes("engine"))).toEqual([
      expect.stringMatching(/^\/_engine\/engine\.[0-9a-f]{10}\.js$/),
    ]);
    expect(messages.filter((message) => !isPlaywrights(message))).toEqual([]);
  });
});
