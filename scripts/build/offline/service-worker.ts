import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join, matchesGlob } from "node:path";
import type { BuildOptions } from "esbuild";
import { HASHED_FOLDERS } from "../../../src/http/site/file-headers.ts";
import { PlainError } from "../../plain-error.ts";
import { root } from "../../root.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { hangarData, type BuiltEngine } from "../bundle/bundle-engine.ts";
import { bundleBesideEngine, FOR_BROWSERS } from "../bundle/bundle-module.ts";
import { UNDERSTANDING_CALL, type BuiltUnderstanding } from "../bundle/bundle-understanding.ts";
import { pathsIn } from "../files-of.ts";
import { filesAtInstall, PRICE_LIST } from "./files-at-install.ts";
import { keepOutside } from "../place/keep-outside.ts";

/** Largest file that a visitor's device keeps, bytes: a larger one stops the build. */
const LARGEST_FILE = 2_000_000;

/** Enough to tell one build's file from the next one's; each more is a byte of the worker for every file. */
const REVISION_DIGITS = 12;

/**
 * For crawlers, language models and editors; version.json, the desk's texts and the workbook with its prices tell what the
 * server has now, which no cache can.
 */
const LEFT_OUT = [
  "robots.txt",
  "sitemap-*.xml",
  "og.png",
  "**/llms-full.txt",
  "mcp/**",
  "**/prices/feed.xml",
  "version.json",
  "**/calculator.xlsx",
  "desk/*.json",
  "**/*.md",
  "**/*.d.ts",
  "**/*.map",
  "sw.js",
  ".well-known/**",
];

async function bundle(
  entry: string,
  outfile: string,
  options: Pick<BuildOptions, "plugins" | "define">,
): Promise<void> {
  const { metafile } = await bundleBesideEngine("sw.js", {
    ...FOR_BROWSERS,
    entryPoints: [join(root, "src/service-worker", entry)],
    outfile,
    ...options,
    define: { "process.env.NODE_ENV": '"production"', ...options.define },
  });
  const strangers = Object.keys(metafile.inputs).filter((file) => /src\/mcp\/|@modelcontextprotocol/.test(file));
  if (strangers.length > 0) throw new PlainError(`sw.js must not hold MCP: ${strangers.join(", ")}`);
}

/** `<site>/sw.js`, and in it the list of every file of the finished site that a visitor's browser keeps. */
export async function buildServiceWorker(
  engine: BuiltEngine,
  { callPath }: BuiltUnderstanding,
  data: HangarData,
  site: string,
): Promise<void> {
  await bundle("service-worker.ts", join(site, "sw.js"), {
    plugins: [keepOutside(/^hangar-engine$/, engine.path), keepOutside(UNDERSTANDING_CALL, callPath), hangarData(data)],
    define: { "self.__WB_MANIFEST": JSON.stringify(await keptFiles(site)) },
  });
}

/** What `src/service-worker/to-cache.ts` reads. */
async function keptFiles(site: string) {
  const atInstall = await filesAtInstall(site);
  const kept = (await pathsIn(site)).filter((file) => {
    // An older list would be a line of every worker, for ever.
    if (PRICE_LIST.test(file) && !atInstall.has(file)) return false;
    return !LEFT_OUT.some((pattern) => matchesGlob(file, pattern));
  });
  return Promise.all(
    kept.map(async (file) => {
      const bytes = await readFile(join(site, file));
      if (bytes.length > LARGEST_FILE) throw new PlainError(`${file} is too large for a visitor's device to keep`);
      // A name that holds the hash of its content is its own revision; the others' are as long as such a hash.
      const isHashed = HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
      const revision = isHashed ? null : createHash("md5").update(bytes).digest("hex").slice(0, REVISION_DIGITS);
      return { url: address(file), revision, ...(!atInstall.has(file) && { whenVisited: true }) };
    }),
  );
}

/** Where the site serves a file: `docs/index.html` is the page `/docs/`. */
function address(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** `<site>/sw.js` that takes every worker in the field out. */
export async function buildKillSwitch(site: string): Promise<void> {
  await bundle("kill-switch.ts", join(site, "sw.js"), {});
}

/** `<site>/version.json`: by it an open page learns what the server has now. */
export async function writeVersion(build: string, engine: BuiltEngine, site: string): Promise<void> {
  await writeFile(join(site, "version.json"), JSON.stringify({ build, engine: engine.path }));
}
