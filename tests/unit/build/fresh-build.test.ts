import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { freshBuild, freshOrFormerBuild } from "../../../scripts/build/place/fresh-build.ts";
import { root } from "../../../scripts/root.ts";
import { hashInputs } from "../../../scripts/build/place/stamp.ts";
import { temporaryFolder } from "../../support/files/temporary-folder.ts";
import { examplePrices } from "../../support/product.ts";

let folder: string;
temporaryFolder((made) => (folder = made));
const at = (...names: string[]): string => join(folder, ...names);

/** A build that fails, as one of prices that somebody is in the midst of editing. */
const run = vi.fn(() => false);
beforeEach(() => void run.mockClear());

const start = (): Promise<void> => freshOrFormerBuild({ prices: examplePrices, out: at("out"), stdio: "ignore", run });

test("where nothing was built before, a build that fails leaves nothing to serve", async () => {
  await expect(start()).rejects.toThrow("Nothing to serve: the build failed");
  const words = ["--prices", examplePrices, "--out", at("out")];
  expect(run).toHaveBeenCalledExactlyOnceWith(join(root, "scripts/build.ts"), words, process.env, "ignore");
});

test("where something was, that is served on, and the log says so loudly", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  mkdirSync(at("out"));
  writeFileSync(at("out/build.json"), JSON.stringify({ inputs: "former", siteUrl: "https://example.com" }));
  await start();
  expect(log.mock.calls.join()).toMatch(/^THE BUILD FAILED for what is said above. Served is the former one, \w{10}: /);
  log.mockRestore();
});

test("a setting that makes no sense is not passed over", async () => {
  mkdirSync(at("out"));
  writeFileSync(at("out/build.json"), "{}");
  const wanted = { prices: examplePrices, out: at("out"), env: { SITE_URL: "example" }, stdio: "ignore", run } as const;
  await expect(freshOrFormerBuild(wanted)).rejects.toThrow("SITE_URL");
});

test("a build for another local address will do where its port is none of one's own, and for another named one never", async () => {
  mkdirSync(at("out"));
  cpSync(examplePrices, at("lists"), { recursive: true });
  const stamp = { inputs: await hashInputs(at("lists")), siteUrl: "http://localhost:5125", siteUrlGiven: false };
  writeFileSync(at("out/build.json"), JSON.stringify(stamp));
  const wanted = { prices: at("lists"), out: at("out"), stdio: "ignore", takesAnyPort: true, run } as const;
  await expect(freshBuild({ ...wanted, env: {} })).resolves.toBe(at("out"));
  await expect(freshBuild({ ...wanted, env: { SITE_URL: "https://calc.example.com" } })).rejects.toThrow(
    "the build failed",
  );
  expect(run).toHaveBeenCalledTimes(1);
  writeFileSync(at("lists/purposes.yaml"), "");
  await expect(freshBuild({ ...wanted, env: {} })).rejects.toThrow("the build failed");
});
