import * as engine from "hangar-engine";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { olderEngines } from "../api/older-engines.ts";
import { mcpServers } from "./server.ts";

const older = olderEngines(archive, engine.under);

/*
 * `mcp.js`: the same server over stdin and stdout, where nothing but the protocol may be written. It ends with stdin.
 */
serveStdio(mcpServers({ engine, older, definition, onError: console.error }), { maxSubscriptions: 0 });
