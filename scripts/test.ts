import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./root.ts";
import { readCount, type Count } from "./test-report.ts";

/*
 * npm test and npm run test:release: every check to its end, so that one run tells all. What works on one core goes two
 * at a time, and each tells what it has to say when it is done. The last lines name what failed and sum up the tests; a check
 * that fails without a failed test counts as one.
 */
interface Stage {
  script: string;
  /** Looks at the products that `test:products` makes and would only fail again when that failed. */
  needsProducts?: true;
  tests?: "vitest" | "playwright";
}

/** Groups come one after the other, and so do the stages of a group on each of two lanes. */
const DAILY: Stage[][] = [
  [
    { script: "test:products" },
    { script: "test:unit", tests: "vitest" },
    { script: "lint" },
    { script: "types" },
    { script: "test:built", tests: "vitest", needsProducts: true },
  ],
  [{ script: "test:browser", tests: "playwright", needsProducts: true }],
];

/**
 * What takes long, builds anew, hangs on programs of others or tries more of the same. A red run must be red again, so
 * the hostile inputs have one seed here; `npm run fuzz` draws another each time.
 */
const RELEASE: Stage[][] = [
  [{ script: "test:products" }],
  [
    { script: "test:properties", tests: "vitest", needsProducts: true },
    { script: "test:programs", tests: "vitest", needsProducts: true },
  ],
  [{ script: "fuzz -- --runs 20000 --seed 20261122", needsProducts: true }],
  [{ script: "soak -- --seconds 60 --seed 20261122", needsProducts: true }],
  [{ script: "test:hosts", tests: "vitest", needsProducts: true }],
  [{ script: "test:browser-release", tests: "playwright", needsProducts: true }],
];
const LANES = 2;

const isRelease = process.argv[2] === "release";
const reports = join(root, ".build/reports");

/** The build's address and port are part of what is tested: the caller's own must not change them. */
const { SITE_URL, HOST, PORT, ...inherited } = process.env;
const env = {
  ...inherited,
  ...(isRelease && { THOROUGH: "1" }),
  ASTRO_TELEMETRY_DISABLED: "1",
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, "playwright.json"),
};

async function run({ script, tests }: Stage): Promise<Count & { ok: boolean }> {
  const report = join(reports, tests === "playwright" ? "playwright.json" : `${script.replace(":", "-")}.json`);
  const reporters = {
    vitest: ` -- --reporter=default --reporter=json --outputFile.json="${report}"`,
    playwright: " -- --reporter=line,json",
  };
  const began = Date.now();
  const command = `npm run --silent ${script}${tests ? reporters[tests] : ""} 2>&1`;
  const child = spawn(command, { cwd: root, env, shell: true, stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => void child.on("close", resolve));
  const output = await text(child.stdout);
  const status = await ended;
  console.log(`\n── npm run ${script} (${Math.round((Date.now() - began) / 1000)} s)\n${output.trimEnd()}`);
  const count = tests ? readCount(report) : { passed: 0, failed: [] };
  if (status !== 0 && count.failed.length === 0) count.failed.push(`npm run ${script}`);
  return { ...count, ok: status === 0 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total: Count = { passed: 0, failed: [] };
let products: Promise<boolean> = Promise.resolve(true);
for (const group of isRelease ? RELEASE : DAILY) {
  const waiting = [...group];
  const lane = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage !== undefined; stage = waiting.shift()) {
      if (stage.needsProducts && !(await products)) {
        console.log(`\n── npm run ${stage.script}\nNot run: the build failed`);
        continue;
      }
      const result = run(stage);
      if (stage.script === "test:products") products = result.then(({ ok }) => ok);
      const { passed, failed } = await result;
      total.passed += passed;
      total.failed.push(...failed);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
process.exitCode = total.failed.length === 0 ? 0 : 1;
console.log(["", ...total.failed.map((name) => `✗ ${name}`)].join("\n"));
console.log(`${total.passed} passed, ${total.failed.length} failed`);
