import type fc from "fast-check";
import { mcpMessages } from "../../../scripts/fuzz/mcp-messages.ts";
import { exampleWishes } from "../../../src/documents/examples/wishes.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { META, MODERN } from "../../support/mcp.ts";
import { asked, type Asked } from "./request.ts";
import { engine, OLDER, priceList, sampled, spread } from "./sources.ts";
import { searches } from "./searches.ts";
import { wishes } from "./wishes.ts";

/** A message of the newest revision of the protocol, or of those before it. */
function said(method: string, params: Record<string, unknown> = {}, isModern = true): Asked {
  const version = isModern ? MODERN : "2025-06-18";
  return asked(`MCP ${version}`, {
    method: "POST",
    url: "/mcp",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      "MCP-Protocol-Version": version,
      ...(isModern && {
        "Mcp-Method": method,
        ...(typeof params["name"] === "string" && { "Mcp-Name": params["name"] }),
      }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, ...(isModern && { _meta: META }) } }),
  });
}

const LISTED = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"];
const APP = "ui://hangar-calculator/calculator.html";

const argumentsOf = ({ path }: Asked): object => Object.fromEntries(new URL(path, "http://localhost").searchParams);

const hangars = sampled(requestsTo(engine).query, 60);
const ids = hangars.flatMap((hangar) => {
  const { status, body } = engine.calculate(hangar);
  return status === 200 ? [body.calculation_id] : [];
});
const inQuery = wishes.filter(({ method }) => method === "GET");
const FIELDS = ["result.total_with_vat", "warnings"];

/** Calls of a tool, each with one of what else may be asked. */
const called = (name: string, given: readonly object[], also: readonly object[] = [{}]) =>
  given.map((one, at) => ({ name, arguments: { ...one, ...also[at % also.length] } }));

const CALLS = [
  ...called("calculate_hangar", hangars, [
    ...[{}, { lang: "en" }, { explain: true }, { fields: FIELDS }, { prices_version: OLDER }, { fields: ["all"] }],
  ]),
  ...called("calculate_hangar", [{}, { roof: "hipped", width: 20 }, { montaz: true }]),
  ...called(
    "open_calculation",
    ids.slice(0, 16).map((calculation_id) => ({ calculation_id })),
    [{}, { lang: "en" }, { explain: true }, { prices_version: OLDER }],
  ),
  ...called("open_calculation", [{ calculation_id: "ANG-00000000-00000" }]),
  ...called("find_hangars", [...spread(searches, 24).map(argumentsOf), {}]),
  ...called("understand_wish", [
    ...Object.values(exampleWishes(priceList)).map((text) => ({ text })),
    ...spread(inQuery, 24).map(argumentsOf),
  ]),
  ...called("list_options", [{}, { lang: "en" }, { lang: "de" }]),
  ...called("nothing", [{}]),
];

/** What models are told and answered over MCP, and messages that no client sends. */
export const assistants: Asked[] = [
  ...[true, false].flatMap((isModern) => [
    ...[...LISTED, "server/discover", "ping"].map((method) => said(method, {}, isModern)),
    ...[APP, "ui://nothing"].map((uri) => said("resources/read", { uri }, isModern)),
  ]),
  said(
    "initialize",
    { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: META["io.modelcontextprotocol/clientInfo"] },
    false,
  ),
  ...CALLS.map((call, at) => said("tools/call", call, at % 3 > 0)),
  ...sampled(mcpMessages as fc.Arbitrary<Parameters<typeof asked>[1]>, 60).map((one) => asked("MCP of no client", one)),
];
