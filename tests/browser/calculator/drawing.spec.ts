import type { Page } from "@playwright/test";
import { expect as expectAny, test as plainTest } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { drawing, HANGARS, show } from "../page-objects/drawing-page.ts";
import { expect, isPlaywrights, test } from "../page-objects/quiet-page.ts";

const drawn = (page: Page, view: string, kind: string) => drawing(page).locator(`[data-view="${view}"] .${kind}`);

for (const hangar of HANGARS) {
  test(`as many posts, gates, doors and windows are drawn as the API says: ${hangar}`, async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open(hangar);
    const { request, result } = await calculator.apiAnswer();
    const counts = { gate: request.gates, door: request.doors, window: request.windows };
    await show(page, "План");
    await expect(drawn(page, "plan", "post")).toHaveCount(result.fahverk);
    await expect(drawn(page, "plan", "frame")).toHaveCount(result.frames);
    for (const [kind, count] of Object.entries(counts)) await expect(drawn(page, "plan", kind)).toHaveCount(count);
    const inEnds = async (kind: string) => {
      await show(page, "Торцы");
      await expect(drawn(page, "ends", "wall")).toHaveCount(2);
      return drawn(page, "ends", kind).count();
    };
    expect(await inEnds("post")).toBe(result.fahverk);
    for (const [kind, count] of Object.entries(counts)) {
      const ends = await inEnds(kind);
      await show(page, "Фасад");
      await expect(drawn(page, "facade", kind)).toHaveCount(count - ends);
    }
    await expect(drawn(page, "facade", "column")).toHaveCount(2 * result.frames);
  });
}

test("the drawing follows the form, and its place keeps its size", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open("?roof=dvuhskat&width=12000&length=30");
  const figure = drawing(page).locator("figure");
  const before = await figure.boundingBox();
  await expect(figure.locator("svg")).toContainText("6 × 5 = 30 м");
  await calculator.textbox("Длина").fill("32,5");
  await expect(figure.locator("svg")).toContainText("6 × 5 + 2,5 = 32,5 м");
  await calculator.textbox("Ворота").fill("3");
  await expect(drawn(page, "facade", "gate")).toHaveCount(3);
  await expect(figure.getByRole("img", { name: /длина 6 × 5 \+ 2,5 = 32,5 м.*ворот 3/ })).toBeVisible();
  await calculator.radio("Высота", "3,15").check();
  await expect(figure).toContainText("Ворота выше стены");
  await expect(drawn(page, "facade", "too-tall")).toHaveCount(3);
  const after = await figure.boundingBox();
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
});

/** Reading a screenshot back makes the browser remark on its own speed; nothing else may be in the console. */
const isRemark = (message: string) => message.includes("GPU stall due to ReadPixels") || isPlaywrights(message);

const test3d = plainTest.extend<{ messages: string[] }>({
  messages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(error.message));
      await use(messages);
      expectAny(messages.filter((message) => !isRemark(message))).toEqual([]);
    },
    { auto: true },
  ],
});

const canvas = (page: Page) => drawing(page).locator("canvas");

/** How many colours the canvas shows, after it was drawn. */
async function colours(page: Page): Promise<number> {
  const shot = [...(await canvas(page).screenshot())];
  return page.evaluate(async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const paper = new OffscreenCanvas(picture.width, picture.height).getContext("2d")!;
    paper.drawImage(picture, 0, 0);
    const { data } = paper.getImageData(0, 0, picture.width, picture.height);
    return new Set(new Uint32Array(data.buffer)).size;
  }, shot);
}

test3d.describe("the frame in 3D", () => {
  test3d("is fetched when it is opened, is not blank, and turns by keys and by dragging", async ({ page }) => {
    const chunks: string[] = [];
    page.on("request", (request) => chunks.push(request.url()));
    await page.goto(`/${HANGARS[0]}`);
    await page.waitForLoadState("networkidle");
    const before = chunks.length;
    await drawing(page).getByRole("button", { name: "Показать в 3D" }).click();
    await expect.poll(() => colours(page)).toBeGreaterThan(50);
    expect(chunks.slice(before).some((url) => /FrameView/.test(url))).toBe(true);
    expect(chunks.slice(0, before).some((url) => /FrameView/.test(url))).toBe(false);

    await canvas(page).focus();
    let last = await canvas(page).screenshot();
    const expectChange = async () => {
      await expect.poll(async () => last.equals(await canvas(page).screenshot())).toBe(false);
      last = await canvas(page).screenshot();
    };
    for (const key of ["ArrowLeft", "ArrowUp", "+", "Home"]) {
      await page.keyboard.press(key);
      await expectChange();
    }
    const box = (await canvas(page).boundingBox())!;
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 120, box.y + 80);
    await page.mouse.up();
    await expectChange();
    await drawing(page).getByRole("button", { name: "Приблизить" }).click();
    await expectChange();
    await drawing(page).getByRole("checkbox", { name: "Показать обшивку" }).uncheck();
    await expectChange();
    await page.emulateMedia({ colorScheme: "dark" });
    await expectChange();

    await drawing(page).getByRole("button", { name: "Закрыть 3D" }).click();
    await expect(canvas(page)).toHaveCount(0);
  });

  test3d("follows the form", async ({ page }) => {
    const calculator = new CalculatorPage(page);
    await calculator.open(HANGARS[0]);
    await drawing(page).getByRole("button", { name: "Показать в 3D" }).click();
    await expect.poll(() => colours(page)).toBeGreaterThan(50);
    const before = await canvas(page).screenshot();
    await calculator.textbox("Длина").fill("60");
    await expect(canvas(page)).toHaveAccessibleName("Каркас в 3D: 13 рам");
    await expect.poll(async () => before.equals(await canvas(page).screenshot())).toBe(false);
  });

  test3d("comes back after the graphics card dropped it", async ({ page }) => {
    await page.goto(`/${HANGARS[0]}`);
    await drawing(page).getByRole("button", { name: "Показать в 3D" }).click();
    await expect.poll(() => colours(page)).toBeGreaterThan(50);
    const loss = await canvas(page).evaluateHandle((element: HTMLCanvasElement) => {
      const extension = element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
      extension.loseContext();
      return extension;
    });
    await expect(drawing(page)).toContainText("восстанавливаем");
    await loss.evaluate((extension) => extension.restoreContext());
    await expect(drawing(page)).not.toContainText("восстанавливаем");
    await expect.poll(() => colours(page)).toBeGreaterThan(50);
  });

  test3d("is told to be impossible without WebGL; the drawings stay", async ({ page }) => {
    await page.addInitScript(() => {
      const getContext = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
        return kind.startsWith("webgl") ? null : getContext.call(this, kind, ...rest);
      } as typeof getContext;
    });
    await page.goto("/");
    await drawing(page).getByRole("button", { name: "Показать в 3D" }).click();
    await expect(drawing(page).getByRole("alert")).toContainText("WebGL");
    await expect(canvas(page)).toBeHidden();
    await expect(drawing(page).locator("figure svg")).toBeVisible();
  });
});
