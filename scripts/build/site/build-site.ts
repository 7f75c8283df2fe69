import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { build } from "astro";
import type { ApiDocument } from "../../../src/documents/document-source.ts";
import type { HangarData } from "../../hangar-data-module.ts";
import { root } from "../../root.ts";
import { builtEngine } from "../../vite/built-engine.ts";
import { builtDocuments } from "../../vite/hangar-documents.ts";
import type { BuiltEngine } from "../bundle/bundle-engine.ts";
import type { BuiltUnderstanding } from "../bundle/bundle-understanding.ts";
import { shippedModules } from "../licences/shipped-packages.ts";
import { siteMap } from "./site-map.ts";

/** Astro renames files of its own folder to where it builds, which no other disk allows: here it never leaves that folder. */
const MADE = join(root, ".astro", "site");

/** Astro's pages, styles and scripts, made against the built engine, in `outDir`, which is not there yet. */
export async function buildSite(
  engine: BuiltEngine,
  understanding: BuiltUnderstanding,
  data: HangarData,
  documents: Readonly<Record<string, ApiDocument>>,
  outDir: string,
): Promise<void> {
  const plugins = () => [builtEngine(engine, understanding, data), builtDocuments(documents), shippedModules()];
  // A worker is bundled apart, by plugins of its own, and imports the same file of the engine.
  const vite = { plugins: plugins(), worker: { format: "es" as const, plugins } };
  const integrations = [siteMap(data.priceList.meta.version)];
  await build({ root, site: data.baseUrl, outDir: MADE, integrations, logLevel: "warn", vite });
  await cp(MADE, outDir, { recursive: true });
  await rm(MADE, { recursive: true });
}
