import type { Plugin } from "vitest/config";
import type { ApiDocument } from "../../src/documents/document-source.ts";
import { contentTag, digestOf } from "../../src/http/hosts/node/files/intact.ts";

/** The module through which the documents of the service reach whatever is made of them. */
export const HANGAR_DOCUMENTS = "virtual:hangar-documents";

export function hangarDocumentsModule(documents: Readonly<Record<string, ApiDocument>>): string {
  return `export const documents = ${JSON.stringify(tagged(documents))};\n`;
}

/** Each with the tag of its contents. */
export function tagged(documents: Readonly<Record<string, ApiDocument>>): Record<string, ApiDocument> {
  return Object.fromEntries(
    Object.entries(documents).map(([path, document]) => [
      path,
      { ...document, tag: contentTag(digestOf(document.body)) },
    ]),
  );
}

/** The documents of this build, for the pages that are rendered from them. No script of a page may hold them. */
export function builtDocuments(documents: Readonly<Record<string, ApiDocument>>): Plugin {
  return {
    name: "hangar:built-documents",
    apply: "build",
    resolveId: (id) => (id === HANGAR_DOCUMENTS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${HANGAR_DOCUMENTS}`) return undefined;
      if (this.environment.name === "client") this.error(`A script of a page must not hold ${HANGAR_DOCUMENTS}`);
      return hangarDocumentsModule(documents);
    },
  };
}

/** In `astro dev` they, and what MCP says of itself, are made from the sources and the price list as they stand. */
export function devDocuments(): Plugin {
  return {
    name: "hangar:dev-documents",
    apply: "serve",
    resolveId: (id) => (id in FROM_SOURCES ? `\0${id}` : undefined),
    load: (id) => FROM_SOURCES[id.slice(1)],
  };
}

const SOURCE = `
import * as engine from "hangar-engine";
import { english } from "/src/messages/en/answers.ts";
import { archive, manufacturer } from "virtual:hangar-data";
const { priceList, baseUrl } = engine;
const source = { engine, english, priceList, manufacturer, archive, baseUrl };
`;

const FROM_SOURCES: Readonly<Record<string, string>> = {
  [HANGAR_DOCUMENTS]: `${SOURCE}
import { apiDocuments } from "/src/http/documents.ts";
import { workbookDocuments } from "/src/excel-calculator/workbook-documents.ts";
export const documents = { ...apiDocuments(source), ...(await workbookDocuments(source)) };`,
  "virtual:hangar-mcp": `${SOURCE}
import { mcpDefinition } from "/src/mcp/definition.ts";
export const definition = mcpDefinition(source);`,
  // The window of a chat is tried out in a build.
  "virtual:hangar-mcp-app": `export const html = "";`,
};
