import type { Page } from "@playwright/test";
import { expectAccessible } from "../../browser/page-objects/axe.ts";
import { COMPARED, OLD_SAVED, SAVED, seed, VARIANTS } from "../../browser/page-objects/device-storage.ts";
import { expect, test } from "../../browser/page-objects/quiet-page.ts";

interface State {
  title: string;
  path: string;
  /** What brings the page into the state. */
  act?: (page: Page) => Promise<void>;
}

const EVERY_OPTION =
  "/?roof=odnoskat-pristavnoy&width=15000&length=32.5&height=5550&truss=demountable&gates=2&gates_pos=1&rails=none" +
  "&doors=1&windows=4&welded=1&wall_progony=1&anchors=1&piles=1&montazh=1&panels=1&filler=penoplast" +
  "&panels_high_wall=1&panels_montazh=1&dekor_roof=1&dekor_wall=1";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

async function withSaved(page: Page): Promise<void> {
  await seed(page, SAVED, [OLD_SAVED, { ...OLD_SAVED, key: "second", name: "Второй" }]);
  await page.reload();
  await press(page, /^Сохранённые/);
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function withVariants(page: Page): Promise<void> {
  await seed(page, COMPARED, VARIANTS);
  await page.reload();
  await press(page, /^Сравнение/);
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openNotes(page: Page): Promise<void> {
  for (const summary of await page.locator(".notes summary").all()) await summary.click();
}

const found = (page: Page) => expect(page.locator(".searching")).toHaveCount(0);

const DOCS = [
  "",
  "how-to-call/",
  "how-it-is-counted/",
  "prices/",
  "calls/query/",
  "calls/path/",
  "calls/json/",
  "calls/batch/",
  "calls/by-id/",
  "calls/search/",
  "calls/understand/",
  "parameters/",
  "response/",
  "errors/",
  "limits/",
  "openapi/",
  "recipes/",
  "assistants/",
  "embedding/",
  "self-hosting/",
  "lead-endpoint/",
  "personal-data/",
  "decisions/",
];

const states: State[] = [
  { title: "the default hangar", path: "/" },
  { title: "every option", path: EVERY_OPTION },
  { title: "a link with mistakes", path: "/?roof=dvuhskat&width=12&length=30&montaz=1&panels=maybe" },
  { title: "no price", path: "/?roof=dvuhskat&width=99&length=" },
  {
    title: "a past price",
    path: "/",
    act: async (page) => {
      await page.getByRole("textbox", { name: "Ворота" }).fill("99");
      await page.getByRole("textbox", { name: "Длина" }).fill("сорок");
    },
  },
  {
    title: "a rounded width and a reset",
    path: "/?roof=dvuhskat&width=12.3&length=30",
    act: (page) => press(page, "Сбросить"),
  },
  { title: "opened notes", path: "/", act: openNotes },
  {
    title: "opened positions",
    path: "/?roof=dvuhskat&width=15000&length=42.4&height=3150&gates=2&panels=1&montazh=1&piles=1",
    act: async (page) => {
      for (const code of ["OP-GATE", "SP-WALL-MW", "FX-PILE"]) {
        await page.locator(`[data-code="${code}"]`).getByRole("button").click();
      }
    },
  },
  { title: "saving", path: "/", act: (page) => press(page, "Сохранить") },
  { title: "nothing saved", path: "/", act: (page) => press(page, /^Сохранённые/) },
  { title: "saved calculations", path: "/", act: withSaved },
  {
    title: "a saved calculation renamed, another removed",
    path: "/",
    act: async (page) => {
      await withSaved(page);
      await press(page, /^Удалить/);
      await press(page, /^Переименовать/);
    },
  },
  {
    title: "a saved calculation with another price",
    path: "/",
    act: async (page) => {
      await withSaved(page);
      await press(page, /^Открыть «/);
      await expect(page.getByRole("alert")).toContainText("было");
    },
  },
  { title: "nothing compared", path: "/", act: (page) => press(page, /^Сравнение/) },
  { title: "four variants", path: "/", act: withVariants },
  {
    title: "only differences, one removed",
    path: "/",
    act: async (page) => {
      await withVariants(page);
      await page.getByRole("switch").check();
      await press(page, /^Убрать/);
    },
  },
  {
    title: "a mistyped number",
    path: "/",
    act: async (page) => {
      await press(page, "Открыть по номеру");
      await page.getByRole("textbox", { name: "Номер расчёта" }).fill("ANG-11111111-AAAAA");
      await expect(page.getByRole("alert")).toContainText("опечатка");
    },
  },
  { title: "an application", path: "/request/?roof=dvuhskat&width=12000&length=30&gates=1" },
  { title: "an application without a calculation", path: "/request/?calculation_id=ANG-11111111-AAAAA" },
  ...DOCS.map((name) => ({ title: `documentation: ${name}`, path: `/docs/${name}` })),
  { title: "search by budget", path: "/podbor/", act: found },
  { title: "search by budget: nothing fits", path: "/podbor/?budget=1000", act: found },
  { title: "search by budget: an error", path: "/podbor/?budget=3000000&width_min=999", act: found },
  { title: "a page that is not there", path: "/404.html" },
];

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
]) {
  test.describe(`axe finds nothing, light or dark, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    for (const { title, path, act } of states) {
      test(title, async ({ page }) => {
        test.slow();
        await page.goto(path);
        await act?.(page);
        await expectAccessible(page);
      });
    }
  });
}

test("400 % zoom of a small window: nothing to the side, dialogs inside the window", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/");
  await seed(page, SAVED, [OLD_SAVED]);
  await seed(page, COMPARED, VARIANTS);
  await page.reload();
  for (const name of [/^Сохранённые/, /^Сравнение/, /^Открыть по номеру/, /^Сохранить/]) {
    await press(page, name);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    const { x, width } = (await dialog.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(320);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
  }
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBe(0);
});

test.describe("reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves by itself", async ({ page }) => {
    await page.goto("/");
    await withVariants(page);
    const moving = await page.evaluate(
      () =>
        [...document.querySelectorAll("*")].filter((element) =>
          [undefined, "::before", "::after"].some((part) => {
            const { transitionDuration, animationDuration, scrollBehavior } = getComputedStyle(element, part);
            return /[1-9]/.test(transitionDuration + animationDuration) || scrollBehavior === "smooth";
          }),
        ).length,
    );
    expect(moving).toBe(0);
  });
});
