import { defineConfig, type LaunchOptions, type Project } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.ts";
import { freePort } from "./tests/support/free-port.ts";

// Workers load this file too and must find the port that the first process chose.
const port = (process.env["BROWSER_TEST_PORT"] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

/** Where the width of the window matters most: `npm test` looks at them in both. */
const BY_WIDTH = ["first-view", "layout", "saved", "wish"];

/** What does not depend on the window, or sets the windows it looks at itself, is tested once also before a release. */
const ANY_WINDOW = [
  "docs",
  "drawing-text",
  "early-input",
  "export",
  "desk-publishing",
  "keyboard",
  "own-service",
  "quote-endpoint",
  "links",
  "object-words",
  "offer",
  "offline",
  "older-list",
  "pages",
  "parity",
  "search",
  "templates",
  "update",
  "wish-search",
];

const specs = (names: readonly string[]): string[] => names.map((name) => `**/${name}.spec.ts`);
const DESKTOP: Project["use"] = { viewport: { width: 1440, height: 900 } };
const PHONE: Project["use"] = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Without 3D: most tests look at no hangar that turns, and drawing it without a graphics card keeps a machine busy. */
const BROWSER: LaunchOptions = { ...chromiumOptions(), args: ["--disable-3d-apis"] };

/** Pages of the products under test: a journey a flow in `npm test`, everything in both windows before a release. */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  // A busy machine may break a journey once; the report names it "flaky" then.
  retries: 1,
  // Without `allow` of its own no test has every page put the whole site by for offline.
  use: { baseURL, locale: "ru-RU", serviceWorkers: "block", launchOptions: BROWSER },
  projects: [
    { name: "desktop", testDir: "tests/browser", testMatch: "**/*.spec.ts", use: DESKTOP },
    { name: "phone", testDir: "tests/browser", testMatch: specs(BY_WIDTH), use: PHONE },
    { name: "release-desktop", testMatch: "**/browser/**/*.spec.ts", use: DESKTOP },
    { name: "release-phone", testMatch: "**/browser/**/*.spec.ts", testIgnore: specs(ANY_WINDOW), use: PHONE },
  ],
  webServer: {
    command: `"${process.execPath}" tests/browser/servers/serve-product.ts`,
    url: baseURL,
    // The products may be built first.
    timeout: 600_000,
    env: { HOST: "127.0.0.1", PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
