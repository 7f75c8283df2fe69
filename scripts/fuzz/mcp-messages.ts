import fc from "fast-check";
import type { ExampleRequest } from "../../src/http/openapi/examples/example-requests.ts";

const method = fc.oneof(
  fc.constantFrom("initialize", "ping", "tools/list", "tools/call", "resources/list", "resources/read", "prompts/list"),
  fc.constantFrom("prompts/get", "completion/complete", "logging/setLevel", "notifications/initialized", "__proto__"),
  fc.string(),
);
const tool = fc.constantFrom("calculate_hangar", "find_hangars", "open_calculation", "list_options", "constructor");
const sizes = fc.record(
  {
    roof: fc.oneof(fc.constantFrom("dvuhskat", "s-kolonnoy-po-centru"), fc.jsonValue()),
    width: fc.oneof(fc.constantFrom(12, "12", 999), fc.jsonValue()),
    length: fc.oneof(fc.constantFrom(30, -1), fc.jsonValue()),
    budget: fc.oneof(fc.constantFrom(3_000_000), fc.jsonValue()),
    calculation_id: fc.string(),
  },
  { requiredKeys: [] },
);
const call = fc.record(
  { name: fc.oneof(tool, fc.string()), arguments: fc.oneof(sizes, fc.jsonValue()), _meta: fc.jsonValue() },
  { requiredKeys: ["name"] },
);
const id = fc.oneof(fc.integer(), fc.string(), fc.constant(null), fc.double());
const message = fc.record(
  { jsonrpc: fc.constantFrom("2.0", "2.0", "2.0", "1.0"), id, method, params: fc.oneof(call, fc.jsonValue()) },
  { requiredKeys: ["jsonrpc"] },
);
const toolCall = fc.record({
  jsonrpc: fc.constant("2.0"),
  id: fc.integer(),
  method: fc.constant("tools/call"),
  params: call,
});

const text = fc.oneof(
  { arbitrary: fc.oneof(message, toolCall).map((one) => JSON.stringify(one)), weight: 8 },
  { arbitrary: fc.array(message, { maxLength: 14 }).map((all) => JSON.stringify(all)), weight: 1 },
  { arbitrary: fc.oneof(fc.json(), fc.string()), weight: 1 },
);
const version = fc.constantFrom("2026-07-28", "2025-11-25", "2025-06-18", "2025-03-26", "1900-01-01", "");
const accept = fc.constantFrom("application/json, text/event-stream", "application/json, text/event-stream", "*/*", "");

/** Messages to the MCP server, most of them of the right form. */
export const mcpMessages: fc.Arbitrary<ExampleRequest> = fc
  .tuple(text, version, accept, fc.constantFrom("application/json", "application/json", "text/plain"))
  .map(([body, protocol, accepted, type]) => ({
    method: "POST",
    url: "/mcp",
    headers: {
      "Content-Type": type,
      ...(accepted !== "" && { Accept: accepted }),
      ...(protocol !== "" && { "MCP-Protocol-Version": protocol }),
    },
    body,
  }));
