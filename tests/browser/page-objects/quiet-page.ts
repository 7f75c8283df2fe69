import { expect, test as base, type ConsoleMessage } from "@playwright/test";

/** Playwright tells in the page's own console that a test goes without the service worker. */
export const isPlaywrights = (message: string): boolean =>
  message === "Service Worker registration blocked by Playwright";

/** A test that also fails when the page says anything in the console or throws: broken scripts and policy violations. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message: ConsoleMessage) => messages.push(message.text()));
      page.on("pageerror", (error) => messages.push(error.message));
      await use(undefined);
      expect(messages.filter((message) => !isPlaywrights(message))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
