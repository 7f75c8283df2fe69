import { Client, type CallToolResult, type Transport, type VersionNegotiationMode } from "@modelcontextprotocol/client";

export interface Era {
  era: "legacy" | "modern";
  /** How the official client is told to speak in it. */
  mode: VersionNegotiationMode;
}

export const MODERN = "2026-07-28";

/** What a client of the modern era says with every message. */
export const META = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
};

/** The eras of the protocol: revisions of 2025 and before, and that of 2026-07-28. */
export const ERAS: readonly Era[] = [
  { era: "legacy", mode: "legacy" },
  { era: "modern", mode: { pin: MODERN } },
];

/** The official client, connected in one of the eras. */
export async function connected(transport: Transport, { mode }: Pick<Era, "mode">): Promise<Client> {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode } });
  await client.connect(transport);
  return client;
}

/** Texts of a result: what a model can pass on, and the body of the HTTP interface. */
export function textsOf({ content }: CallToolResult): [passedOn: string, body: string] {
  const texts = content.map((block) => (block.type === "text" ? block.text : ""));
  if (texts.length !== 2) throw new Error(`not two texts: ${JSON.stringify(content)}`);
  return texts as [string, string];
}

/** The body as text. */
export function lastTextOf({ content }: CallToolResult): string {
  const last = content.at(-1);
  if (last?.type !== "text") throw new Error(`no text: ${JSON.stringify(content)}`);
  return last.text;
}
