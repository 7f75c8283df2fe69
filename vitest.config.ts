import { defineConfig } from "vitest/config";
import { hangarData } from "./scripts/vite/hangar-data.ts";
import { examplePrices } from "./tests/support/product.ts";

const UNIT = ["src/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"];
/** They put another engine in the place of the build's, for which their modules must be their own. */
const OTHER_ENGINES = ["src/calculator/link/older-list.test.ts", "src/calculator/link/no-longer-offered.test.ts"];

const MAKE_PRODUCT = "./tests/support/product.ts";
/** What a day's work does not wait for. */
const LATER = ["tests/parity/**", "tests/shipped/**", "tests/release/**", "tests/nightly/**"];

export default defineConfig({
  // Unit tests name sizes and sums: they must not hang on what the manufacturer edits.
  plugins: [hangarData(examplePrices)],
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    // A busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        // Most of a file's time would go to loading Astro, zod and the engine again.
        test: { name: "unit", include: UNIT, exclude: OTHER_ENGINES, pool: "threads", isolate: false },
      },
      { extends: true, test: { name: "isolated", include: OTHER_ENGINES } },
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/unit/**", ...LATER],
          isolate: false,
          globalSetup: MAKE_PRODUCT,
        },
      },
      {
        extends: true,
        // Before a release: what builds anew, strains a server, or runs programs that generators make.
        test: {
          name: "release",
          include: ["tests/release/**/*.test.ts", "tests/shipped/**/*.test.ts"],
          globalSetup: MAKE_PRODUCT,
        },
      },
      {
        extends: true,
        // On other runtimes, which npx brings.
        test: {
          name: "hosts",
          include: ["tests/parity/**/*.test.ts"],
          testTimeout: 120_000,
          globalSetup: MAKE_PRODUCT,
        },
      },
      {
        extends: true,
        // At night: what takes longest, and what programs of others have to say, which npx brings.
        test: { name: "nightly", include: ["tests/nightly/**/*.test.ts"], globalSetup: MAKE_PRODUCT },
      },
    ],
  },
});
