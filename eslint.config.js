import eslint from "@eslint/js";
import astro from "eslint-plugin-astro";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";
import { enginePurity } from "./scripts/lint/engine-purity.ts";
import { importDirection } from "./scripts/lint/import-direction.ts";

export default defineConfig([
  globalIgnores(["dist", ".astro/", ".build/", "test-results/", "playwright-report/"]),
  eslint.configs.recommended,
  typescript.configs.strict,
  astro.configs["flat/recommended"],
  {
    rules: {
      // TypeScript finds undefined names, and knows the browser's from Node's.
      "no-undef": "off",
      "@typescript-eslint/no-non-null-assertion": "off",
      // `const { left_out, ...rest }` is how a field is left out.
      "@typescript-eslint/no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "@typescript-eslint/consistent-type-imports": ["error", { disallowTypeAnnotations: false }],
      "@typescript-eslint/no-import-type-side-effects": "error",
    },
  },
  {
    plugins: { hangar: { rules: { "import-direction": importDirection } } },
    rules: { "hangar/import-direction": "error" },
  },
  {
    files: ["tests/**/*.ts"],
    ignores: ["tests/shipped/**"],
    rules: {
      "no-restricted-syntax": [
        "error",
        ...[
          "Literal[value=/^(\\.\\.\\/)*(dist|prices)\\/./]:not(CallExpression[callee.name='join'] > Literal)",
          "CallExpression:matches([callee.name='cpSync'], [callee.property.name='serve']) > Literal:first-child",
        ].map((selector) => ({
          selector,
          message: "The manufacturer's own prices may change at any time: take `product` or `examplePrices`.",
        })),
      ],
    },
  },
  {
    files: [
      "src/text/**/*.ts",
      "src/formula/**/*.ts",
      "src/options/**/*.ts",
      "src/engine/**/*.ts",
      "src/search/**/*.ts",
      "src/understanding/**/*.ts",
    ],
    ignores: ["**/*.test.ts"],
    rules: enginePurity,
  },
  {
    files: ["src/services/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": [
        "error",
        ...["Request", "Response", "Headers", "fetch", "document", "window", "process"].map((name) => ({
          name,
          message: "A service is data in and data out: HTTP and pages are for the doors.",
        })),
      ],
    },
  },
]);
