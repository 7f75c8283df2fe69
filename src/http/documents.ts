import { agentSkill, skillIndex } from "../documents/agent-skill.ts";
import type { ApiDocument, DocumentsSource } from "../documents/document-source.ts";
import { englishLlmsTxt } from "../documents/english-llms-txt.ts";
import { inEnglish } from "../documents/in-english.ts";
import { llmsTxt } from "../documents/llms-txt.ts";
import { optionsList } from "../documents/options-list.ts";
import { DOCUMENTS, type DocumentPath } from "../documents/paths.ts";
import { englishPriceFeed, priceFeed } from "../documents/price-feed.ts";
import { listAddress, priceListIndex } from "../documents/price-list-archive.ts";
import { publishedList } from "../documents/published-list.ts";
import { serverCard } from "../documents/server-card.ts";
import type { SitePage } from "../documents/site-page.ts";
import { anthropicTools } from "../documents/tools/anthropic-tools.ts";
import { openAiTools } from "../documents/tools/openai-tools.ts";
import { toolDefinitions } from "../documents/tools/tool-definitions.ts";
import { aiCatalog, apiCatalog } from "../documents/well-known.ts";
import { pricesCsv } from "../formats/csv/prices-csv.ts";
import { openApi } from "./openapi/openapi.ts";

/** Made for each list, and of bytes. */
type Elsewhere = "/prices/{version}.json" | "/calculator.xlsx" | "/en/calculator.xlsx";

/**
 * The documents of the service by path. Made at build time: nothing of this reaches a running host but the texts.
 * `pages` are those of the built site; while it is built, and in `astro dev`, there are none.
 */
export function apiDocuments(source: DocumentsSource, pages: readonly SitePage[] = []): Record<string, ApiDocument> {
  const { engine, priceList, archive = [] } = source;
  const tools = toolDefinitions(engine);
  const skill = agentSkill(source);
  const bodies: Readonly<Record<Exclude<DocumentPath, Elsewhere>, object | string>> = {
    "/openapi.json": openApi(source),
    "/prices.json": publishedList(priceList, source),
    "/prices.csv": pricesCsv(priceList),
    "/prices/index.json": priceListIndex(source),
    "/prices/feed.xml": priceFeed(source),
    "/en/prices/feed.xml": englishPriceFeed(source),
    "/options.json": optionsList(engine),
    "/options.json?lang=en": optionsList(inEnglish(source).engine),
    "/tools/openai.json": openAiTools(tools),
    "/tools/anthropic.json": anthropicTools(tools),
    "/llms.txt": llmsTxt(source, pages),
    "/en/llms.txt": englishLlmsTxt(source, pages),
    "/mcp/server-card": serverCard(source),
    "/.well-known/api-catalog": apiCatalog(source),
    "/.well-known/ai-catalog.json": aiCatalog(source),
    "/.well-known/agent-skills/index.json": skillIndex(skill),
    "/.well-known/agent-skills/steel-hangar-price/SKILL.md": skill.text,
  };
  const document = (path: DocumentPath, body: object | string): ApiDocument => ({
    type: DOCUMENTS[path].type,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return Object.fromEntries([
    ...Object.entries(bodies).map(([path, body]) => [path, document(path as DocumentPath, body)]),
    ...[priceList, ...archive].map((list) => [
      listAddress(list.meta.version),
      document("/prices/{version}.json", publishedList(list, source)),
    ]),
  ]) as Record<string, ApiDocument>;
}
