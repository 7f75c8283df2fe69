import { defineConfig, type LaunchOptions, type Project } from "@playwright/test";
import { chromiumOptions } from "./scripts/chromium.ts";
import { freePort } from "./tests/support/free-port.ts";

// Workers load this file too and must find the port that the first process chose.
const port = (process.env["BROWSER_TEST_PORT"] ??= String(await freePort()));
const baseURL = `http://127.0.0.1:${port}`;

const DESKTOP: Project["use"] = { viewport: { width: 1440, height: 900 } };
const PHONE: Project["use"] = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Without 3D: most tests look at no hangar that turns, and drawing it without a graphics card keeps a machine busy. */
const BROWSER: LaunchOptions = { ...chromiumOptions(), args: ["--disable-3d-apis"] };

/** Pages of the product under test: a journey a flow in `npm test`; what a phone has otherwise, a second product and long ways before a release; the matrix by night. */
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: Boolean(process.env["CI"]),
  // A journey that fails once is wrong, or the page is.
  retries: 0,
  // Without `allow` of its own no test has every page put the whole site by for offline.
  use: { baseURL, locale: "ru-RU", serviceWorkers: "block", launchOptions: BROWSER },
  projects: [
    { name: "desktop", testDir: "tests/browser", testIgnore: "phone/**", use: DESKTOP },
    { name: "phone", testDir: "tests/browser/phone", use: PHONE },
    { name: "release", testDir: "tests/release/browser", use: DESKTOP },
    { name: "nightly", testDir: "tests/nightly/browser", use: DESKTOP },
  ],
  webServer: {
    command: `"${process.execPath}" tests/browser/servers/serve-product.ts`,
    url: baseURL,
    // The product may be built first.
    timeout: 600_000,
    env: { HOST: "127.0.0.1", PORT: port },
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
