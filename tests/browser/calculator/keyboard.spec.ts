import type { Page } from "@playwright/test";
import { CalculatorPage } from "../page-objects/calculator-page.ts";
import { COMPARED, seed, VARIANTS } from "../page-objects/device-storage.ts";
import { expect, test } from "../page-objects/quiet-page.ts";

/** What can be reached: a group of radio buttons is one stop. */
function stops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLInputElement>(
      "a[href], button, input, textarea, summary, [tabindex='0']",
    );
    const reachable = [...all].filter(
      (element) =>
        !element.disabled &&
        !element.closest("[inert], dialog") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    const names = reachable.map((element) => (element.type === "radio" ? element.name : element.outerHTML));
    return names.filter((name, at) => reachable[at]!.type !== "radio" || names.indexOf(name) === at);
  });
}

/** The focused element as `stops` names it, and whether its focus shows and nothing hides it. */
function focused(page: Page): Promise<{ stop: string; shows: boolean; inView: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const framed = [element, element.closest("label"), element.closest(".entry")].filter((frame) => frame !== null);
    const shows = framed.some((frame) => getComputedStyle(frame).outlineStyle === "solid");
    const { top, bottom } = element.getBoundingClientRect();
    const inView = bottom > 0 && top < innerHeight;
    return { stop: element.type === "radio" ? element.name : element.outerHTML, shows, inView };
  });
}

test("Tab reaches everything, in the order of the page, and the focus always shows", async ({ page }) => {
  // Without gliding, what has the focus is in sight at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const expected = await stops(page);
  const walked: string[] = [];
  for (let at = 0; at < expected.length; at++) {
    await page.keyboard.press("Tab");
    const { stop, shows, inView } = await focused(page);
    expect(shows, stop).toBe(true);
    expect(inView, stop).toBe(true);
    walked.push(stop);
  }
  expect(walked).toEqual(expected);
});

for (const [width, height] of [
  [1440, 900],
  [1366, 650],
  [360, 740],
] as const) {
  test(`nothing that has the focus is covered at ${width} × ${height}, forwards and backwards`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    const count = (await stops(page)).length;
    expect(count).toBeGreaterThan(30);
    // Back from the last stop to the first.
    for (const [key, steps] of [
      ["Tab", count],
      ["Shift+Tab", count - 1],
    ] as const) {
      for (let at = 0; at < steps; at++) {
        await page.keyboard.press(key);
        const { stop, cover } = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          // A control may be as good as unseen and stand for what is seen around it.
          const seen = element.closest("label") ?? element;
          const { left, right, top, bottom } = seen.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          const isOwn = hit !== null && (seen.contains(hit) || hit.contains(seen));
          const isOver = hit?.closest(".total-bar, .site-header, .stage") ?? null;
          const isCovered = !isOwn || (isOver !== null && !isOver.contains(seen));
          return {
            stop: element.outerHTML.slice(0, 120),
            cover: isCovered ? (hit?.outerHTML.slice(0, 80) ?? "nothing") : "",
          };
        });
        expect(cover, `${key} ${at}: ${stop}`).toBe("");
      }
    }
  });
}

test("a calculation is configured, saved, compared and opened again without a mouse", async ({ page }) => {
  const calculator = new CalculatorPage(page);
  await calculator.open();
  await calculator.textbox("Длина").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("40");
  // The slider stands before the figure.
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await expect(calculator.textbox("Длина")).toHaveValue("45");
  await calculator.expectInAddress({ length: "45" });
  await calculator.expectWhatApiSays();
  const total = (await calculator.total.textContent())!;

  await calculator.button(/^Сохранить/).focus();
  await page.keyboard.press("Enter");
  await expect(calculator.textbox("Название")).toBeFocused();
  await page.keyboard.type("Склад");
  await page.keyboard.press("Enter");
  await expect(calculator.button(/^Сохранить/)).toBeFocused();
  await calculator.button("Сбросить").focus();
  await page.keyboard.press("Enter");
  await expect(calculator.total).not.toHaveText(total);

  await calculator.button(/^Сохранённые/).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(calculator.button(/^Сохранённые/)).toBeFocused();
  await page.keyboard.press("Enter");
  await calculator.button("Открыть «Склад»").focus();
  await page.keyboard.press("Enter");
  await expect(calculator.total).toHaveText(total);
  await expect(calculator.button(/^Сохранённые/)).toBeFocused();
});

test("the focus stays inside an open dialog, and its table scrolls by the arrows", async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto("/");
  await seed(page, COMPARED, VARIANTS);
  await page.reload();
  await page.getByRole("button", { name: /^Сравнение/ }).click();
  const table = page.getByRole("region", { name: "Таблица сравнения" });
  await expect(table).toBeVisible();
  for (let at = 0; at < 30; at++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement !== document.body && activeElement?.closest("dialog") === null;
    });
    expect(isOutside).toBe(false);
  }
  await table.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});
