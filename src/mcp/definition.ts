import type { Implementation, Tool } from "@modelcontextprotocol/server";
import type { DocumentsSource } from "../documents/document-source.ts";
import { inEnglish } from "../documents/in-english.ts";
import { optionsList, type OptionsList } from "../documents/options-list.ts";
import type { ToolName } from "../documents/guidance.ts";
import { toolDefinitions } from "../documents/tools/tool-definitions.ts";
import type { Lang } from "../text/lang.ts";
import { instructions } from "./instructions.ts";
import { appResource, SHOWN_IN_APP, type McpResource } from "./resources.ts";
import { serverInfo } from "../documents/server-info.ts";

/** All that an MCP server tells of itself. Plain JSON, made at build time: a running host is given it ready. */
export interface McpDefinition {
  serverInfo: Implementation;
  instructions: string;
  tools: Tool[];
  /** Every resource, in the order in which they are listed. */
  resources: McpResource[];
  /** What `list_options` is answered with. */
  options: Readonly<Record<Lang, OptionsList>>;
}

/** Every tool reads alone: nothing is stored, the same call has the same answer, and no other system is asked. */
const ANNOTATIONS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };

/** Tools that are answered with one hangar. */
const IN_APP: ReadonlySet<ToolName> = new Set<ToolName>(["calculate_hangar", "open_calculation"]);

export function mcpDefinition(source: DocumentsSource): McpDefinition {
  return {
    serverInfo: serverInfo(source),
    instructions: instructions(source),
    tools: toolDefinitions(source.engine).map(({ name, title, description, inputSchema }) => ({
      name,
      title,
      description,
      inputSchema: inputSchema as unknown as Tool["inputSchema"],
      annotations: { title, ...ANNOTATIONS },
      ...(IN_APP.has(name) && { _meta: SHOWN_IN_APP }),
    })),
    resources: [appResource],
    options: { ru: optionsList(source.engine), en: optionsList(inEnglish(source).engine) },
  };
}
