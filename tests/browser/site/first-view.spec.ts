import { expect, test } from "@playwright/test";
import { BUDGETS } from "../../../scripts/build/size/size-budget.ts";

test("the first view of the calculator fits its budget", async ({ page }) => {
  const transfers: Promise<[path: string, bytes: number]>[] = [];
  page.on("requestfinished", (request) =>
    transfers.push(request.sizes().then((sizes) => [new URL(request.url()).pathname, sizes.responseBodySize])),
  );
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const paths = new Map(await Promise.all(transfers));
  const bytes = [...paths.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: "bytes", description: String(bytes) });
  expect([...paths.keys()]).toContain("/");
  expect([...paths.keys()].some((path) => path.startsWith("/_engine/"))).toBe(true);
  expect([...paths.keys()]).not.toContain("/embed.js");
  expect(bytes, [...paths].map((transfer) => transfer.join(" ")).join("\n")).toBeLessThanOrEqual(
    BUDGETS.firstView.most,
  );
});

test("dialogs are fetched when they are opened", async ({ page }) => {
  const late: string[] = [];
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => late.push(new URL(request.url()).pathname));
  await page.getByRole("button", { name: /^Сравнение/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(late.some((path) => path.endsWith(".js"))).toBe(true);
});
