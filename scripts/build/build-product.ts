import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { apiDocuments } from "../../src/http/documents.ts";
import { registryEntry } from "../../src/documents/server-card.ts";
import type { ApiDocument } from "../../src/documents/document-source.ts";
import { llmsFull } from "../../src/documents/llms-full.ts";
import { mcpDefinition } from "../../src/mcp/definition.ts";
import type { Engine } from "../../src/engine/create-engine.ts";
import type { HangarData } from "../hangar-data-module.ts";
import { buildSite } from "./site/build-site.ts";
import { workbookDocuments } from "../../src/excel-calculator/workbook-documents.ts";
import { bookResults } from "../workbook/calculated-book.ts";
import { bundleDesk } from "./bundle/bundle-desk.ts";
import { bundleEmbed } from "./bundle/bundle-embed.ts";
import { bundleEngine } from "./bundle/bundle-engine.ts";
import { englishAnswers } from "./bundle/english-answers.ts";
import { bundleFormats } from "./bundle/bundle-formats.ts";
import { bundleMcp } from "./bundle/bundle-mcp.ts";
import { bundleMcpApp } from "./bundle/bundle-mcp-app.ts";
import { bundleUnderstanding } from "./bundle/bundle-understanding.ts";
import {
  bundleApplications,
  bundleFunction,
  bundleNodeServer,
  bundlePictures,
  bundlePost,
  bundleWatching,
} from "./bundle/bundle-server.ts";
import { engineTypes, understandingTypes } from "./bundle/engine-types.ts";
import { favicon, socialPicture, writeLogo } from "./site/pictures.ts";
import { inlineToFiles } from "./site/inline-to-files.ts";
import { writeLicences } from "./licences/licences.ts";
import { writeMarkdownTwins } from "./site/markdown-twins.ts";
import { oneStylesheet } from "./site/one-stylesheet.ts";
import { precompress } from "./precompress.ts";
import { preloadModules } from "./site/preload-modules.ts";
import { buildKillSwitch, buildServiceWorker, writeVersion } from "./offline/service-worker.ts";
import { withinBudgets } from "./size/budgets.ts";
import { skipFacades } from "./site/skip-facades.ts";
import { writeSearchIndex } from "./site/search-index.ts";

/** What is asked of a build besides its data. */
export interface ProductOptions {
  /** Tells this build from any other; stands in every page. */
  build: string;
  /** What that is made from: `inputs` of its stamp. */
  inputs: string;
  /** Instead of the service worker, one that takes it out of every browser. */
  killSwitch: boolean;
}

/** `/openapi.json`, `/llms.txt` and all other documents as files, for hosts that serve the site without the function. */
async function writeDocuments(documents: Readonly<Record<string, ApiDocument>>, site: string): Promise<void> {
  for (const [path, { body, isBase64 }] of Object.entries(documents)) {
    // Only the function tells apart what is asked for.
    if (path.includes("?")) continue;
    const file = join(site, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, body, isBase64 ? "base64" : "utf8");
  }
}

/** Makes the whole product in the empty folder `dist`; `work` is room for what it is made from. */
export async function buildProduct(
  given: HangarData,
  dist: string,
  work: string,
  { build, inputs, killSwitch }: ProductOptions,
): Promise<void> {
  const data = { ...given, build, inputs };
  const site = join(dist, "site");

  const engine = await bundleEngine(data, work);
  await writeFile(join(work, "engine.d.ts"), await engineTypes());
  const understanding = await bundleUnderstanding(engine, work);
  await writeFile(join(work, "understanding.d.ts"), await understandingTypes());
  await bundleEmbed(engine, work);

  const builtEngine = (await import(pathToFileURL(engine.file).href)) as Engine;
  const source = { ...data, engine: builtEngine, english: await englishAnswers(engine) };

  // Pages show documents, and llms.txt lists the pages: it is made again when they are there.
  await buildSite(engine, understanding, data, apiDocuments(source), site);
  await cp(work, site, { recursive: true });
  await writeLogo(data, site);
  await bundleDesk(site, data);
  await writeSearchIndex(site);
  await inlineToFiles(site);
  await oneStylesheet(site);
  await skipFacades(site);
  await preloadModules(site);
  await socialPicture(site);
  await favicon(site);

  const pages = await writeMarkdownTwins(site, data.baseUrl);
  const documents = { ...apiDocuments(source, pages), ...(await workbookDocuments(source, bookResults)) };
  await writeDocuments(documents, site);
  await writeFile(join(site, "llms-full.txt"), llmsFull(documents["/llms.txt"]!.body, pages));
  await writeFile(join(site, "en/llms-full.txt"), llmsFull(documents["/en/llms.txt"]!.body, pages, "en"));
  await writeFile(join(dist, "server.json"), JSON.stringify(registryEntry(source)));

  const shared = { engine: join(site, engine.path), understandingCall: join(site, understanding.callPath) };
  await bundleFunction(dist, shared, documents, data);
  await bundleApplications(dist, join(site, engine.path), data);
  await bundleFormats(dist, join(site, engine.path));
  await bundleMcp(dist, shared, mcpDefinition(source), data);
  await bundleMcpApp(dist, { ...engine, file: join(site, engine.path) });
  await bundleNodeServer(dist, data);
  await bundlePictures(dist);
  await bundlePost(dist);
  await bundleWatching(dist);

  await writeVersion(build, engine, site);
  await (killSwitch ? buildKillSwitch(site) : buildServiceWorker(engine, understanding, data, site));

  await writeLicences(site);
  console.log(await withinBudgets(dist));
  await precompress(site);
}
