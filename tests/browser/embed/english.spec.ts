import { expectAccessible } from "../page-objects/axe.ts";
import { inEnglish, roublesInEnglish, russianIn } from "../page-objects/english.ts";
import { expect, test, total, value, type CalculatorElement } from "../page-objects/dealer-page.ts";

test("the element speaks English with the answer of the API, and its language can be changed as it stands", async ({
  page,
  dealer,
  baseURL,
}) => {
  const element = await dealer.calculator(
    '<hangar-calculator lang="en" roof="dvuhskat" width="15" length="42" gates="2" panels piles></hangar-calculator>',
  );
  await expect(element.getByRole("group", { name: "Sizes" })).toBeVisible();
  const body = await inEnglish(page, baseURL!, "roof=dvuhskat&width=15&length=42&gates=2&panels=1&piles=1");
  expect(await value(element)).toEqual(body);
  await expect(total(element)).toHaveText(roublesInEnglish(body.result.total_with_vat));
  const parameters = await element.evaluate((one) => (one as CalculatorElement).parameters());
  expect(await (await page.request.post(`${baseURL}/v1/calc`, { data: parameters })).json()).toEqual(body);
  expect(await russianIn(element)).toEqual([]);
  await element.getByRole("textbox", { name: "Length" }).fill("4");
  await expect(element.getByText("Please correct: length")).toBeVisible();
  await element.getByRole("textbox", { name: "Vehicle doors" }).fill("99");
  expect(await russianIn(element)).toEqual([]);

  await element.getByRole("textbox", { name: "Length" }).fill("54");
  await element.evaluate((one) => one.removeAttribute("lang"));
  await expect(element.getByRole("textbox", { name: "Длина" })).toHaveValue("54");
  await element.evaluate((one) => one.setAttribute("lang", "en"));
  await expect(element.getByRole("textbox", { name: "Length" })).toHaveValue("54");
});

test("the page in English opens a link whole, its address is that of the hangar, and it tells what is wrong", async ({
  page,
  baseURL,
}) => {
  const query =
    "roof=s-kolonnoy-po-centru&width=23.7&length=60&gates=1&rails=h1610&anchors=1&panels=1&filler=penoplast";
  const body = await inEnglish(page, baseURL!, query);
  await page.goto(body.calculator_link.replace(/^https?:\/\/[^/]+/, ""));
  const calculator = page.locator("#calculator");
  await expect(calculator.getByTestId("total")).toHaveText(roublesInEnglish(body.result.total_with_vat));
  await expect(calculator.getByRole("table")).toContainText("Frame bolts");
  await calculator.getByRole("checkbox", { name: "Screw piles" }).check();
  const withPiles = await inEnglish(page, baseURL!, `${query}&piles=1`);
  await expect(calculator.getByTestId("total")).toHaveText(roublesInEnglish(withPiles.result.total_with_vat));
  await expect.poll(() => new URL(page.url()).search).toBe(new URL(withPiles.calculator_link).search);
  expect(await russianIn(calculator)).toEqual([]);
  await expectAccessible(page);
  await page.goto("/en/?roof=dvuhskat&width=30&length=45");
  await expect(calculator.getByText('width: got "30"; the roof "Gable" has 10; 12; 15; 18')).toBeVisible();
  await expect(calculator.getByText("Please correct: width")).toBeVisible();
});
