import { chromiumOptions } from "../../../scripts/chromium.ts";
import { roubles } from "../../../src/text/format.ts";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { expect, test } from "../page-objects/quiet-page.ts";
import { StagePage, withoutWebGl } from "../page-objects/stage-page.ts";

const HANGAR = "?roof=dvuhskat&width=12000&length=30&height=4350&gates=1&panels=1";

// With 3D, which other tests go without.
test.use({ launchOptions: chromiumOptions() });

for (const isLive of [true, false]) {
  test.describe(isLive ? "live" : "without WebGL", () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (!isLive) await withoutWebGl(page);
    });

    test("the picture follows what can be seen of the hangar, and nothing else", async ({ page }) => {
      const stage = new StagePage(page);
      const picture = async (search: string) => {
        await stage.open(search);
        if (isLive) await stage.expectLive();
        return stage.pixels();
      };
      const first = await picture(HANGAR);
      for (const other of [
        HANGAR.replace("gates=1", "gates=2"),
        `${HANGAR}&gates_pos=1`,
        `${HANGAR}&doors=1`,
        `${HANGAR}&windows=2`,
        HANGAR.replace("&panels=1", ""),
        HANGAR.replace("dvuhskat", "odnoskat-pristavnoy"),
      ]) {
        expect((await picture(other)).equals(first), other).toBe(false);
      }
      expect((await picture(`${HANGAR}&rails=none&dekor_wall=1&montazh=1`)).equals(first)).toBe(true);
    });

    test("a handle is dragged to whole bays, and shows the size and the price as it goes", async ({ page }) => {
      const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
      await stage.open(HANGAR);
      if (isLive) await stage.expectLive();
      await expect(stage.pill("length")).toHaveText("30 м");
      const { x, y } = await stage.knob("length");
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 60, y + 25, { steps: 4 });
      await expect(calculator.textbox("Длина")).not.toHaveValue("30");
      const length = await calculator.textbox("Длина").inputValue();
      expect(Number(length) % 5).toBe(0);
      const answer = await page.request.get(`/v1/calc${HANGAR.replace("length=30", `length=${length}`)}`);
      const { result } = (await answer.json()) as { result: { total_with_vat: number } };
      await expect(stage.pill("length")).toHaveText(`${length} м · ${roubles(result.total_with_vat)}`);
      await page.mouse.up();
      await expect(stage.pill("length")).toHaveText(`${length} м`);
      await expect(stage.region.getByRole("heading")).toHaveText(`Ангар 12 × ${length} м, двускатный`);
      await calculator.expectInAddress({ length });
    });

    test("a finger drags the height and the width to standard sizes", async ({ page }) => {
      const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
      await stage.open(HANGAR);
      if (isLive) await stage.expectLive();
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
      await drag("height", 0, -200);
      await expect(calculator.textbox("Высота")).toHaveValue("6,75");
      await expect(stage.pill("height")).toHaveText("6,75 м");
      await stage.pixels();
      await drag("width", -300, -240);
      await expect(calculator.textbox("Ширина")).toHaveValue("18");
      await expect(stage.pill("width")).toHaveText("18 м");
      // A handle that goes up or down is no scroll.
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("the live view stands where the still stood, and turns by keys and by dragging", async ({ page }) => {
  const stage = new StagePage(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  let letThrough = () => {};
  const isWanted = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(/\/_astro\/live\.[^/]*\.js/, async (route) => {
    await isWanted;
    await route.continue();
  });
  await stage.open(HANGAR);
  await expect(stage.still).toBeVisible();
  const knob = await stage.knob("length");
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum));
      }),
  );
  expect(shift).toBe(0);
  letThrough();
  await stage.expectLive();
  expect(await stage.knob("length")).toEqual(knob);

  let last = await stage.pixels();
  const expectChange = async () => {
    const next = await stage.pixels();
    expect(next.equals(last)).toBe(false);
    last = next;
  };
  const first = last;
  await stage.canvas.focus();
  last = await stage.pixels();
  const focused = last;
  for (const key of ["ArrowLeft", "ArrowUp", "+"]) {
    await page.keyboard.press(key);
    await expectChange();
  }
  await page.keyboard.press("Home");
  expect((await stage.pixels()).equals(focused)).toBe(true);
  expect(first.length).toBeGreaterThan(0);
  const box = (await stage.canvas.boundingBox())!;
  await page.mouse.move(box.x + 300, box.y + box.height - 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 420, box.y + box.height - 140);
  await page.mouse.up();
  await expectChange();
});

