import { expect, test } from "../../browser/page-objects/quiet-page.ts";
import { expectWhatApiSays } from "../../browser/page-objects/search-page.ts";

for (const word of ["constructor", "__proto__", "toString"]) {
  test(`${word}, which every object has, is a wrong value like any other`, async ({ page }) => {
    const text = encodeURIComponent(word);
    for (const name of ["roof", "width", "height", "truss", "rails", "filler", "gates_pos", "prices_version"]) {
      await page.goto(`/?roof=dvuhskat&width=12&length=30&height=4.35&${name}=${text}`);
      await expect(page.getByTestId("total")).toContainText("₽");
    }
    await page.goto(`/podbor/?budget=3000000&roof=${text}`);
    await expect(page.getByRole("form").getByText("Принимается один или несколько через запятую")).toBeVisible();
    await page.getByRole("checkbox", { name: "Двускатный" }).check();
    await expectWhatApiSays(page, "budget=3000000&roof=dvuhskat");
    await page.goto(`/request/?calculation_id=${text}`);
    await expect(page.getByRole("main")).toContainText("номер");
  });
}
