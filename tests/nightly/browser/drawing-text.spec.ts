import { expect, test } from "../../browser/page-objects/quiet-page.ts";
import { StagePage } from "../../browser/page-objects/stage-page.ts";

const HANGARS = [
  "?roof=dvuhskat&width=12000&length=30&gates=5&doors=2&windows=7&panels=1",
  "?roof=s-kolonnoy-po-centru&width=23732&length=62.5&gates=5&gates_pos=2&doors=1&windows=9",
  "?roof=odnoskat-pristavnoy&width=8000&length=47&gates=3&windows=4",
  "?roof=odnoskat-otdelno&width=14750&length=5&gates=3&gates_pos=1",
  "?roof=odnoskat-pristavnoy&width=8000&length=197.35&height=3150&gates=2",
];

for (const width of [320, 360, 768, 1440]) {
  test(`no text of a drawing is cut off or too small, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    const stage = new StagePage(page);
    for (const search of HANGARS) {
      await stage.open(search);
      for (const view of ["Фасад", "Торцы", "План"]) {
        await stage.view(view).check({ force: true });
        const sheet = stage.region.locator("figure svg");
        const wrong = await sheet.evaluate((sheet) => {
          const room = sheet.getBoundingClientRect();
          return [...sheet.querySelectorAll("text")]
            .filter((text) => {
              const { left, right, top, bottom, width, height } = text.getBoundingClientRect();
              const isInside = left >= room.left && right <= room.right && top >= room.top && bottom <= room.bottom;
              return !isInside || Math.min(width, height) < 11;
            })
            .map((text) => text.textContent);
        });
        expect(wrong, `${view} ${search}`).toEqual([]);
      }
    }
  });
}
