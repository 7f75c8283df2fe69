import { expect, test as base, type ConsoleMessage } from "@playwright/test";

/**
 * What is no message of the page, though it stands in its console: Playwright's, that a test goes without the service
 * worker, and the driver's that draws 3D without a graphics card, that this is slow.
 */
export const isPlaywrights = (message: string): boolean =>
  message === "Service Worker registration blocked by Playwright" || /^\[\.WebGL-\w+\]GL Driver Message/.test(message);

/** A test that also fails when the page says anything in the console or throws: broken scripts and policy violations. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on("console", (message: ConsoleMessage) => {
        if (!isPlaywrights(message.text())) messages.push(`${message.text()} ${message.location().url}`);
      });
      page.on("pageerror", (error) => messages.push(error.message));
      await use(undefined);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
