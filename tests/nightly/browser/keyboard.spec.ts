import { expectWalk } from "../../browser/page-objects/focus-walk.ts";
import { test } from "../../browser/page-objects/quiet-page.ts";

for (const [width, height] of [
  [1366, 650],
  [360, 740],
] as const) {
  test(`Tab reaches everything at ${width} × ${height}, and nothing covers what has the focus`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await expectWalk(page);
  });
}
