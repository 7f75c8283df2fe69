import { roubles } from "../../../src/text/format.ts";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { OLDER, otherProduct } from "../../support/other-product.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../servers/offline-site.ts";

/* Links of a calculation under a price list that holds no longer, over a product that is built with two lists. */
const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350&gates=1";
const UNDER_OLDER = `${HANGAR}&prices_version=${OLDER}`;

test.use({ serviceWorkers: "allow" });

test.beforeEach(({ site }) => site.serve(otherProduct));

/** Both totals of the hangar, from the API of that product. */
async function totals(url: string): Promise<{ was: CalcResponse; now: CalcResponse }> {
  const ask = async (query: string) => (await (await fetch(`${url}/v1/calc?${query}`)).json()) as CalcResponse;
  return { was: await ask(UNDER_OLDER), now: await ask(HANGAR) };
}

test("the calculator opens with today's total and the older one beside it, until the form changes", async ({
  page,
  site,
}) => {
  const { was, now } = await totals(site.url);
  const calculator = new CalculatorPage(page);
  await page.goto(site.url + `/?${UNDER_OLDER}`);
  await expect(calculator.total).toHaveText(roubles(now.result.total_with_vat));
  const notice = page.getByRole("alert");
  await expect(notice).toContainText(
    `По прайс-листу от 20\u00a0ноября\u00a02026 было ${roubles(was.result.total_with_vat)}, сейчас ${roubles(now.result.total_with_vat)}`,
  );
  await calculator.unfold();
  await calculator.button(/Двери.*больше/).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/prices_version/);
});

test("a list that never was is told, and the form opens", async ({ page, site }) => {
  const { now } = await totals(site.url);
  await page.goto(`${site.url}/?${HANGAR}&prices_version=2020-01-01`);
  await expect(new CalculatorPage(page).total).toHaveText(roubles(now.result.total_with_vat));
  await expect(page.getByRole("alert")).toContainText("Прайс-лист: в ссылке «2020-01-01» — показаны сегодняшние цены");
});

test("a list that cannot be loaded is told, and the form opens", async ({ page, site }) => {
  const { now } = await totals(site.url);
  await page.route(`**/prices/${OLDER}.json`, (route) => route.abort());
  await page.goto(`${site.url}/?${UNDER_OLDER}`);
  await expect(new CalculatorPage(page).total).toHaveText(roubles(now.result.total_with_vat));
  await expect(page.getByRole("alert")).toContainText("не открылся: нет связи");
});

test("the quote request names the list and both totals", async ({ page, site }) => {
  const { was, now } = await totals(site.url);
  const { pathname, search } = new URL(was.next_step.request_quote_url);
  await page.goto(site.url + pathname + search);
  const change = `По прайс-листу от 20\u00a0ноября\u00a02026 было ${roubles(was.result.total_with_vat)}`;
  await expect(page.getByRole("alert").filter({ hasText: change })).toBeVisible();
  const text = page.locator(".quote-text");
  await expect(text).toContainText(change);
  await expect(text).toContainText(now.calculation_id);
});

test("an id of a size that is no longer offered is said to be right wherever it is typed", async ({ page, site }) => {
  const asked = await fetch(`${site.url}/v1/calc?roof=dvuhskat&width=18&length=30&prices_version=${OLDER}`);
  const { calculation_id, result } = (await asked.json()) as CalcResponse;
  const was = `По прайс-листу от 20\u00a0ноября\u00a02026 было ${roubles(result.total_with_vat)}`;
  const main = page.getByRole("main");

  await page.goto(`${site.url}/request/?calculation_id=${calculation_id}`);
  await expect(main).toContainText("Этого ангара больше нет среди стандартных");
  await expect(main).toContainText(was);

  await page.goto(`${site.url}/request/?calculation_id=ANG-11111111-AAAAA`);
  await expect(main).toContainText("опечатка");
  await page.getByLabel("Номер расчёта").fill(calculation_id);
  await page.getByRole("button", { name: "Открыть" }).click();
  await expect(main).toContainText(was);

  await page.goto(`${site.url}/request/?calculation_id=${calculation_id}&roof=dvuhskat&width=15&length=30`);
  await expect(main).toContainText(`Номер «${calculation_id}» из ссылки верный`);
  await expect(main).toContainText(was);

  await page.goto(site.url);
  await page.getByRole("button", { name: "Открыть по номеру" }).click();
  await page.getByRole("dialog").getByLabel("Номер расчёта").fill(calculation_id);
  await expect(page.getByRole("dialog").getByRole("alert")).toContainText(`Номер верный. ${was}`);
});

test("without a network both totals are there, and the API answers under both lists", async ({
  page,
  site,
  context,
}) => {
  const { was } = await totals(site.url);
  await site.visit(page);
  await site.goOffline(context);
  await page.goto(`${site.url}/?${UNDER_OLDER}`);
  await expect(page.getByRole("alert")).toContainText(`было ${roubles(was.result.total_with_vat)}`);
  const offline = await page.evaluate(async (path) => (await fetch(path)).text(), `/v1/calc?${UNDER_OLDER}`);
  expect(offline).toBe(JSON.stringify(was));
});
