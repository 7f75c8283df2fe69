import {
  StreamableHTTPClientTransport,
  type CallToolResult,
  type Client,
  type Tool,
} from "@modelcontextprotocol/client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "../server/http.ts";
import { served } from "../server/served.ts";
import { connected, ERAS, lastTextOf } from "../support/mcp.ts";
import { expectFacts, expectSaid, fieldsOf } from "./facts.ts";
import { filled, readCall, readQuestions, type Call, type Question } from "./questions.ts";
import { parametersOf } from "./unexplained.ts";

/* The same questions to whoever has the MCP server and nothing else. */

const questions = readQuestions();
/** What no tool takes: the instructions say why. */
const SAID_INSTEAD: Readonly<Record<string, RegExp>> = { discount: /No discounts here/ };

const server = served();
let client: Client;
let tools: Map<string, Tool>;
let said: string;
let prices: { [name: string]: unknown };

beforeAll(async () => {
  client = await connected(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)), ERAS.at(-1)!);
  const listed = (await client.listTools()).tools;
  tools = new Map(listed.map((tool) => [tool.name, tool]));
  said = [client.getInstructions(), ...listed.map(({ description }) => description)].join("\n");
  prices = JSON.parse((await send(`${server.url}/prices.json`)).text);
});
afterAll(() => client.close());

/** The tool that answers a request of the HTTP interface, and its arguments. */
function toolOf(call: Call): { name: string; given: Record<string, unknown> } {
  const { pathname, searchParams } = new URL(call.path, "http://localhost");
  if (pathname === "/v1/search") return { name: "find_hangars", given: Object.fromEntries(searchParams) };
  if (pathname === "/v1/understand") return { name: "understand_wish", given: Object.fromEntries(searchParams) };
  const [, id] = /^\/v1\/calc\/id\/(.+)$/.exec(pathname) ?? [];
  if (id === undefined) return { name: "calculate_hangar", given: Object.fromEntries(parametersOf(call)) };
  return { name: "open_calculation", given: { calculation_id: id, ...Object.fromEntries(searchParams) } };
}

const bodyOf = (result: CallToolResult): object => JSON.parse(lastTextOf(result)) as object;

async function ask(text: string, fields: readonly string[]): Promise<CallToolResult> {
  const { name, given } = toolOf(readCall(text));
  return client.callTool({ name, arguments: fields.length > 0 ? { ...given, fields: [...fields] } : given });
}

/** What is asked for the facts, and the answer before, of which all is wanted. */
async function callOf({ before, call }: Question & { call: string }): Promise<{ text: string; before?: object }> {
  if (before === undefined) return { text: call };
  const first = bodyOf(await ask(before, ["all"]));
  return { text: filled(call, first), before: first };
}

const withCalls = questions.filter((one): one is Question & { call: string } => one.call !== undefined);

describe.each(withCalls)("$question", (question) => {
  test("a tool takes all that is asked, and its answer has the facts", async () => {
    const { text, before } = await callOf(question);
    const { name, given } = toolOf(readCall(text));
    const properties = Object.keys(tools.get(name)!.inputSchema.properties ?? {});
    const instead = Object.keys(given).filter((one) => !properties.includes(one));
    for (const one of instead) expect(said).toMatch(SAID_INSTEAD[one] ?? `${one} is no argument of ${name}`);
    const { status, facts } = question;
    const result = await ask(text, fieldsOf(status === 200 ? facts : []));
    expect(result.isError ?? false).toBe(status !== 200);
    expectFacts(facts, { ...bodyOf(result), before, prices });
  });
});

test.each(questions.filter(({ call, mcp }) => call === undefined || mcp.length > 0))(
  "$question: the instructions and the tools say it",
  async ({ mcp }) => {
    expect(mcp.length).toBeGreaterThan(0);
    const answer = bodyOf(await ask("GET /v1/calc?roof=dvuhskat&width=12&length=30", ["provider"]));
    expectSaid(said, mcp, { ...prices, manufacturer: "provider" in answer && answer.provider });
  },
);

test("with fields the answers to all questions take less than half of the bytes", async () => {
  const bytes = { whole: 0, wanted: 0 };
  for (const question of withCalls) {
    const { text } = await callOf(question);
    const wanted = fieldsOf(question.facts);
    // An error has but what is needed.
    const isWhole = question.status !== 200;
    bytes.whole += Buffer.byteLength(JSON.stringify(await ask(text, isWhole ? [] : ["all"])));
    bytes.wanted += Buffer.byteLength(JSON.stringify(await ask(text, isWhole ? [] : wanted)));
  }
  expect(bytes.wanted * 2).toBeLessThan(bytes.whole);
});
