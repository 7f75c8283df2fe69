import { expect, type Page } from "@playwright/test";

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

interface Focused {
  /** As `stops` names it. */
  stop: string;
  shows: boolean;
  isInView: boolean;
  /** What lies over it; empty where nothing does. */
  cover: string;
}

/** The focused element: whether its focus shows and nothing hides it. */
function focused(page: Page): Promise<Focused> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const framed = [element, element.closest("label"), element.closest(".entry")].filter((frame) => frame !== null);
    const shows = framed.some((frame) => getComputedStyle(frame).outlineStyle === "solid");
    const { top: highest, bottom: lowest } = element.getBoundingClientRect();
    // A control may be as good as unseen and stand for what is seen around it.
    const seen = element.closest("label") ?? element;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const isOwn = hit !== null && (seen.contains(hit) || hit.contains(seen));
    const isOver = hit?.closest(".total-bar, .site-header, .stage") ?? null;
    const isCovered = !isOwn || (isOver !== null && !isOver.contains(seen));
    return {
      stop: element.type === "radio" ? element.name : element.outerHTML,
      shows,
      isInView: lowest > 0 && highest < innerHeight,
      cover: isCovered ? (hit?.outerHTML.slice(0, 80) ?? "nothing") : "",
    };
  });
}

/** Tab reaches everything in the order of the page, and back; what has the focus always shows it and is never covered. */
export async function expectWalk(page: Page): Promise<void> {
  // Without gliding, what has the focus is in sight at once.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const expected = await stops(page);
  expect(expected.length).toBeGreaterThan(30);
  for (const stop of expected) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toEqual({ stop, shows: true, isInView: true, cover: "" });
  }
  for (const stop of expected.slice(0, -1).reverse()) {
    await page.keyboard.press("Shift+Tab");
    expect(await focused(page)).toMatchObject({ stop, cover: "" });
  }
}
