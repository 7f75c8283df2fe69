import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** What the colours can spoil; whatever else axe looks at is the same in both. */
const OF_COLOURS = ["color-contrast", "link-in-text-block"];

/** The page as it stands, or the part of it, has nothing that axe finds fault with, in light and in dark colours. */
export async function expectAccessible(page: Page, part = "html"): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // No page has frames, for which alone axe would open a window of its own each time.
    const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
    if (colorScheme === "dark") axe.withRules(OF_COLOURS);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
  }
}
