import { expect, test } from "@playwright/test";
import { BUDGETS } from "../../../scripts/build/size/budgets.ts";

/**
 * Bytes of what comes by itself when the page is idle: the hangar that turns, with all that it imports. The names of the
 * files in each other move it by fifty.
 */
const LIVING_HANGAR_MOST = 30_100;

/** What stands below: the browser may take the moving page for a moving pointer, and it comes then. */
const isOfBelow = (path: string) =>
  /^\/_astro\/((Below|qr|qr-path|name-in-words)\.[^/]*\.js|(print|stage-sheet|drawing-sheet|explanation-sheet|estimate|changed)\.[^/]*\.css)$/.test(
    path,
  );

/** Which price list holds is asked for before the hangar lives, or a moment after. */
const isVersion = (path: string) => path === "/version.json";

const isOfLive = (path: string) => /^\/_astro\/live\.[^/]*\.js$/.test(path);

test("the first view of the calculator fits its budget, and so does the living hangar that follows", async ({
  page,
}) => {
  const started: string[] = [];
  const transfers: Promise<[path: string, bytes: number]>[] = [];
  page.on("request", (request) => started.push(new URL(request.url()).pathname));
  page.on("requestfinished", (request) =>
    transfers.push(request.sizes().then((sizes) => [new URL(request.url()).pathname, sizes.responseBodySize])),
  );
  const living = page.waitForEvent("requestfinished", (request) => isOfLive(new URL(request.url()).pathname));
  await page.goto("/");
  // Nobody moves: what comes by itself is the living hangar alone.
  await living;
  const sizes = new Map<string, number>();
  for (const [path, bytes] of await Promise.all(transfers)) sizes.set(path, Math.max(bytes, sizes.get(path) ?? 0));
  // What is fetched before it is imported is asked for twice, and the second time the browser's cache has it.
  const paths = [...new Set(started)].filter((path) => sizes.has(path));
  const transferred = await page.evaluate(() => {
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources.filter(({ name, transferSize }) => /\/_astro\/live\./.test(name) && transferSize > 0).length;
  });
  expect(transferred).toBe(1);
  const later = paths.findIndex((path) => /^\/_astro\/Stage\./.test(path));
  const [first, then] = [[], []] as [string[], string[]];
  for (const [at, path] of paths.entries()) {
    if (at < later || isVersion(path)) first.push(path);
    else if (!isOfBelow(path)) then.push(path);
  }
  expect(first).toContain("/");
  expect(first.some((path) => path.startsWith("/_engine/"))).toBe(true);
  expect(paths).not.toContain("/embed.js");
  for (const [files, most] of [
    [first, BUDGETS.firstView.most],
    [then, LIVING_HANGAR_MOST],
  ] as const) {
    const bytes = files.reduce((sum, path) => sum + sizes.get(path)!, 0);
    expect(bytes, files.map((path) => `${path} ${sizes.get(path)}`).join("\n")).toBeLessThanOrEqual(most);
  }
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
