import * as engine from "hangar-engine";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { olderEngines } from "../api/routes/older-engines.ts";
import { mcpOverHttp } from "./over-http.ts";

const older = olderEngines(archive, engine.under);

/** `function/mcp.js`: what the function answers POST /mcp with, loaded with the first such request. */
export const answer = mcpOverHttp({ engine, older, definition, onError: console.error });
