import type { CalcResponse } from "../../src/engine/response.ts";
import { roubles } from "../../src/engine/texts/format.ts";
import { expect, test } from "./quiet-page.ts";

test("the calculator leads to an application with the id, the total and the text", async ({ page }) => {
  await page.goto("/?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&montazh=1&panels=1");
  const answer = (await (await page.request.get(`/v1/calc${new URL(page.url()).search}`)).json()) as CalcResponse;
  await page.getByRole("link", { name: "Оставить заявку" }).click();
  await expect(page).toHaveURL(/\/request\/\?calculation_id=/);
  const { pathname, search } = new URL(answer.next_step.request_quote_url);
  expect(page.url()).toContain(pathname + search);
  const main = page.getByRole("main");
  await expect(main).toContainText(answer.calculation_id);
  await expect(main).toContainText(roubles(answer.result.total_with_vat));
  await expect(main).toContainText(answer.next_step.quote_prompt);
  const letter = await page.getByRole("link", { name: "Отправить письмом" }).getAttribute("href");
  expect(letter).toMatch(/^mailto:[^?]+@[^?]+\?subject=/);
  expect(decodeURIComponent(letter!)).toContain(answer.next_step.quote_prompt);
  await page.getByRole("link", { name: "открыть расчёт" }).click();
  await expect(page.getByTestId("total")).toHaveText(roubles(answer.result.total_with_vat));
});

for (const [title, search] of [
  ["a mistyped id", "?calculation_id=ANG-11111111-AAAAA"],
  ["no id", ""],
  ["a hostile id", `?calculation_id=${encodeURIComponent("<img src=x onerror=alert(1)>")}`],
] as const) {
  test(`${title} is explained`, async ({ page }) => {
    await page.goto(`/request/${search}`);
    const notice = page.getByRole("alert");
    await expect(notice).toContainText("Такого номера расчёта нет");
    await expect(notice.getByRole("link", { name: "калькулятор" })).toHaveAttribute("href", "/");
    await expect(notice.locator("img")).toHaveCount(0);
  });
}
