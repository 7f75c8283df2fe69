import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { makeOtherProduct, OLDER, otherProduct } from "../../support/other-product.ts";
import { CalculatorPage } from "../../browser/page-objects/calculator-page.ts";
import { expect, test } from "../../browser/servers/offline-site.ts";

/* Links of a calculation under a price list that holds no longer, over a product that is built with two lists. */
const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1";
const UNDER_OLDER = `${HANGAR}&prices_version=${OLDER}`;

test.use({ serviceWorkers: "allow" });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  await makeOtherProduct();
});

test("a link under an older list has both totals, in the calculator, in the quote request and without a network; what that list alone had is said to be right", async ({
  page,
  site,
  context,
}) => {
  test.slow();
  await site.serve(otherProduct);
  const ask = async (query: string) => (await (await fetch(`${site.url}/v1/calc?${query}`)).json()) as CalcResponse;
  const [was, now] = [await ask(UNDER_OLDER), await ask(HANGAR)];
  const told = (before: CalcResponse) =>
    `По прайс-листу от 20\u00a0ноября\u00a02026 было ${roubles(before.result.total_with_vat)}`;
  const calculator = new CalculatorPage(page);
  const notice = page.getByRole("alert");
  const main = page.getByRole("main");

  await test.step("the calculator, until the form changes", async () => {
    await page.goto(`${site.url}/?${UNDER_OLDER}`);
    await expect(calculator.total).toHaveText(roubles(now.result.total_with_vat));
    await expect(notice).toContainText(`${told(was)}, сейчас ${roubles(now.result.total_with_vat)}`);
    await calculator.unfold();
    await calculator.button(/Двери.*больше/).click();
    await expect(notice).toHaveCount(0);
    await expect(page).not.toHaveURL(/prices_version/);
  });

  await test.step("a list that never was", async () => {
    await page.goto(`${site.url}/?${HANGAR}&prices_version=2020-01-01`);
    await expect(calculator.total).toHaveText(roubles(now.result.total_with_vat));
    await expect(notice).toContainText("Прайс-лист: в ссылке «2020-01-01» — показаны сегодняшние цены");
  });

  await test.step("the quote request names the list and both totals", async () => {
    const { pathname, search } = new URL(was.next_step.request_quote_url);
    await page.goto(site.url + pathname + search);
    await expect(notice.filter({ hasText: told(was) })).toBeVisible();
    await expect(page.locator(".quote-text")).toContainText(told(was));
    await expect(page.locator(".quote-text")).toContainText(now.calculation_id);
  });

  await test.step("the number of a size that is no longer offered, wherever it is typed", async () => {
    const wide = await ask(`roof=dvuhskat&width=18&length=30&prices_version=${OLDER}`);
    await page.goto(`${site.url}/request/?calculation_id=${wide.calculation_id}`);
    await expect(main).toContainText("Этого ангара больше нет среди стандартных");
    await expect(main).toContainText(told(wide));

    await page.goto(`${site.url}/request/?calculation_id=ANG-11111111-AAAAA`);
    await expect(main).toContainText("опечатка");
    await page.getByLabel("Номер расчёта").fill(wide.calculation_id);
    await page.getByRole("button", { name: "Открыть" }).click();
    await expect(main).toContainText(told(wide));

    await page.goto(`${site.url}/request/?calculation_id=${wide.calculation_id}&roof=dvuhskat&width=15&length=30`);
    await expect(main).toContainText(`Номер «${wide.calculation_id}» из ссылки верный`);
    await expect(main).toContainText(told(wide));

    await page.goto(`${site.url}/?${HANGAR}`);
    await page.getByRole("button", { name: "Открыть по номеру" }).click();
    await page.getByRole("dialog").getByLabel("Номер расчёта").fill(wide.calculation_id);
    await expect(page.getByRole("dialog").getByRole("alert")).toContainText(`Номер верный. ${told(wide)}`);
  });

  await test.step("without a network", async () => {
    await site.visit(page);
    await site.goOffline(context);
    await page.goto(`${site.url}/?${UNDER_OLDER}`);
    await expect(notice).toContainText(told(was));
    const offline = await page.evaluate(async (path) => (await fetch(path)).text(), `/v1/calc?${UNDER_OLDER}`);
    expect(offline).toBe(JSON.stringify(was));
  });
});
