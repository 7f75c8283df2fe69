import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build, type Plugin } from "esbuild";
import { injectManifest } from "workbox-build";
import { isEngineCode } from "../engine-copies.ts";
import { PlainError } from "../plain-error.ts";
import { root } from "../root.ts";
import type { BuiltEngine } from "./bundle-engine.ts";
import { keepOutside } from "./keep-outside.ts";
import { noteShipped } from "./shipped-packages.ts";

/** Largest file that a visitor's device keeps, bytes: a larger one would be left out in silence, so it stops the build. */
const LARGEST_FILE = 2_000_000;

async function bundle(entry: string, outfile: string, plugins: Plugin[]): Promise<void> {
  const { metafile } = await build({
    entryPoints: [join(root, "src/service-worker", entry)],
    outfile,
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    metafile: true,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins,
  });
  noteShipped(metafile);
  const copies = Object.keys(metafile.inputs).filter(isEngineCode);
  if (copies.length > 0) throw new PlainError(`sw.js must import hangar-engine, not a copy of ${copies.join(", ")}`);
  const strangers = Object.keys(metafile.inputs).filter((file) => /src\/mcp\/|@modelcontextprotocol/.test(file));
  if (strangers.length > 0) throw new PlainError(`sw.js must not hold MCP: ${strangers.join(", ")}`);
}

/**
 * `<site>/sw.js`, and in it the list of every file of the finished site that a visitor's browser keeps. `work` is room
 * for what it is made from.
 */
export async function buildServiceWorker(engine: BuiltEngine, site: string, work: string): Promise<void> {
  const bundled = join(work, "sw.js");
  await bundle("service-worker.ts", bundled, [keepOutside(/^hangar-engine$/, engine.path)]);
  const { warnings } = await injectManifest({
    swSrc: bundled,
    swDest: join(site, "sw.js"),
    globDirectory: site,
    globPatterns: ["**/*"],
    // For crawlers, language models and editors; version.json tells what the server has now, which no cache can.
    globIgnores: [
      "robots.txt",
      "sitemap-*.xml",
      "og.png",
      "llms-full.txt",
      "mcp/**",
      "version.json",
      "**/*.md",
      "**/*.d.ts",
      "**/*.map",
    ],
    dontCacheBustURLsMatching: /^_(astro|engine)\//,
    maximumFileSizeToCacheInBytes: LARGEST_FILE,
    manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: address(entry.url) })) })],
  });
  if (warnings.length > 0) throw new PlainError(warnings.join("\n"));
}

/** Where the site serves a file: `docs/index.html` is the page `/docs/`. */
function address(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
}

/** `<site>/sw.js` that takes every worker in the field out. */
export async function buildKillSwitch(site: string): Promise<void> {
  await bundle("kill-switch.ts", join(site, "sw.js"), []);
}

/** `<site>/version.json`: by it an open page learns what the server has now. */
export async function writeVersion(build: string, engine: BuiltEngine, site: string): Promise<void> {
  await writeFile(join(site, "version.json"), JSON.stringify({ build, engine: engine.path }));
}
