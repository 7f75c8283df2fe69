import type { Page } from "@playwright/test";
import { expectAccessible } from "../page-objects/axe.ts";
import { COMPARED, OLD_SAVED, SAVED, seed, VARIANTS } from "../page-objects/device-storage.ts";
import { test } from "../page-objects/quiet-page.ts";

/* Axe once a template; every page and every state in both windows: tests/release/browser/accessibility.spec.ts. */

interface Template {
  title: string;
  path: string;
  act?: (page: Page) => Promise<void>;
}

async function openSaved(page: Page): Promise<void> {
  await seed(page, SAVED, [OLD_SAVED]);
  await seed(page, COMPARED, VARIANTS);
  await page.reload();
  await page.getByRole("button", { name: /^Сравнение/ }).click();
  await page.getByRole("dialog").waitFor();
}

const TEMPLATES: Template[] = [
  { title: "the calculator", path: "/" },
  { title: "a dialog of it", path: "/", act: openSaved },
  { title: "the search by budget", path: "/podbor/", act: (page) => page.locator(".found-card").first().waitFor() },
  { title: "a quote request", path: "/request/?roof=dvuhskat&width=12000&length=30&gates=1" },
  { title: "the documentation", path: "/docs/how-to-call/" },
  { title: "a page that is not there", path: "/404.html" },
];

for (const { title, path, act } of TEMPLATES) {
  test(`axe finds nothing, light or dark: ${title}`, async ({ page }) => {
    await page.goto(path);
    await act?.(page);
    await expectAccessible(page);
  });
}
