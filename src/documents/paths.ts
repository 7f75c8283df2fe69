import { FORMATS } from "../formats/format.ts";

/** Content-Type of whatever is JSON. */
export const JSON_TYPE = "application/json";
const TEXT_TYPE = "text/plain; charset=utf-8";

/** Content-Type of a page's twin, and of any other Markdown. */
export const MARKDOWN_TYPE = "text/markdown; charset=utf-8";

/** Version of the interface, not of the price list: contract, "Versioning". */
export const INTERFACE_VERSION = "1.0.0";

/** Where MCP is spoken over HTTP. */
export const MCP_PATH = "/mcp";

/** Also the name of the skill's folder, wherever it is served: https://agentskills.io/specification demands it. */
export const SKILL_NAME = "steel-hangar-price";

/** The skill and the index that agents find it by: Agent Skills Discovery 0.2.0. */
export const SKILL_INDEX_PATH = "/.well-known/agent-skills/index.json";
export const SKILL_PATH = `/.well-known/agent-skills/${SKILL_NAME}/SKILL.md`;

/** The entry of the MCP server for the registry of servers, ready to be published. */
export const REGISTRY_ENTRY_PATH = "/.well-known/mcp/server.json";

/** The place that the server card extension keeps for the card of the server at `MCP_PATH`: SEP-2127. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;

/** A document of the service: a text that changes only with a deploy. */
export interface DocumentRow {
  /** Content-Type. */
  type: string;
  /** Whether programs ask for it with parameters: they are told of one that there is not. Of a text the rest is passed over. */
  isData?: true;
  /** Whether it is of no use without a network. */
  isOnline?: true;
  /** Whether an unknown address is answered with it among all that there is. */
  isHint?: true;
}

/** Every document by its path; `{version}` stands for that of a price list. */
export const DOCUMENTS = {
  "/prices.json": { type: JSON_TYPE, isData: true, isHint: true },
  "/prices.csv": { type: FORMATS.csv.type, isData: true, isHint: true },
  "/prices/index.json": { type: JSON_TYPE, isData: true },
  "/prices/{version}.json": { type: JSON_TYPE, isData: true },
  "/prices/feed.xml": { type: "application/atom+xml; charset=utf-8" },
  "/options.json": { type: JSON_TYPE, isData: true },
  "/en/options.json": { type: JSON_TYPE },
  "/openapi.json": { type: JSON_TYPE, isHint: true },
  "/llms.txt": { type: TEXT_TYPE, isHint: true },
  "/en/llms.txt": { type: TEXT_TYPE },
  "/tools/openai.json": { type: JSON_TYPE },
  "/tools/anthropic.json": { type: JSON_TYPE },
  "/calculator.xlsx": { type: FORMATS.xlsx.type },
  "/en/calculator.xlsx": { type: FORMATS.xlsx.type },
  "/.well-known/api-catalog": { type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' },
  "/.well-known/ai-catalog.json": { type: "application/ai-catalog+json" },
  // The newer name of the same list (Agentic Resource Discovery 0.91): its consumers need not know the other.
  "/.well-known/ard.json": { type: JSON_TYPE },
  [SKILL_INDEX_PATH]: { type: JSON_TYPE },
  [SKILL_PATH]: { type: MARKDOWN_TYPE },
  [REGISTRY_ENTRY_PATH]: { type: JSON_TYPE },
  [SERVER_CARD_PATH]: { type: "application/mcp-server-card+json", isOnline: true },
} as const satisfies Record<string, DocumentRow>;

export type DocumentPath = keyof typeof DOCUMENTS;
