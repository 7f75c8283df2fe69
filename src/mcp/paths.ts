/** Where MCP is spoken over HTTP. */
export const MCP_PATH = "/mcp";

/** The place that the server card extension keeps for the card of the server at `MCP_PATH`. */
export const SERVER_CARD_PATH = `${MCP_PATH}/server-card`;
