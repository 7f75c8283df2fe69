import { expect, test } from "../page-objects/quiet-page.ts";

const PAGES = [
  "/",
  "/?roof=dvuhskat&width=12000&length=30&gates=99&montaz=1",
  "/docs/",
  "/docs/how-to-call/",
  "/docs/lead-endpoint/",
  "/request/",
];

for (const width of [320, 768, 1440]) {
  test(`no page scrolls sideways at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PAGES) {
      await page.goto(path);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, path).toBe(0);
    }
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 600],
  [1366, 650],
  [768, 1024],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} the total and the way on are at the foot of the screen, wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const bar = page.getByRole("region", { name: "Стоимость" });
    for (const y of [0, 700, 100_000]) {
      await page.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
      await expect(page.getByTestId("total")).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole("link", { name: /заявк/i })).toBeInViewport({ ratio: 1 });
    }
    const { y, height: own } = (await bar.boundingBox())!;
    expect(y + own).toBe(height);
  });
}

for (const width of [1024, 1100, 1366]) {
  test(`at ${width} px the header is clear of the headline, and the bar names all parts of the price`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?roof=dvuhskat&width=12000&length=30&gates=2&panels=1&montazh=1");
    const parts = page.getByRole("list", { name: "Из чего складывается цена" });
    await expect(parts.getByRole("listitem")).toHaveCount(4);
    const list = (await parts.boundingBox())!;
    const last = (await parts.getByRole("listitem").last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(list.y + list.height);
    const header = (await page.getByRole("banner").boundingBox())!;
    const headline = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(header.y + header.height).toBeLessThanOrEqual(headline.y);
  });
}

test("«К смете» leads to the estimate", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  const title = page.getByRole("heading", { name: "Смета", exact: true });
  await expect(title).not.toBeInViewport();
  await page.getByRole("link", { name: "К смете" }).click();
  await expect(title).toBeInViewport();
});
