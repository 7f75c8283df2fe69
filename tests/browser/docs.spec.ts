import type { CalcResponse } from "../../src/engine/response.ts";
import { roubles } from "../../src/engine/texts/format.ts";
import { expect, test } from "./quiet-page.ts";

test("every example of a call gives the total that the page names", async ({ page }) => {
  await page.goto("/docs/how-to-call/");
  const [, total] = /каждый отвечает ([\d\s]+₽)/.exec((await page.getByRole("main").textContent()) ?? "") ?? [];
  const examples = page.locator("a.example");
  const paths = await examples.evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  const answers = await Promise.all(paths.map(async (path) => page.request.get(path)));
  const statuses = answers.map((answer) => answer.status());
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 400, 200]);
  for (const answer of answers.slice(0, 4)) {
    const { result } = (await answer.json()) as CalcResponse;
    expect(roubles(result.total_with_vat)).toBe(total);
  }
});

test("every link of the pages opens", async ({ page }) => {
  const paths = new Set<string>();
  for (const start of ["/", "/docs/", "/docs/how-to-call/", "/request/", "/podbor/"]) {
    await page.goto(start);
    const links = await page
      .locator("a[href^='/']")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
    for (const link of links) paths.add(link);
  }
  for (const path of paths) {
    const expected = path.includes("length=300") ? 400 : 200;
    expect((await page.request.get(path)).status(), path).toBe(expected);
  }
});
