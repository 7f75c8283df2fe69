import { spawnSync } from "node:child_process";
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
  jobs: { publish: { env: Record<string, string>; steps: { run?: string; with?: { path?: string } }[] } };
}
interface Pipeline {
  publish: { cache: { paths: string[] }[]; script: string[] };
}

const { publish: onGitHub } = (parse(text(".github/workflows/prices.yml")) as Workflow).jobs;
const { publish: onGitLab } = parse(text(".gitlab-ci.yml")) as Pipeline;

const steps = {
  ".github/workflows/prices.yml": onGitHub.steps.flatMap(({ run }) => run ?? []),
  ".gitlab-ci.yml": onGitLab.script,
};

test("the build before is there when the next is made", () => {
  expect(onGitHub.steps.flatMap((step) => step.with?.path ?? [])).toEqual([".build/dist\ndist\n"]);
  expect(onGitLab.cache.map(({ paths }) => paths)).toContainEqual([".build/dist/", "dist"]);
});

test("variables of a repository on GitHub come to a build", () => {
  for (const name of ["SITE_URL", "PUBLIC_LEAD_ENDPOINT"]) expect(onGitHub.env[name]).toBe(`\${{ vars.${name} }}`);
});

describe.each(Object.entries(steps))("%s", (_, commands) => {
  test("runs scripts that there are, in their order: proven, built, deployed", () => {
    const run = commands.flatMap((command) => /^npm run (\S+)/.exec(command)?.[1] ?? []);
    expect(run).toEqual(["prices", "build"]);
    for (const script of run) expect(scripts).toHaveProperty(script);
  });

  test.each([
    [undefined, 1],
    ["", 1],
    ["https://calc.example.com", 0],
  ])("goes on with SITE_URL %j: exit code %i", (SITE_URL, status) => {
    const { status: code, stderr } = spawnSync("sh", ["-c", commands[0]!], { env: { SITE_URL }, encoding: "utf8" });
    expect([code === 0 ? 0 : 1, /set the variable SITE_URL/.test(stderr)]).toEqual([status, status === 1]);
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
