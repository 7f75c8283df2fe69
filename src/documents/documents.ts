import { englishLlmsTxt } from "./english-llms-txt.ts";
import { skillDocuments } from "./agent-skill.ts";
import { anthropicTools } from "./tools/anthropic-tools.ts";
import type { DocumentsSource } from "./document-source.ts";
import type { ApiDocument } from "../http/routes/handler.ts";
import { pricesCsv } from "../formats/csv/prices-csv.ts";
import { FORMATS } from "../formats/format.ts";
import { llmsTxt } from "./llms-txt.ts";
import { publishedList } from "./published-list.ts";
import { inEnglish } from "./in-english.ts";
import { openAiTools } from "./tools/openai-tools.ts";
import { openApi } from "../http/openapi/openapi.ts";
import { optionsList } from "./options-list.ts";
import { serverCardDocuments } from "../mcp/server-card.ts";
import { feedDocuments } from "./price-feed.ts";
import { archiveDocuments } from "./price-list-archive.ts";
import { JSON_CONTENT } from "../http/site/file-type.ts";
import type { SitePage } from "../http/site/site-page.ts";
import { toolDefinitions } from "./tools/tool-definitions.ts";
import { wellKnownDocuments } from "./well-known.ts";

/**
 * The documents of the service by path. Made at build time: nothing of this reaches a running host but the texts.
 * `pages` are those of the built site; while it is built, and in `astro dev`, there are none.
 */
export function apiDocuments(source: DocumentsSource, pages: readonly SitePage[] = []): Record<string, ApiDocument> {
  const tools = toolDefinitions(source.engine);
  const json = (value: unknown): ApiDocument => ({ type: JSON_CONTENT, body: JSON.stringify(value) });
  return {
    "/openapi.json": json(openApi(source)),
    "/prices.json": json(publishedList(source.priceList, source)),
    "/prices.csv": { type: FORMATS.csv.type, body: pricesCsv(source.priceList) },
    ...archiveDocuments(source),
    ...feedDocuments(source),
    "/options.json": json(optionsList(source.engine)),
    // Has no address of its own.
    "/options.json?lang=en": json(optionsList(inEnglish(source).engine)),
    "/tools/openai.json": json(openAiTools(tools)),
    "/tools/anthropic.json": json(anthropicTools(tools)),
    "/llms.txt": { type: "text/plain; charset=utf-8", body: llmsTxt(source, pages) },
    "/en/llms.txt": { type: "text/plain; charset=utf-8", body: englishLlmsTxt(source, pages) },
    ...serverCardDocuments(source),
    ...wellKnownDocuments(source),
    ...skillDocuments(source),
  };
}
