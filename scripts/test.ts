import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.ts";

/*
 * npm test: every check in turn, each to its end, so that one run tells all. The last line sums up the tests;
 * a check that fails without a failed test counts as one.
 */
interface Stage {
  script: string;
  /** Looks at the product in dist/ and would judge an old one when the build failed. */
  needsBuild?: true;
  tests?: "vitest" | "playwright";
}

const STAGES: Stage[] = [
  { script: "lint" },
  { script: "types" },
  { script: "test:unit", tests: "vitest" },
  { script: "build" },
  { script: "test:built", tests: "vitest", needsBuild: true },
  { script: "fuzz -- --runs 5000", needsBuild: true },
  { script: "soak -- --seconds 20", needsBuild: true },
  { script: "test:browser", tests: "playwright", needsBuild: true },
  { script: "test:hosts", tests: "vitest", needsBuild: true },
];

const reports = join(root, ".build/reports");

/** The build's address and port are part of what is tested: the caller's own must not change them. */
const { SITE_URL, HOST, PORT, ...inherited } = process.env;
const env = {
  ...inherited,
  ASTRO_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
};

interface Count {
  passed: number;
  failed: number;
}

function readCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const report = JSON.parse(readFileSync(file, "utf8"));
  if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected };
  return { passed: report.numPassedTests, failed: report.numFailedTests };
}

function run({ script, tests }: Stage): Count & { ok: boolean } {
  const report = join(reports, tests === "playwright" ? "playwright.json" : `${script.replace(":", "-")}.json`);
  const reporters = {
    vitest: ` -- --reporter=default --reporter=json --outputFile.json="${report}"`,
    playwright: " -- --reporter=line,json",
  };
  const { status } = spawnSync(`npm run --silent ${script}${tests ? reporters[tests] : ""}`, {
    cwd: root,
    env,
    shell: true,
    stdio: "inherit",
  });
  const count = tests ? readCount(report) : { passed: 0, failed: 0 };
  if (status !== 0 && count.failed === 0) count.failed = 1;
  return { ...count, ok: status === 0 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
let built = true;
for (const stage of STAGES) {
  console.log(`\n── npm run ${stage.script}`);
  if (stage.needsBuild && !built) {
    console.log("Not run: the build failed");
    continue;
  }
  const { ok, passed, failed } = run(stage);
  if (stage.script === "build") built = ok;
  total.passed += passed;
  total.failed += failed;
}
process.exitCode = total.failed === 0 ? 0 : 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
