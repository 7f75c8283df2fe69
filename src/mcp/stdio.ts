import { createInterface } from "node:readline";
import * as engine from "hangar-engine";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { jsonParts } from "../text/json-parts.ts";
import { englishOfCalls } from "../messages/en/words.ts";
import { otherEngines } from "../services/asked/asked-engine.ts";
import { mcpServers } from "./server.ts";
import { writtenArguments } from "./tools/written-arguments.ts";

const others = otherEngines(engine, archive, engine.under, [englishOfCalls]);

/** Calls that are yet to be answered, by their ids, as they were written. */
const calls = new Map<unknown, string>();
createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = messageOf(line);
  if (method === "tools/call") calls.set(id, line);
});

function messageOf(line: string): { id?: unknown; method?: unknown } {
  try {
    return (JSON.parse(line) as object | null) ?? {};
  } catch {
    return {};
  }
}

function written(id: unknown) {
  const line = calls.get(id) ?? "{}";
  calls.delete(id);
  return writtenArguments(jsonParts(line), id);
}

/*
 * `mcp.js`: the same server over stdin and stdout, where nothing but the protocol may be written. It ends with stdin.
 */
const app = async (): Promise<string> => (await import("virtual:hangar-mcp-app")).html;
const servers = mcpServers({ engine, others, definition, app, onError: console.error }, { written });
// A line too long for the SDK ends it: its client finds why in the log.
serveStdio(servers, { maxSubscriptions: 0, onerror: ({ message }) => console.error(message) });