test("views are switched by keys, and each shows its own", async ({ page }) => {
  const stage = new StagePage(page);
  await stage.open(HANGAR);
  await stage.expectLive();
  await stage.view("3D").focus();
  await page.keyboard.press("ArrowRight");
  await expect(stage.view("Каркас")).toBeChecked();
  await expect(stage.canvas).toHaveAccessibleName(/^Каркас ангара/);
  for (const [name, words] of [
    ["Фасад", /^Длинные стороны/],
    ["Торцы", /^Торцы в масштабе/],
    ["План", /^План в масштабе/],
  ] as const) {
    await page.keyboard.press("ArrowRight");
    await expect(stage.view(name)).toBeChecked();
    await expect(stage.region.getByRole("img", { name: words })).toBeVisible();
    await expect(stage.canvas).toHaveCount(0);
  }
  await page.keyboard.press("ArrowRight");
  await stage.expectLive();
});

test("a turn goes on to its end where other colours are chosen on the way", async ({ page }) => {
  const stage = new StagePage(page);
  await stage.open(HANGAR);
  await stage.expectLive();
  const first = await stage.knob("length");
  await stage.canvas.focus();
  for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await stage.pixels();
  expect(await stage.knob("length")).not.toEqual(first);
  await stage.region.evaluate(async (region) => {
    const home = new KeyboardEvent("keydown", { key: "Home", bubbles: true });
    region.querySelector("canvas")!.dispatchEvent(home);
    for (const colour of region.querySelectorAll<HTMLInputElement>("[name=stage-colour]")) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      colour.click();
    }
  });
  await expect.poll(() => stage.knob("length")).toEqual(first);
});

test("a colour changes the picture alone, and stays on the device", async ({ page }) => {
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  await stage.open(HANGAR);
  await stage.expectLive();
  const [before, address, total] = [await stage.pixels(), page.url(), await calculator.total.first().textContent()];
  await stage.colour("RAL 3005").check({ force: true });
  expect((await stage.pixels()).equals(before)).toBe(false);
  expect(page.url()).toBe(address);
  await expect(calculator.total.first()).toHaveText(total!);
  await page.reload();
  await expect(stage.colour("RAL 3005")).toBeChecked();
});

test("when the graphics card is taken away the still comes back, and when it returns the live view", async ({
  page,
}) => {
  const stage = new StagePage(page);
  await stage.open(HANGAR);
  await stage.expectLive();
  const loss = await stage.region.locator("canvas").evaluateHandle((element: HTMLCanvasElement) => {
    const extension = element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
    extension.loseContext();
    return extension;
  });
  await expect(stage.still).toBeVisible();
  await loss.evaluate((extension) => extension.restoreContext());
  await stage.expectLive();
});

test("on a phone a bar with the sizes is left of the stage over the whole page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  await stage.open(HANGAR);
  const bar = stage.region.locator(".stage-slim");
  for (const seen of [calculator.textbox("Длина"), page.getByRole("heading", { name: "Смета" })]) {
    await seen.evaluate((element) => element.scrollIntoView());
    await expect(bar).toHaveText("12 × 30 × 4,35 м");
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0);
  }
});

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
      for (const text of await stage.region.locator(".drawing-sheet text").all()) {
        const box = (await text.boundingBox())!;
        expect(Math.min(box.width, box.height), name).toBeGreaterThan(11);
      }
    }
  });
}

for (const search of ["?width=abc", "?roof=dvuhskat&width=abc&length=30"]) {
  test(`on a phone the stage tells what is wrong with a link and leads there: ${search}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
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

test("what changed while nobody saw the live hangar is there when it is seen again", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  const [stage, calculator] = [new StagePage(page), new CalculatorPage(page)];
  const setLength = async (length: string) => {
    await calculator.textbox("Длина").evaluate((field: HTMLInputElement, value) => {
      field.value = value;
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }, length);
    await expect(stage.pill("length")).toHaveText(`${length} м`);
  };
  await stage.open(HANGAR);
  await stage.expectLive();
  await setLength("45");
  const longer = await stage.pixels();
  await setLength("30");
  expect((await stage.pixels()).equals(longer)).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(stage.region.locator(".stage-slim")).toBeVisible();
  await setLength("45");
  await page.evaluate(() => scrollTo(0, 0));
  expect((await stage.pixels()).equals(longer)).toBe(true);
});
