import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { engine } from "../support/built-product.ts";
import { sitePages } from "../support/docs/site-pages.ts";
import { RunningServer } from "../server/running-server.ts";
import { npx } from "./npx.ts";
import { lackOfPackages, part } from "./part.ts";

interface CheckResult {
  id: string;
  status: string;
  message: string;
}

/** Checks of the specification that are not run or have nothing to check here, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  "llms-txt-links-resolve":
    "asks other people's sites too; tests/server/site/text-links.test.ts follows all links to ours",
  "page-size-html": "the reference of all operations is one page for people; its twin leads to /openapi.json",
  "auth-alternative-access": "is for documentation behind a login; auth-gate-detection passes",
};

const CHECKER = "afdocs@0.22.2";
const LINKS = "markdown-link-portability";

part("the Agent-Friendly Documentation Spec", await lackOfPackages(CHECKER), () => {
  let server: RunningServer;
  let folder: string;
  let results: CheckResult[];

  beforeAll(async () => {
    server = await RunningServer.start();
    folder = await mkdtemp(join(tmpdir(), "agent-docs-"));
    const config = join(folder, "agent-docs.config.yml");
    const settings = {
      url: server.url,
      pages: sitePages().map((path) => server.url + path),
      options: {
        canonicalOrigin: engine.baseUrl,
        requestDelay: 0,
        maxConcurrency: 8,
        // A busy machine is no fault of a page.
        requestTimeout: 120_000,
      },
    };
    // JSON is YAML.
    await writeFile(config, JSON.stringify(settings));
    const check = async (...words: string[]): Promise<CheckResult[]> => {
      const args = ["check", "--config", config, "--format", "json", "--quiet", ...words];
      const { stdout, stderr } = await npx([CHECKER, ...args]);
      if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
      return (JSON.parse(stdout) as { results: CheckResult[] }).results;
    };
    // Whoever reads pages for seconds without a break finds its connections closed: links are followed in a run of their own.
    const pages = await check("--skip-checks", `llms-txt-links-resolve,${LINKS}`);
    const linksOnce = () => check("--checks", LINKS);
    // A link that is broken is so twice; on a busy machine a connection may close under the reader.
    const once = await linksOnce();
    const links = once.some(({ id, status }) => id === LINKS && status === "fail") ? await linksOnce() : once;
    results = [...pages.filter(({ id }) => id !== LINKS), ...links.filter(({ id }) => id === LINKS)];
  }, 600_000);
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await server.stop();
  });

  test("every page passes its checks", () => {
    expect(results.length).toBeGreaterThan(20);
    const faults = results.filter(({ id, status }) => status !== "pass" && !(id in EXCEPTIONS));
    expect(faults.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([]);
  });

  test("no exception is listed that is none", () => {
    const passed = results.filter(({ status }) => status === "pass").map(({ id }) => id);
    expect(passed.filter((id) => id in EXCEPTIONS)).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((id) => !results.some((result) => result.id === id))).toEqual([]);
  });
});
