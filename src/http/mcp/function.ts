import * as engine from "hangar-engine";
import { englishOfCalls } from "../../messages/en/words.ts";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { otherEngines } from "../../services/asked/asked-engine.ts";
import { mcpOverHttp } from "./over-http.ts";

const others = otherEngines(engine, archive, engine.under, [englishOfCalls]);

/** Few hosts show it: it is loaded with the first read of it. */
export const app = async (): Promise<string> => (await import("virtual:hangar-mcp-app")).html;

/** `function/mcp.js`: what the function answers POST /mcp with, loaded with the first such request. */
export const answer = mcpOverHttp({ engine, others, definition, app, onError: console.error });
