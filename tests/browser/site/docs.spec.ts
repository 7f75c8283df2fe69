import { expect, test } from "@playwright/test";

test("the documentation is searched in its own language, and shows a code whole under a link's line", async ({
  page,
}) => {
  await page.goto("/docs/");
  await page.getByRole("button", { name: "Поиск" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("ворота");
  await expect(page.locator(".pagefind-ui__message")).toHaveText(/^По запросу «ворота» найдено: \d+$/);
  for (const path of ["/docs/errors/", "/en/docs/errors/"]) {
    await page.goto(path);
    const [offset, size] = await page.locator("a[href='#missing_parameter']:has(> code)").evaluate((link) => {
      const { textUnderlineOffset, fontSize } = getComputedStyle(link);
      return [Number.parseFloat(textUnderlineOffset), Number.parseFloat(fontSize)] as const;
    });
    expect(offset, path).toBeGreaterThan(0.3 * size);
  }
});

test("an address that is not there is named as text, with the page or the calculation that was meant", async ({
  page,
}) => {
  const came = page.locator("#came");
  const response = await page.goto("/docs/how-to-cal/?x=1");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("status").filter({ hasText: "Пришёл адрес" })).toContainText("/docs/how-to-cal/");
  await page.getByRole("link", { name: "/docs/how-to-call/" }).click();
  await expect(page).toHaveURL("/docs/how-to-call/");

  await page.goto("/wp-login.php");
  await expect(came).toHaveText("Пришёл адрес /wp-login.php.");
  for (const address of [
    "/<img src=x onerror=alert(1)>",
    "/x%3Cscript%3Ealert(1)%3C/script%3E?%22%3E%3Csvg%20onload=1%3E#<b>",
  ]) {
    await page.goto(address);
    await expect(came).toContainText("Пришёл адрес");
    await expect(came.locator("img, script, svg, b")).toHaveCount(0);
  }

  await page.goto("/calc?roof=dvuhskat&width=15000&length=40&height=4350");
  await page.getByRole("link", { name: "открыть его в калькуляторе" }).click();
  await expect(page.locator("#field-width")).toHaveValue("15");
});
