import { runChecks, type CheckResult } from "afdocs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { sitePages } from "../support/site-pages.ts";
import { RunningServer } from "./running-server.ts";

/** Checks of the specification that are not run or have nothing to check here, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "llms-txt-links-resolve": "asks other people's sites too; tests/server/text-links.test.ts follows all links to ours",
  "page-size-html": "the reference of all operations is one page for people; its twin leads to /openapi.json",
  "auth-alternative-access": "is for documentation behind a login; auth-gate-detection passes",
};

let server: RunningServer;
let results: CheckResult[];

beforeAll(async () => {
  server = await RunningServer.start();
  const report = await runChecks(server.url, {
    canonicalOrigin: engine.baseUrl,
    samplingStrategy: "curated",
    curatedPages: sitePages().map((path) => server.url + path),
    skipCheckIds: ["llms-txt-links-resolve"],
    requestDelay: 0,
    maxConcurrency: 8,
    // A busy machine is no fault of a page.
    requestTimeout: 120_000,
  });
  results = report.results;
}, 300_000);
afterAll(() => server.stop());

test("every page passes the checks of the Agent-Friendly Documentation Spec", () => {
  expect(results.length).toBeGreaterThan(20);
  const faults = results.filter(({ id, status }) => status !== "pass" && !(id in EXCEPTIONS));
  expect(faults.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([]);
});

test("no exception is listed that is none", () => {
  const passed = results.filter(({ status }) => status === "pass").map(({ id }) => id);
  expect(passed.filter((id) => id in EXCEPTIONS)).toEqual([]);
  expect(Object.keys(EXCEPTIONS).filter((id) => !results.some((result) => result.id === id))).toEqual([]);
});
