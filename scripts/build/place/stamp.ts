import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join, relative } from "node:path";
import { isHidden } from "../../prices/is-hidden.ts";
import { root } from "../../root.ts";
import { shortHash } from "../../short-hash.ts";
import { filesOf } from "../files-of.ts";

/** `dist/build.json`: what a build was made from. */
export interface Stamp {
  /** Hash over everything that a build reads, the address aside. */
  inputs: string;
  siteUrl: string;
  /** Whether SITE_URL was given, or the address was the one of a local server. */
  siteUrlGiven: boolean;
  /** PUBLIC_LEAD_ENDPOINT of the build. */
  leadEndpoint: string | null;
}

const INPUTS = [
  "src",
  "public",
  "scripts",
  "astro.config.mjs",
  "ec.config.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** What is measured of a build, which it names by this hash; pages of the next one show it. */
export const BENCH_RESULTS = "src/docs/bench/bench-results.json";

/** Tests, and what only they read. */
const OF_TESTS = /\.test\.tsx?$|^src\/.*\/(examples|faults|fixtures|phrases)\/.*\.yaml$/;

/**
 * Hash over the names and contents of the inputs; prices are the same wherever they lie, and in a repository of their own.
 * Tests do not change a build.
 */
export async function hashInputs(prices: string): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  for (const input of [...INPUTS.map((name) => join(root, name)), prices]) {
    if (!existsSync(input)) continue;
    const files = (await stat(input)).isDirectory() ? await filesOf(input) : [input];
    for (const file of files) {
      const name = input === prices ? join("prices", relative(prices, file)) : relative(root, file);
      const path = name.replaceAll("\\", "/");
      if (path === BENCH_RESULTS || OF_TESTS.test(path) || (input === prices && isHidden(prices, file))) continue;
      const content = await readFile(file);
      hash.update(`\n${name} ${content.length}\n`).update(content);
    }
  }
  return hash.digest("hex");
}

/** A short name for the build of a stamp: equal inputs make equal builds. */
export function buildId({ inputs, siteUrl, leadEndpoint }: Stamp): string {
  return shortHash(`${inputs} ${siteUrl} ${leadEndpoint}`);
}

/** The stamp of the build in a folder; none when there is no whole build. */
export async function readStamp(dist: string): Promise<Stamp | undefined> {
  const text = await readFile(join(dist, "build.json"), "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Stamp);
}
