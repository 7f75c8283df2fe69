import { join } from "node:path";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { RunningServer } from "../../server/running-server.ts";
import { otherProduct } from "../../support/other-product.ts";

/* What a manufacturer may state besides its prices, over a product that is built with all of it. */
const LOADS = "Каркас рассчитан на III снеговой и II ветровой район. Для других районов — отдельный проект.";

const HANGAR = "roof=dvuhskat&width=12000&length=30&height=4350";

let site: RunningServer;
test.beforeAll(async () => {
  site = await RunningServer.start(join(otherProduct, "server.js"));
});
test.afterAll(() => site.stop());

test("what the frame is made for is told beside the price, in the copied text and in llms.txt, not in an answer", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${site.url}/?${HANGAR}`);
  await expect(page.locator(".loads-statement")).toHaveText(LOADS);
  await new CalculatorPage(page).button("Скопировать текст").press("Enter");
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain("\nКаркас рассчитан на III\u00a0снеговой");
  const llms = await (await page.request.get(`${site.url}/llms.txt`)).text();
  expect(llms.replaceAll("\u00a0", " ")).toContain(`- ${LOADS} Это заявление производителя, не расчёт.`);
  const answer = await (await page.request.get(`${site.url}/v1/calc?${HANGAR}`)).text();
  expect(answer).not.toContain("снегов");
});

test("the offer has the loads, the requisites and a place to sign", async ({ page }) => {
  await page.goto(`${site.url}/?${HANGAR}`);
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
});
