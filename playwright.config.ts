import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.ts";
import { freePort } from "./tests/support/free-port.ts";

// Workers load this file too and must find the port that the first process chose.
const port = (process.env["BROWSER_TEST_PORT"] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

/** What does not depend on the window, or sets the windows it looks at itself, is tested once. */
const ANY_WINDOW = [
  "docs",
  "early-input",
  "first-view",
  "keyboard",
  "layout",
  "lead-endpoint",
  "links",
  "offer",
  "offline",
  "older-list",
  "pages",
  "parity",
  "search",
  "take-away",
  "update",
];

/** Pages of the product in dist/: `npm run build` comes first. */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  // Without `allow` of its own no test has every page put the whole site by for offline.
  use: { baseURL, locale: "ru-RU", serviceWorkers: "block", launchOptions: chromiumOptions() },
  projects: [
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    {
      name: "phone",
      testIgnore: ANY_WINDOW.map((name) => `${name}.spec.ts`),
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: `"${process.execPath}" dist/server.js`,
    url: baseURL,
    env: { HOST: "127.0.0.1", PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
