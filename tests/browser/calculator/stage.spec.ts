import { chromiumOptions } from "../../../scripts/chromium.ts";
import { roubles } from "../../../src/text/format.ts";
import { calculated, CalculatorPage } from "../page-objects/calculator-page.ts";
import { holdUp } from "../page-objects/hold-up.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { StagePage, withoutWebGl } from "../page-objects/stage-page.ts";

const HANGAR = "?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1";

// With 3D, which other tests go without.
test.use({ launchOptions: chromiumOptions() });

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

/** Drags the length by its handle: whole bays, the size and its price as it goes, one calculation when it is let go. */
async function dragLength(stage: StagePage): Promise<void> {
  const { page } = stage;
  const calculator = new CalculatorPage(page);
  const field = calculator.textbox("Длина");
  const before = await field.inputValue();
  const { x, y } = await stage.knob("length");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 25, { steps: 4 });
  let length = "";
  await expect(async () => {
    length = await field.inputValue();
    expect(length).not.toBe(before);
    const { result } = await calculated(page, HANGAR.slice(1).replace("length=30", `length=${length}`));
    const told = `${length} м · ${roubles(result.total_with_vat)}`;
    await expect(stage.pill("length")).toHaveText(told, { timeout: 1_000 });
  }).toPass();
  expect(Number(length) % 5).toBe(0);
  await page.mouse.up();
  await expect(stage.pill("length")).toHaveText(`${length} м`);
  await expect(stage.region.getByRole("heading")).toHaveText(`Ангар 12 × ${length} м, двускатный`);
  await calculator.expectInAddress({ length });
}

test("the still comes to life in its place, turns, takes colours and sizes, and is there while the graphics card is not", async ({
  page,
}) => {
  test.slow();
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  let last: Buffer;
  const expectChange = async (change: string) => {
    const next = await stage.pixels();
    expect(next.equals(last), change).toBe(false);
    last = next;
  };

  await test.step("it stands where the still stood", async () => {
    const letThrough = await holdUp(page, /\/_astro\/live\.[^/]*\.js/);
    await stage.open(HANGAR);
    await expect(stage.still).toBeVisible();
    const knob = await stage.knob("length");
    letThrough();
    await stage.expectLive();
    expect(await stage.knob("length")).toEqual(knob);
  });

  await test.step("keys and a mouse turn it", async () => {
    await stage.canvas.focus();
    const home = (last = await stage.pixels());
    for (const key of ["ArrowLeft", "ArrowUp", "+"]) {
      await page.keyboard.press(key);
      await expectChange(key);
    }
    await page.keyboard.press("Home");
    await expectChange("Home");
    expect(last.equals(home)).toBe(true);
    const box = (await stage.canvas.boundingBox())!;
    await page.mouse.move(box.x + 300, box.y + box.height - 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 420, box.y + box.height - 140);
    await page.mouse.up();
    await expectChange("a mouse");
  });

  await test.step("a turn goes on to its end where other colours are chosen on the way", async () => {
    await page.keyboard.press("Home");
    await stage.pixels();
    const home = await stage.knob("length");
    for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    await stage.pixels();
    expect(await stage.knob("length")).not.toEqual(home);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await stage.region.evaluate(async (region) => {
      const place = () =>
        JSON.stringify(region.querySelector(".handle[data-size=length] .knob")!.getBoundingClientRect());
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const began = place();
      region.querySelector("canvas")!.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
      while (place() === began) await frame();
      for (const colour of region.querySelectorAll<HTMLInputElement>("[name=stage-colour]")) {
        colour.click();
        await frame();
      }
    });
    await expect.poll(() => stage.knob("length")).toEqual(home);
    await page.emulateMedia({ reducedMotion: "reduce" });
  });

  await test.step("a colour changes the picture alone, and stays on the device; a gate is seen", async () => {
    last = await stage.pixels();
    const [address, total] = [page.url(), await calculator.total.first().textContent()];
    await stage.colour("RAL 3005").check({ force: true });
    await expectChange("a colour");
    expect(page.url()).toBe(address);
    await expect(calculator.total.first()).toHaveText(total!);
    await page.reload();
    await expect(stage.colour("RAL 3005")).toBeChecked();
    await stage.expectLive();
    last = await stage.pixels();
    await calculator.button(/Ворота.*больше/).click();
    await expectChange("a gate");
    await calculator.button(/Ворота.*меньше/).click();
    await stage.pixels();
  });

  await test.step("a handle", () => dragLength(stage));

  await test.step("the graphics card is taken away, and returns", async () => {
    const loss = await stage.region.locator("canvas").evaluateHandle((element: HTMLCanvasElement) => {
      const extension = element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
      extension.loseContext();
      return extension;
    });
    await expect(stage.still).toBeVisible();
    await loss.evaluate((extension) => extension.restoreContext());
    await stage.expectLive();
  });
});

test("without WebGL the still takes sizes by its handles; views are switched by keys, and drawings follow the form", async ({
  page,
}) => {
  await withoutWebGl(page);
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  await stage.open(HANGAR);
  await dragLength(stage);

  await stage.view("3D").focus();
  await page.keyboard.press("ArrowRight");
  await expect(stage.view("Каркас")).toBeChecked();
  await expect(stage.still).toHaveAccessibleName(/^Каркас ангара/);
  for (const [name, words] of [
    ["Фасад", /^Длинные стороны/],
    ["Торцы", /^Торцы в масштабе/],
    ["План", /^План в масштабе/],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(stage.view(name)).toBeChecked();
    await expect(stage.region.getByRole("img", { name: words })).toBeVisible();
    await expect(stage.still).toHaveCount(0);
  }
  await page.keyboard.press("ArrowRight");
  await expect(stage.still).toBeVisible();

  await stage.view("Фасад").check({ force: true });
  const figure = stage.region.locator("figure");
  const place = await figure.boundingBox();
  await calculator.textbox("Длина").fill("32,5");
  await expect(figure.locator("svg")).toContainText("6 × 5 + 2,5 = 32,5 м");
  await calculator.textbox("Ворота").fill("3");
  await expect(figure.getByRole("img", { name: /длина 6 × 5 \+ 2,5 = 32,5 м.*ворот 3/ })).toBeVisible();
  await calculator.radio("Высота", "3,15").check();
  await expect(figure).toContainText("Ворота выше стены");
  await expect(figure.locator(".too-tall")).toHaveCount(3);
  const { width, height } = (await figure.boundingBox())!;
  expect([width, height]).toEqual([place!.width, place!.height]);
});
