import { drawing, HANGARS, show } from "../../browser/page-objects/drawing-page.ts";
import { expect, test } from "../../browser/page-objects/quiet-page.ts";

test("no text of a drawing is cut off or too small, down to 320 px", async ({ page }) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const search of [...HANGARS, "?roof=odnoskat-pristavnoy&width=8000&length=197.35&height=3150&gates=2"]) {
      await page.goto(`/${search}`);
      for (const view of ["Фасад", "Торцы", "План"]) {
        await show(page, view);
        const wrong = await drawing(page)
          .locator("figure svg")
          .evaluate((sheet) => {
            const room = sheet.getBoundingClientRect();
            return [...sheet.querySelectorAll("text")]
              .filter((text) => {
                const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
                const isInside = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
                return !isInside || Math.min(width, height) < 11;
              })
              .map((text) => text.textContent);
          });
        expect(wrong, `${view} ${width} ${search}`).toEqual([]);
      }
    }
  }
});
