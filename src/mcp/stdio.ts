import { Readable } from "node:stream";
import * as engine from "hangar-engine";
import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { englishOfCalls } from "../messages/en/words.ts";
import { otherEngines } from "../services/asked/asked-engine.ts";
import { mcpServers } from "./server.ts";
import { jsonParts } from "../text/json-parts.ts";
import { readable } from "./written-message.ts";

/*
 * `mcp.js`: the same server over stdin and stdout, where nothing but the protocol may be written. It ends with stdin.
 */
const others = otherEngines(engine, archive, engine.under, [englishOfCalls]);
const app = async (): Promise<string> => (await import("virtual:hangar-mcp-app")).html;
serveStdio(mcpServers({ engine, others, definition, app, onError: console.error }), {
  transport: new StdioServerTransport(Readable.from(readableLines(process.stdin))),
  maxSubscriptions: 0,
  // What is too long ends it: its client finds why in the log.
  onerror: ({ message }) => console.error(message),
});

/** Arrays and objects within each other deeper than this are not read: they would take the whole stack, and with it the server. */
const DEEPEST = 500;

/** A message is a line, which "\n" alone ends: other characters that end lines may stand in its texts. */
async function* readableLines(input: typeof process.stdin): AsyncGenerator<Buffer> {
  let begun = "";
  for await (const text of input.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = `${begun}${text}`.split("\n");
    begun = lines.pop()!;
    if (begun.length > STDIO_DEFAULT_MAX_BUFFER_SIZE) throw new Error("A message exceeded maximum size");
    for (const line of lines) {
      const message = readable(line);
      if (message === undefined) continue;
      if (jsonParts(line).depth > DEEPEST) refuseDeep(message);
      else yield Buffer.from(`${JSON.stringify(message)}\n`);
    }
  }
}

/** The server does not hear of it: the call is answered in its place. */
function refuseDeep(message: unknown): void {
  const { id } = message as { id?: unknown };
  if (typeof id !== "string" && typeof id !== "number") return;
  const error = { code: -32_600, message: `Nested deeper than ${DEEPEST}` };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error })}\n`);
}
