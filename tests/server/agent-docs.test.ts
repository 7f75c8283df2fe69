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
const LINKS = "markdown-link-portability";
let results: CheckResult[];

beforeAll(async () => {
  server = await RunningServer.start();
  const options = {
    canonicalOrigin: engine.baseUrl,
    samplingStrategy: "curated",
    curatedPages: sitePages().map((path) => server.url + path),
    requestDelay: 0,
    maxConcurrency: 8,
    // A busy machine is no fault of a page.
    requestTimeout: 120_000,
  } as const;
  // Whoever reads pages for seconds without a break finds its connections closed: links are followed in a run of their own.
  const pages = await runChecks(server.url, { ...options, skipCheckIds: ["llms-txt-links-resolve", LINKS] });
  const links = await runChecks(server.url, { ...options, checkIds: [LINKS] });
  results = [...pages.results.filter(({ id }) => id !== LINKS), ...links.results.filter(({ id }) => id === LINKS)];
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
