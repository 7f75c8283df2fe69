import { execFileSync } from "node:child_process";
import { chromiumOptions } from "../../scripts/chromium.ts";
import { RunningServer, SERVER } from "../server/running-server.ts";
import makeProduct from "../support/product.ts";

/*
 * npm run test:nightly -- lighthouse; of single pages: node tests/nightly/lighthouse.ts <path>…
 *
 * Pages of the product under test as Lighthouse judges them on a slow phone: the median of three runs each. Beneath a page
 * stand the audits that cost it something; exit code 1 where a page has less than it must. npx brings the program.
 */

/** Later ones trace what makes Chromium 147 give up any page with a Referrer-Policy. */
const PROGRAM = "lighthouse@13.0.3";

/** What each page must have of 100. */
const LEAST = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 };
type Category = keyof typeof LEAST;

/** The selection by budget has no English page. */
const PAGES = ["/", "/en/", "/podbor/", "/docs/", "/en/docs/", "/docs/openapi/", "/en/docs/openapi/"];
const RUNS = 3;

/** What is read of its report. */
interface Report {
  categories: Record<Category, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; displayValue?: string }>;
}

const { executablePath, env } = chromiumOptions();
const options = {
  encoding: "utf8",
  env: { ...process.env, ...env, ...(executablePath !== undefined && { CHROME_PATH: executablePath }) },
  maxBuffer: 2 ** 28,
} as const;

function lighthouse(...words: string[]): string {
  return execFileSync("npx", ["--yes", PROGRAM, ...words], options);
}

function judge(url: string): Report {
  const chrome = "--chrome-flags=--headless --no-sandbox";
  const only = `--only-categories=${Object.keys(LEAST).join(",")}`;
  return JSON.parse(lighthouse(url, "--quiet", "--output=json", only, chrome)) as Report;
}

const scoreOf = (report: Report, category: Category): number => Math.round(report.categories[category].score * 100);

/** The audits of a category that took something of its score. */
function costs({ categories, audits }: Report, category: Category): string[] {
  const refs = categories[category].auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]!.score ?? 1) < 1);
  return refs.map(({ id }) => `  ${category}: ${id} ${audits[id]!.score} ${audits[id]!.displayValue ?? ""}`);
}

try {
  console.log(`Lighthouse ${lighthouse("--version").trim()}`);
} catch {
  console.log(`not run: Lighthouse: npx does not bring ${PROGRAM} to this machine`);
  process.exit();
}
await makeProduct();
const server = await RunningServer.start(SERVER);
const asked = process.argv.slice(2);
try {
  for (const path of asked.length > 0 ? asked : PAGES) {
    const runs = Array.from({ length: RUNS }, () => judge(server.url + path));
    const told = (Object.keys(LEAST) as Category[]).map((category) => {
      const [median] = runs.toSorted((a, b) => scoreOf(a, category) - scoreOf(b, category)).slice(RUNS >> 1);
      const score = scoreOf(median!, category);
      if (score >= LEAST[category]) return { word: `${category} ${score}`, lines: costs(median!, category) };
      process.exitCode = 1;
      return { word: `${category} ${score}, LESS THAN ${LEAST[category]}`, lines: costs(median!, category) };
    });
    console.log(
      [`${path}  ${told.map(({ word }) => word).join("  ")}`, ...told.flatMap(({ lines }) => lines)].join("\n"),
    );
  }
} finally {
  await server.stop();
}
