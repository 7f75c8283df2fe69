import * as engine from "hangar-engine";
import { definition } from "virtual:hangar-mcp";
import { mcpOverHttp } from "./over-http.ts";

/** `function/mcp.js`: what the function answers POST /mcp with, loaded with the first such request. */
export const answer = mcpOverHttp({ engine, definition, onError: console.error });
