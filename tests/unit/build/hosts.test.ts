import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../../scripts/root.ts";
import { HOST_NAMES, hostsOf } from "../../../scripts/build/hosts.ts";
import { fileHeaders } from "../../../src/http/site/file-headers.ts";
import { headersFile } from "../../../src/http/hosts/headers-file.ts";
import { securityHeaders } from "../../../src/http/site/security-headers.ts";

test("every folder of a host is one that the build knows, and its steps are documented in both languages", () => {
  const entries = readdirSync(join(root, "src/http/hosts"), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.sort()).toEqual([...HOST_NAMES, "node"].sort());
  for (const page of ["hosting.mdx", "en/hosting.mdx"]) {
    const steps = readFileSync(join(root, "src/content/docs", page), "utf8");
    for (const host of HOST_NAMES) expect(steps).toContain(`npm run build -- --host ${host}\n`);
  }
});

test("a host that there is not is told, with those that there are", () => {
  expect(() => hostsOf(["deno", "heroku"])).toThrow(`There is no host heroku: choose of ${HOST_NAMES.join(", ")}`);
  expect(() => hostsOf(["constructor"])).toThrow("There is no host constructor");
  expect(hostsOf(["deno", "bun"])).toEqual(["deno", "bun"]);
});

test.each(["/_astro/page.abc.js", "/_engine/engine.abc.js"])("_headers gives %s what a server gives it", (path) => {
  const secured = { https: true, leadEndpoint: "https://crm.example/lead" };
  const rules = headersFile(secured).split("\n\n");
  const fitting = rules.filter((rule) => path.startsWith(rule.split("*")[0]!));
  expect(fitting).toHaveLength(1);
  const lines = Object.entries({ ...fileHeaders(path), ...securityHeaders(secured, path) });
  expect(fitting[0]!.trimEnd().split("\n").slice(1)).toEqual(lines.map(([name, value]) => `  ${name}: ${value}`));
  expect(fitting[0]).toContain("Strict-Transport-Security");
});

test("the container is not built without the address that its links lead to", () => {
  const { command } = /^RUN (?<command>: .*) && npm run build && cp /m.exec(
    readFileSync(join(root, "Dockerfile"), "utf8"),
  )!.groups!;
  const run = (env: Record<string, string>) => spawnSync("sh", ["-c", command!], { env, encoding: "utf8" });
  expect(run({ SITE_URL: "https://calc.example.com" }).status).toBe(0);
  for (const env of [{}, { SITE_URL: "" }]) {
    expect(run(env).status).not.toBe(0);
    expect(run(env).stderr).toContain("--build-arg SITE_URL");
  }
});

test("the container runs without the rights of root, and is asked whether it is healthy", () => {
  const [, served = ""] = readFileSync(join(root, "Dockerfile"), "utf8").split(/\n(?=FROM node:\d+-alpine)/);
  expect(served.match(/^(USER|CMD) .*/gm)).toEqual(["USER node", 'CMD ["node", "server.js"]']);
  expect(served).toMatch(/^HEALTHCHECK [^\n]*\\\n {2}CMD .*\/healthz"$/m);
});
