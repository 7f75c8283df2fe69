import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { HOST_NAMES } from "../../../scripts/build/hosts.ts";
import { root } from "../../../scripts/root.ts";

/*
 * The pipelines that publish a price list where the server does not: each step is a script of this project or the command
 * that the documentation gives for the host.
 */
const text = (file: string): string => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(text("package.json")) as { scripts: Record<string, string> };
const guide = text("src/content/docs/hosting.mdx");

interface Workflow {
  jobs: { publish: { steps: { run?: string }[] } };
}

const steps = {
  ".github/workflows/prices.yml": (parse(text(".github/workflows/prices.yml")) as Workflow).jobs.publish.steps.flatMap(
    ({ run }) => run ?? [],
  ),
  ".gitlab-ci.yml": (parse(text(".gitlab-ci.yml")) as { publish: { script: string[] } }).publish.script,
};

describe.each(Object.entries(steps))("%s", (_, commands) => {
  test("runs scripts that there are, in their order: proven, built, deployed", () => {
    const run = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(run).toEqual(["prices", "build"]);
    for (const script of run) expect(scripts).toHaveProperty(script);
  });

  test("deploys to hosts that a build is made for, as their guide says", () => {
    const deploy = commands.at(-1)!;
    const hosts = [...deploy.matchAll(/^\s*(\w+)\) (npx .*) ;;$/gm)];
    expect(hosts.map(([, host]) => host)).toEqual(["cloudflare", "netlify", "vercel"]);
    for (const [, host, command] of hosts) {
      expect(HOST_NAMES).toContain(host);
      expect(guide).toContain(command!.replace(" --yes", ""));
    }
  });
});
