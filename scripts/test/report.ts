import { existsSync, readFileSync } from "node:fs";

export interface Count {
  passed: number;
  /** Names of the tests that failed. */
  failed: string[];
}

/** What Vitest writes as JSON, as far as it is read. */
interface VitestReport {
  numPassedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: { title: string; tests: { projectName: string; status: string }[] }[];
}

/** The same of Playwright. */
interface PlaywrightReport {
  stats: { expected: number };
  suites: PlaywrightSuite[];
}

/** What a report tells; nothing of one that was not written. */
export function readCount(file: string): Count {
  if (!existsSync(file)) return { passed: 0, failed: [] };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  if ("stats" in report) {
    return { passed: report.stats.expected, failed: report.suites.flatMap(failedJourneys) };
  }
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === "failed").map(({ fullName }) => fullName);
  return { passed: report.numPassedTests, failed };
}

function failedJourneys({ title, suites = [], specs = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName }) => `[${projectName}] ${title}: ${spec.title}`),
  );
  return [...own, ...suites.flatMap(failedJourneys)];
}
