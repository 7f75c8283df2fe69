import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { filesOf } from "../files-of.ts";

/**
 * Static imports of built code, and the workers that it starts: these load anew, but then from the browser's cache.
 * `import()` has a bracket before its quotes and is left to its moment.
 */
const STATIC_IMPORT = /(?:\b(?:from|import)\s*|new Worker\(new URL\()["'`]([^"'`]+\.js)["'`]/g;
const MODULE_SCRIPT = /<script type="module" src="([^"]+)"/g;

/**
 * Names in the head of every page all that its scripts import, so that a browser fetches it at once and not in turn; the
 * page stands without them, so its styles go before.
 */
export async function preloadModules(site: string): Promise<void> {
  const files = await filesOf(site);
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = await readFile(page, "utf8");
    const scripts = [...html.matchAll(MODULE_SCRIPT)].map(([, src]) => src!);
    const imported = new Set<string>();
    for (const script of scripts) await addImports(site, script, imported);
    const links = [...imported].filter((path) => !scripts.includes(path)).map(link);
    await writeFile(
      page,
      html.replace("</head>", () => `${links.join("")}</head>`),
    );
  }
}

/** Paths are those of the site, from its root. */
async function addImports(site: string, path: string, all: Set<string>): Promise<void> {
  const code = await readFile(join(site, path), "utf8");
  for (const [, target] of code.matchAll(STATIC_IMPORT)) {
    const { pathname } = new URL(target!, `http://site${path}`);
    if (all.has(pathname)) continue;
    all.add(pathname);
    await addImports(site, pathname, all);
  }
}

const link = (path: string): string => `<link rel="modulepreload" href="${path}" fetchpriority="low">`;
