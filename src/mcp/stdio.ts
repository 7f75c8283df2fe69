import { Readable } from "node:stream";
import * as engine from "hangar-engine";
import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";
import { serveStdio, StdioServerTransport } from "@modelcontextprotocol/server/stdio";
import { archive } from "virtual:hangar-data";
import { definition } from "virtual:hangar-mcp";
import { englishOfCalls } from "../messages/en/words.ts";
import { otherEngines } from "../services/asked/asked-engine.ts";
import { mcpServers } from "./server.ts";
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

/** A message is a line, which "\n" alone ends: other characters that end lines may stand in its texts. */
async function* readableLines(input: typeof process.stdin): AsyncGenerator<Buffer> {
  let begun = "";
  for await (const text of input.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = `${begun}${text}`.split("\n");
    begun = lines.pop()!;
    if (begun.length > STDIO_DEFAULT_MAX_BUFFER_SIZE) throw new Error("A message exceeded maximum size");
    const messages = lines.map(readable).filter((message) => message !== undefined);
    for (const message of messages) yield Buffer.from(`${JSON.stringify(message)}\n`);
  }
}
