import { catalogue } from "../messages/ru/documents.ts";
import { dayOf } from "../text/version.ts";
import type { DocumentSource } from "./document-source.ts";
import { SERVICE_LINKS } from "./discovery.ts";
import { DOCUMENTS, MCP_PATH, SERVER_CARD_PATH, SKILL_NAME, SKILL_PATH } from "./paths.ts";

const MCP_CARD = { href: SERVER_CARD_PATH, type: DOCUMENTS[SERVER_CARD_PATH].type };

/** The interfaces of this host as a link set (RFC 9727, RFC 9264). */
export function apiCatalog({ baseUrl }: DocumentSource): object {
  const target = ({ href, type }: { href: string; type: string }) => [{ href: baseUrl + href, type }];
  const described = SERVICE_LINKS.filter(({ rel }) => rel !== "api-catalog");
  const api = Object.fromEntries(described.map((link) => [link.rel, target(link)]));
  const guide = target({ href: "/docs/assistants/", type: "text/html" });
  return {
    linkset: [
      {
        anchor: `${baseUrl}/.well-known/api-catalog`,
        item: ["/v1", MCP_PATH].map((path) => ({ href: baseUrl + path })),
      },
      { anchor: `${baseUrl}/v1`, ...api },
      { anchor: baseUrl + MCP_PATH, "service-desc": target(MCP_CARD), "service-doc": guide },
    ],
  };
}

/** What agents can use here: an AI Catalog 1.0 whose entries have the terms that discovery services search by. */
export function aiCatalog({ baseUrl, manufacturer, priceList }: DocumentSource): object {
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
