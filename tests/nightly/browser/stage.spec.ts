import { expect, test } from "../../browser/page-objects/quiet-page.ts";
import { StagePage } from "../../browser/page-objects/stage-page.ts";

const HANGAR = "?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1";

for (const [width, height] of [
  [740, 360],
  // A window of 1366×650, enlarged twice.
  [683, 325],
] as const) {
  test(`at ${width}×${height} a drawing, its views and the total are seen together`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const stage = new StagePage(page);
    await stage.open(HANGAR);
    for (const name of ["3D", "План"]) {
      await stage.view(name).press("Space");
      const bar = (await page.getByRole("region", { name: "Стоимость" }).boundingBox())!;
      const seen = stage.region.locator(".stage-sheet, .stage-picture, .stage-views, .stage-colours");
      await expect(seen).toHaveCount(name === "3D" ? 3 : 2);
      for (const part of await seen.all()) {
        const box = (await part.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(bar.y);
      }
      for (const text of await stage.region.locator(".stage-sheet text").all()) {
        const box = (await text.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThan(11);
      }
    }
  });
}

for (const [width, length] of [
  ["12", "30"],
  ["10", "60"],
  ["10", "100"],
  ["18", "200"],
] as const) {
  test(`on a phone no handle lies over a pill, nor a pill over the views: ${width} × ${length}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const stage = new StagePage(page);
    await stage.open(`?roof=dvuhskat&width=${width}000&length=${length}&height=4350`);
    await expect(stage.pill("width")).toHaveText(`${width} м`);
    await expect(stage.pill("length")).toHaveText(`${length} м`);
    await expect(stage.region.locator(".stage-views")).toBeVisible();
    const views = (await stage.region.locator(".stage-views").boundingBox())!;
    for (const size of ["length", "width", "height"] as const) {
      const pill = (await stage.region.locator(`.pill[data-size=${size}] rect`).boundingBox())!;
      expect(pill.y + pill.height, size).toBeLessThanOrEqual(views.y);
      for (const handle of ["length", "width", "height"] as const) {
        const { x, y } = await stage.knob(handle);
        const right = Math.max(0, pill.x - x, x - pill.x - pill.width);
        const down = Math.max(0, pill.y - y, y - pill.y - pill.height);
        // The knob with its edge.
        expect(Math.hypot(right, down), `${handle} over ${size}`).toBeGreaterThan(0.72 * 16.5);
      }
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1366, 650],
] as const) {
  test(`at ${width}×${height} the stage and its views stay where they are, whichever view is chosen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const stage = new StagePage(page);
    await stage.open(HANGAR.replace("length=30", "length=45"));
    await expect(stage.pill("length")).toHaveText("45 м");
    const boxes = async () => [
      await stage.region.boundingBox(),
      await stage.region.locator(".stage-views").boundingBox(),
    ];
    const before = await boxes();
    for (const name of ["Фасад", "Торцы", "План"]) {
      await stage.view(name).press("Space");
      await expect(stage.region.locator(".drawing-sheet")).toBeVisible();
      expect(await boxes(), name).toEqual(before);
    }
  });
}
