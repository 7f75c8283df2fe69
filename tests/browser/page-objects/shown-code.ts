import type { Page } from "@playwright/test";

/** The piece of code on /docs/embedding/ that holds these words, with the address of the server that is tested. */
export async function shownCode(page: Page, calculator: string, words: string): Promise<string> {
  await page.goto("/docs/embedding/");
  const codes = await page
    .locator(".expressive-code pre")
    .evaluateAll((blocks) =>
      blocks.map((block) =>
        [...block.querySelectorAll(".ec-line")].map(({ textContent }) => textContent!.replace(/\n$/, "")).join("\n"),
      ),
    );
  const found = codes.filter((code) => code.includes(words));
  if (found.length !== 1) throw new Error(`${found.length} pieces of code with ${words}`);
  const site = await page.locator("link[rel=canonical]").getAttribute("href");
  return found[0]!.replaceAll(new URL(site!).origin, calculator);
}
