import type { Page } from "@playwright/test";

/** Holds up what a page asks for under such addresses, as a slow connection does, until the returned function is called. */
export async function holdUp(page: Page, addresses: RegExp): Promise<() => void> {
  let letCome = () => {};
  const mayCome = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(addresses, async (route) => {
    await mayCome;
    await route.continue();
  });
  return letCome;
}
