import { expect, test } from "@playwright/test";

test.use({ serviceWorkers: "allow" });

test("the calculator opens without a word in the console", async ({ page }) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  page.on("pageerror", (error) => messages.push(error.message));
  const response = await page.goto("/");
  expect(response?.status()).toBe(200);
  await page.waitForLoadState("networkidle");
  expect(messages).toEqual([]);
});

test("the page loads the very file of the engine", async ({ page }) => {
  const engines: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("engine")) engines.push(pathname);
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(engines).toHaveLength(1);
  expect(engines[0]).toMatch(/^\/_engine\/engine\.[0-9a-f]{10}\.js$/);
});

test("an unknown address shows the 404 page", async ({ page }) => {
  const response = await page.goto("/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.locator("h1")).toBeVisible();
});
