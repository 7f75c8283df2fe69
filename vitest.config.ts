import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { root } from "./scripts/root.ts";
import { hangarData } from "./scripts/vite/hangar-data.ts";

export default defineConfig({
  // Unit tests name sizes and sums: they must not hang on what the manufacturer edits.
  plugins: [hangarData(join(root, "tests/support/example-prices"))],
  resolve: { tsconfigPaths: true },
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  test: {
    // A busy machine is no fault of the product.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "unit", include: ["src/**/*.test.{ts,tsx}", "tests/unit/**/*.test.ts"] } },
      {
        extends: true,
        // Against the product in dist/: `npm run build` comes first.
        test: { name: "built", include: ["tests/**/*.test.ts"], exclude: ["tests/unit/**", "tests/parity/**"] },
      },
      {
        extends: true,
        // Against the product in dist/ on other runtimes, which npx brings.
        test: { name: "hosts", include: ["tests/parity/**/*.test.ts"], testTimeout: 120_000 },
      },
    ],
  },
});
