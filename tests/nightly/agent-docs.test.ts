import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagesWithTwins } from "../support/built-pages.ts";
import { engine } from "../support/built-product.ts";
import { temporaryFolder } from "../support/files/temporary-folder.ts";
import { served } from "../server/served.ts";
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
  const server = served();
  let folder: string;
  temporaryFolder((made) => (folder = made));

  /** What the checker says of all pages with these words. */
  async function checked(...words: string[]): Promise<CheckResult[]> {
    const config = join(folder, "agent-docs.config.yml");
    const settings = {
      url: server.url,
      pages: (await pagesWithTwins()).map((path) => server.url + path),
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
    const args = ["check", "--config", config, "--format", "json", "--quiet", ...words];
    const { stdout, stderr } = await npx([CHECKER, ...args]);
    if (!stdout.startsWith("{")) throw new Error(stdout + stderr);
    return (JSON.parse(stdout) as { results: CheckResult[] }).results;
  }

  test("every page passes its checks, and no exception is listed that is none", { timeout: 600_000 }, async () => {
    // Whoever reads pages for seconds without a break finds its connections closed: links are followed in a run of their own.
    const pages = await checked("--skip-checks", `llms-txt-links-resolve,${LINKS}`);
    const links = await checked("--checks", LINKS);
    const results = [...pages.filter(({ id }) => id !== LINKS), ...links.filter(({ id }) => id === LINKS)];
    expect(results.length).toBeGreaterThan(20);
    const faults = results.filter(({ id, status }) => status !== "pass" && !(id in EXCEPTIONS));
    expect(faults.map(({ id, status, message }) => `${id} ${status}: ${message}`)).toEqual([]);
    const passed = results.filter(({ status }) => status === "pass").map(({ id }) => id);
    expect(passed.filter((id) => id in EXCEPTIONS)).toEqual([]);
    expect(Object.keys(EXCEPTIONS).filter((id) => !results.some((result) => result.id === id))).toEqual([]);
  });
});
