/** One of the things that a suite runs, callable alone by its name. */
export interface Part {
  name: string;
  /** For a shell in the project's folder, with the packages' programs on its path. */
  command: string;
  /** Whose report counts its tests. */
  report?: "vitest" | "playwright";
  makesProduct?: true;
  /** Looks at the product under test, and would only fail again when that was not built. */
  needsProduct?: true;
  env?: NodeJS.ProcessEnv;
}

const vitest = (name: string, projects: string, more: Partial<Part> = {}): Part => ({
  name,
  command: `vitest run ${projects}`,
  report: "vitest",
  ...more,
});
const browser = (name: string, ...projects: string[]): Part => ({
  name,
  command: ["playwright test", ...projects.map((project) => `--project ${project}`)].join(" "),
  report: "playwright",
  needsProduct: true,
});
const needsProduct = { needsProduct: true } as const;

const PRODUCT: Part = { name: "product", command: "node tests/support/product.ts", makesProduct: true };
/** A red run must be red again, so the short runs have one seed; the long ones draw another each night and print it. */
const SEED = "--seed 20261122";

/** By the name of the suite: groups come one after the other, and the parts of a group two at a time. */
export const SUITES: Record<string, Part[][]> = {
  daily: [
    [
      PRODUCT,
      vitest("unit", "--project unit --project isolated"),
      { name: "types", command: "npm run --silent types" },
      { name: "lint", command: "npm run --silent lint" },
      vitest("built", "--project built", needsProduct),
    ],
    [browser("browser", "desktop")],
  ],
  // Other windows, hosts, builds and programs; nothing of the daily suite again.
  release: [
    [PRODUCT],
    [
      vitest("programs", "--project release", needsProduct),
      vitest("hosts", "--project hosts", needsProduct),
      { name: "fuzz", command: `node scripts/fuzz.ts --runs 20000 ${SEED}`, ...needsProduct },
    ],
    [{ name: "soak", command: `node scripts/soak.ts --seconds 30 ${SEED}`, ...needsProduct }],
    [browser("browser", "phone", "release")],
  ],
  // Everything that is long, and the programs of others.
  nightly: [
    [PRODUCT],
    [
      {
        name: "properties",
        command: "vitest related --run --project unit --project isolated --project built tests/support/runs.ts",
        report: "vitest",
        env: { THOROUGH: "1" },
        ...needsProduct,
      },
      vitest("programs", "--project nightly", needsProduct),
    ],
    [browser("browser", "nightly")],
    [{ name: "fuzz", command: "node scripts/fuzz.ts", ...needsProduct }],
    [{ name: "soak", command: "node scripts/soak.ts", ...needsProduct }],
    [{ name: "lighthouse", command: "node tests/nightly/lighthouse.ts", ...needsProduct }],
    [{ name: "bench", command: "npm run --silent bench -- --quick" }],
  ],
};
