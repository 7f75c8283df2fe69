import { FORMATS } from "../formats/format.ts";

/** What `Accept` calls JSON. */
export const JSON_TYPE = "application/json";
/** JSON as it is sent: programs that are old, or careful, take what names no charset for Latin. */
export const JSON_CONTENT = `${JSON_TYPE}; charset=utf-8`;
const FEED_TYPE = "application/atom+xml; charset=utf-8";
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
  "/prices.json": { type: JSON_CONTENT, isData: true, isHint: true },
  "/prices.csv": { type: FORMATS.csv.type, isData: true, isHint: true },
  "/prices/index.json": { type: JSON_CONTENT, isData: true },
  "/prices/{version}.json": { type: JSON_CONTENT, isData: true },
  "/prices/feed.xml": { type: FEED_TYPE },
  "/en/prices/feed.xml": { type: FEED_TYPE },
  "/options.json": { type: JSON_CONTENT, isData: true },
  // Has no address of its own.
  "/options.json?lang=en": { type: JSON_CONTENT },
  "/openapi.json": { type: JSON_CONTENT, isHint: true },
  "/llms.txt": { type: TEXT_TYPE, isHint: true },
  "/en/llms.txt": { type: TEXT_TYPE },
  "/tools/openai.json": { type: JSON_CONTENT },
  "/tools/anthropic.json": { type: JSON_CONTENT },
  "/calculator.xlsx": { type: FORMATS.xlsx.type },
  "/en/calculator.xlsx": { type: FORMATS.xlsx.type },
  "/.well-known/api-catalog": { type: 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"' },
  // The place that Agentic Resource Discovery and the AI Catalog that it builds on name.
  "/.well-known/ai-catalog.json": { type: "application/ai-catalog+json" },
  [SKILL_INDEX_PATH]: { type: JSON_CONTENT },
  [SKILL_PATH]: { type: MARKDOWN_TYPE },
  [SERVER_CARD_PATH]: { type: "application/mcp-server-card+json", isOnline: true },
} as const satisfies Record<string, DocumentRow>;

export type DocumentPath = keyof typeof DOCUMENTS;
