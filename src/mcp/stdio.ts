import * as engine from "hangar-engine";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { definition } from "virtual:hangar-mcp";
import { mcpServers } from "./server.ts";

/*
 * `mcp.js`: the same server over stdin and stdout, where nothing but the protocol may be written. It ends with stdin.
 */
serveStdio(mcpServers({ engine, definition, onError: console.error }), { maxSubscriptions: 0 });
