import { Agent, getAllMcpTools, MCPServerStreamableHttp, RunContext, tool, type FunctionTool } from "@openai/agents";

const url = process.argv[2]!;
const runContext = new RunContext();
const hangar = { roof: "dvuhskat", width: 12, length: 30, gates: 1, montazh: true };
const filter = { budget: 3_000_000, roof: ["dvuhskat", "odnoskat-otdelno"], montazh: true, limit: 5 };

type Json = Record<string, unknown>;

/** The fields of all answers that are looked at. */
interface Body {
  calculation_id: string;
  result: { total_with_vat: number };
  items: { total_with_vat: number }[];
  error: { code: string };
}

/** The tool with every argument there, as the strict mode has a model answer: null for what is not chosen. */
async function asked(tools: FunctionTool[], name: string, chosen: Json): Promise<Body> {
  const { strict, parameters, invoke } = tools.find((one) => one.name === name)!;
  if (!strict) throw new Error(`${name} is not strict`);
  const names = Object.keys((parameters as { properties: Json }).properties);
  const given = { ...Object.fromEntries(names.map((one) => [one, null])), ...chosen };
  const output: unknown = await invoke(runContext, JSON.stringify(given));
  return JSON.parse(Array.isArray(output) ? output.at(-1).text : output) as Body;
}

async function answers(tools: FunctionTool[]): Promise<Json> {
  const calculated = await asked(tools, "calculate_hangar", hangar);
  const found = await asked(tools, "find_hangars", filter);
  const opened = await asked(tools, "open_calculation", { calculation_id: calculated.calculation_id });
  const incomplete = await asked(tools, "calculate_hangar", { ...hangar, width: null });
  return {
    calculated: calculated.result.total_with_vat,
    found: found.items.map(({ total_with_vat }) => total_with_vat),
    opened: opened.result.total_with_vat,
    incomplete: incomplete.error.code,
  };
}

const server = new MCPServerStreamableHttp({ url: `${url}/mcp` });
await server.connect();
const overMcp = await getAllMcpTools({
  mcpServers: [server],
  runContext,
  agent: new Agent({ name: "buyer" }),
  convertSchemasToStrict: true,
});

type Definition = Pick<FunctionTool, "name" | "description"> & { parameters: never; strict: true };
const definitions = (await (await fetch(`${url}/tools/openai.json`)).json()) as Definition[];
const defined = definitions.map((definition) =>
  tool({
    ...definition,
    async execute(given: unknown): Promise<string> {
      if (definition.name === "calculate_hangar") {
        const headers = { "content-type": "application/json" };
        return (await fetch(`${url}/v1/calc`, { method: "POST", headers, body: JSON.stringify(given) })).text();
      }
      const content = await server.callTool(definition.name, given as Json);
      return String(content.at(-1)?.["text"]);
    },
  }),
);

console.log(
  JSON.stringify({
    "tools of the MCP server": await answers(overMcp as FunctionTool[]),
    "tools of /tools/openai.json": await answers(defined as unknown as FunctionTool[]),
  }),
);
await server.close();
