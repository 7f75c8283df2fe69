import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { StagePage } from "../page-objects/stage-page.ts";

test("a finger drags the height and the width to standard sizes; what is wrong with a link is told there, and leads to its field", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  await stage.open("?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1");
  await expect(stage.pill("height")).toHaveText("4,35 м");
  const touch = await page.context().newCDPSession(page);
  const drag = async (size: "width" | "height", dx: number, dy: number) => {
    const { x, y } = await stage.knob(size);
    const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x: x + dx * part, y: y + dy * part }],
      });
    await send("touchStart", 0);
    for (const part of [0.5, 1]) await send("touchMove", part);
    await send("touchEnd", 1);
  };
  await drag("height", 0, 2);
  await expect(calculator.textbox("Высота"), "a handle that is taken does not jump").toHaveValue("4,35");
  await drag("height", 0, -120);
  await expect(calculator.textbox("Высота")).toHaveValue("6,75");
  await expect(stage.pill("height")).toHaveText("6,75 м");
  await stage.pixels();
  await drag("width", -110, -90);
  await expect(calculator.textbox("Ширина")).toHaveValue("18");
  await expect(stage.pill("width")).toHaveText("18 м");
  // A handle that goes up or down is no scroll.
  expect(await page.evaluate(() => scrollY)).toBe(0);

  for (const search of ["?width=abc", "?roof=dvuhskat&width=abc&length=30"]) {
    await test.step(search, async () => {
      await stage.open(search);
      const told = stage.region.getByText("Ширина: нужно число больше нуля, например 12,5");
      await expect(told).toBeInViewport({ ratio: 1 });
      await expect(stage.region).not.toContainText("₽");
      await expect(stage.region.locator(".building")).toHaveCount(0);
      await stage.region.getByRole("link", { name: "Исправить в поле «Ширина»" }).click();
      await expect(calculator.textbox("Ширина")).toBeFocused();
      await expect(calculator.textbox("Ширина")).toBeInViewport({ ratio: 1 });
      await calculator.textbox("Ширина").fill("12");
      await expect(stage.region.getByRole("heading")).toContainText("Ангар 12 ×");
    });
  }
});
