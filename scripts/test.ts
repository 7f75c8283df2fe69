import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "./root.ts";
import { readCount, type Count } from "./test/report.ts";
import { SUITES, type Part } from "./test/suites.ts";

/*
 * npm test, npm run test:release, npm run test:nightly [-- <part>…]: every part to its end, so that one run tells all,
 * and each tells what it has to say when it is done. The last lines name what failed and what was not run, and sum up the
 * tests; a part that fails without a failed test counts as one.
 */
const [suite = "", ...names] = process.argv.slice(2);
const groups = SUITES[suite];
if (groups === undefined) throw new Error(`${suite} is no suite: ${Object.keys(SUITES).join(", ")}`);
const known = groups.flat().map(({ name }) => name);
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`No part of this suite: ${unknown.join(", ")}. Its parts: ${known.join(", ")}`);
  process.exit(2);
}

const reports = join(root, ".build/reports", suite);
/** The build's address and port are part of what is tested: the caller's own must not change them. */
const { SITE_URL, HOST, PORT, ...inherited } = process.env;

const total = { passed: 0, failed: [] as string[], notRun: [] as string[] };

/** Adds to the total what a part came to; whether it is well. */
async function run({ name, command, report, env }: Part): Promise<boolean> {
  const file = join(reports, `${name}.json`);
  const reporters = {
    vitest: ` --reporter=default --reporter=json --outputFile.json="${file}"`,
    playwright: " --reporter=line,json",
  };
  const began = Date.now();
  const child = spawn(`${command}${report ? reporters[report] : ""} 2>&1`, {
    cwd: root,
    env: { ...inherited, ASTRO_TELEMETRY_DISABLED: "1", PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env },
    shell: true,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => void child.on("close", resolve));
  const output = await text(child.stdout);
  const status = await ended;
  console.log(`\n── ${name} (${Math.round((Date.now() - began) / 1000)} s): ${command}\n${output.trimEnd()}`);
  const count: Count = report ? readCount(file) : { passed: 0, failed: [] };
  if (status !== 0 && count.failed.length === 0) count.failed.push(name);
  total.passed += count.passed;
  total.failed.push(...count.failed);
  total.notRun.push(...(output.match(/^not run: .*$/gm) ?? []));
  return status === 0;
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let product: Promise<boolean> = Promise.resolve(true);
for (const group of groups) {
  const waiting = group.filter(({ name }) => names.length === 0 || names.includes(name));
  const lane = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      if (part.needsProduct && !(await product)) {
        console.log(`\n── ${part.name}`);
        total.notRun.push(`not run: ${part.name}, for the build failed`);
        continue;
      }
      const well = run(part);
      if (part.makesProduct) product = well;
      await well;
    }
  };
  // Two at a time: most work on one core.
  await Promise.all([lane(), lane()]);
}
process.exitCode = total.failed.length === 0 ? 0 : 1;
console.log(["", ...total.notRun, ...total.failed.map((name) => `✗ ${name}`)].join("\n"));
console.log(`${total.passed} passed, ${total.failed.length} failed`);
