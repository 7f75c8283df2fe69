import type { DocumentSource } from "./document-source.ts";
import type { ApiDocument } from "./handler.ts";
import { llmsTxt } from "./llms-txt.ts";
import { openApi } from "./openapi.ts";
import { JSON_TYPE } from "./replies.ts";
import type { SitePage } from "./site-page.ts";
import { wellKnownDocuments } from "./well-known.ts";

/**
 * The documents of the service by path. Made at build time: nothing of this reaches a running host but the texts.
 * `pages` are those of the built site; `astro dev` has none.
 */
export function apiDocuments(source: DocumentSource, pages: readonly SitePage[] = []): Record<string, ApiDocument> {
  return {
    "/openapi.json": { type: JSON_TYPE, body: JSON.stringify(openApi(source)) },
    "/prices.json": { type: JSON_TYPE, body: JSON.stringify(source.priceList) },
    "/llms.txt": { type: "text/plain; charset=utf-8", body: llmsTxt(source, pages) },
    ...wellKnownDocuments(source),
  };
}
