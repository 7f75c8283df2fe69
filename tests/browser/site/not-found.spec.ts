import { expect, test } from "@playwright/test";

test("the 404 page names what came and the nearest page", async ({ page }) => {
  const response = await page.goto("/docs/how-to-cal/?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("status").filter({ hasText: "Пришёл адрес" })).toContainText("/docs/how-to-cal/");
  await page.getByRole("link", { name: "/docs/how-to-call/" }).click();
  await expect(page).toHaveURL("/docs/how-to-call/");
});

test("a calculation in a mistyped address is opened in the calculator", async ({ page }) => {
  await page.goto("/calc?roof=dvuhskat&width=15000&length=40&height=4350");
  await page.getByRole("link", { name: "открыть его в калькуляторе" }).click();
  await expect(page.locator("#field-width")).toHaveValue("15");
});

test("an address like none of the site's is only named", async ({ page }) => {
  await page.goto("/wp-login.php");
  const came = page.locator("#came");
  await expect(came).toHaveText("Пришёл адрес /wp-login.php.");
});

test("markup in an address stays text", async ({ page }) => {
  for (const address of [
    "/<img src=x onerror=alert(1)>",
    "/x%3Cscript%3Ealert(1)%3C/script%3E?%22%3E%3Csvg%20onload=1%3E#<b>",
  ]) {
    await page.goto(address);
    const came = page.locator("#came");
    await expect(came).toContainText("Пришёл адрес");
    await expect(came.locator("img, script, svg, b")).toHaveCount(0);
  }
});
