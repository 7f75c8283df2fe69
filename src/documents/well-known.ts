import { catalogue } from "../messages/ru/documents.ts";
import { dayOf } from "../text/version.ts";
import type { DocumentSource } from "./document-source.ts";
import type { ApiDocument } from "../http/routes/handler.ts";
import { JSON_CONTENT } from "../http/site/file-type.ts";
import { ENGLISH_FEED_LINK, FEED_LINK, SERVICE_LINKS } from "../http/site/discovery-links.ts";
import { MARKDOWN_TYPE } from "../http/site/markdown-twin.ts";

/** Their types, which a static host cannot tell by their names. */
export const WELL_KNOWN_TYPES = {
  "/.well-known/api-catalog": 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  // The place that Agentic Resource Discovery and the AI Catalog that it builds on name.
  "/.well-known/ai-catalog.json": "application/ai-catalog+json",
} as const satisfies Record<string, string>;

/** Where the MCP server answers, and the card that describes it: SEP-2127 keeps this place for it. */
const MCP = "/mcp";
const MCP_CARD = { href: `${MCP}/server-card`, type: "application/mcp-server-card+json" };

/** Also the name of the skill's folder, wherever it is served: https://agentskills.io/specification demands it. */
export const SKILL_NAME = "steel-hangar-price";

/** The skill and the index that agents find it by: Agent Skills Discovery 0.2.0. */
const SKILLS = "/.well-known/agent-skills";
export const SKILL_INDEX_PATH = `${SKILLS}/index.json`;
export const SKILL_PATH = `${SKILLS}/${SKILL_NAME}/SKILL.md`;
export const SKILL_TYPES = { [SKILL_INDEX_PATH]: JSON_CONTENT, [SKILL_PATH]: MARKDOWN_TYPE } as const;

/** Types of all documents whose names do not tell them to a static host, or that pages of any site may read. */
export const TYPE_OF_DOCUMENT: Readonly<Record<string, string>> = {
  ...WELL_KNOWN_TYPES,
  ...SKILL_TYPES,
  [FEED_LINK.href]: `${FEED_LINK.type}; charset=utf-8`,
  [ENGLISH_FEED_LINK.href]: `${FEED_LINK.type}; charset=utf-8`,
  [MCP_CARD.href]: MCP_CARD.type,
};

/** The documents that an agent asks a host for without knowing anything else of it. */
export function wellKnownDocuments(source: DocumentSource): Record<string, ApiDocument> {
  const catalogues: Record<keyof typeof WELL_KNOWN_TYPES, object> = {
    "/.well-known/api-catalog": apiCatalogOf(source),
    "/.well-known/ai-catalog.json": aiCatalogOf(source),
  };
  return Object.fromEntries(
    Object.entries(WELL_KNOWN_TYPES).map(([path, type]) => [
      path,
      { type, body: JSON.stringify(catalogues[path as keyof typeof WELL_KNOWN_TYPES]) },
    ]),
  );
}

/** The interfaces of this host as a link set (RFC 9727, RFC 9264). */
function apiCatalogOf({ baseUrl }: DocumentSource): object {
  const target = ({ href, type }: { href: string; type: string }) => [{ href: baseUrl + href, type }];
  const described = SERVICE_LINKS.filter(({ rel }) => rel !== "api-catalog");
  const api = Object.fromEntries(described.map((link) => [link.rel, target(link)]));
  const guide = target({ href: "/docs/assistants/", type: "text/html" });
  return {
    linkset: [
      { anchor: `${baseUrl}/.well-known/api-catalog`, item: ["/v1", MCP].map((path) => ({ href: baseUrl + path })) },
      { anchor: `${baseUrl}/v1`, ...api },
      { anchor: baseUrl + MCP, "service-desc": target(MCP_CARD), "service-doc": guide },
    ],
  };
}

/** What agents can use here: an AI Catalog 1.0 whose entries have the terms that discovery services search by. */
function aiCatalogOf({ baseUrl, manufacturer, priceList }: DocumentSource): object {
  const { brand, legal_name } = manufacturer;
  const { hostname } = new URL(baseUrl);
  const displayName = catalogue.name(brand);
  const capabilities = ["calculate_hangar", "list_options", "find_hangars", "open_calculation"];
  const tags = [...catalogue.tags, "hangar", "steel frame", "price"];
  const updatedAt = `${dayOf(priceList.meta.version)}T00:00:00Z`;
  return {
    specVersion: "1.0",
    host: { displayName: legal_name, documentationUrl: `${baseUrl}/docs/`, logoUrl: `${baseUrl}/icon-512.png` },
    entries: [
      {
        identifier: `urn:air:${hostname}:mcp:hangar-calculator`,
        displayName,
        type: MCP_CARD.type,
        url: baseUrl + MCP_CARD.href,
        description: catalogue.server,
        tags,
        capabilities,
        representativeQueries: [...catalogue.serverQueries, "price of a steel hangar frame 15 by 40 metres incl. VAT"],
        updatedAt,
        metadata: { openapi: `${baseUrl}/openapi.json`, llms_txt: `${baseUrl}/llms.txt` },
      },
      {
        identifier: `urn:air:${hostname}:skill:${SKILL_NAME}`,
        displayName,
        type: 'text/markdown; profile="urn:air:agent-skills"',
        url: baseUrl + SKILL_PATH,
        description: catalogue.skill,
        tags,
        capabilities,
        representativeQueries: [...catalogue.skillQueries, "skill that prices steel hangars and warehouses"],
        updatedAt,
      },
    ],
  };
}
