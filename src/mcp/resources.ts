import type { TextResourceContents, Resource } from "@modelcontextprotocol/server";
import type { McpUiResourceMeta, McpUiToolMeta } from "@modelcontextprotocol/ext-apps";

/** What `resources/list` tells of a resource, and what `resources/read` gives beside its text. */
export interface McpResource {
  listed: Resource;
  contents: Omit<TextResourceContents, "text">;
}

/** By MCP Apps, the extension `io.modelcontextprotocol/ui` of 2026-01-26. */
export const APP_TYPE = "text/html;profile=mcp-app";
const APP_URI = "ui://hangar-calculator/calculator.html";

/** It asks nothing of any network and no permission of the device; it has a border of its own. */
const APP_META: { ui: McpUiResourceMeta } = {
  ui: {
    csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
    permissions: {},
    prefersBorder: false,
  },
};

/** What binds a tool to the app: as the extension has it, and as hosts of its drafts read it. */
export const SHOWN_IN_APP: { ui: McpUiToolMeta; "ui/resourceUri": string } = {
  ui: { resourceUri: APP_URI },
  "ui/resourceUri": APP_URI,
};

/** The calculator in the window of a chat; its text is loaded when it is read. */
export const appResource: McpResource = {
  listed: {
    uri: APP_URI,
    name: "hangar-calculator",
    title: "Калькулятор ангара / Hangar calculator",
    description: "The hangar of a calculation with its price, for the user to change in the chat's window",
    mimeType: APP_TYPE,
    _meta: APP_META,
  },
  contents: { uri: APP_URI, mimeType: APP_TYPE, _meta: APP_META },
};
