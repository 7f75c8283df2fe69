import type fc from "fast-check";
import { mcpMessages } from "../../../scripts/fuzz/mcp-messages.ts";
import { exampleWishes } from "../../../src/api/openapi/wish.ts";
import { requestsTo } from "../../support/arbitraries.ts";
import { asked, type Asked } from "./request.ts";
import { engine, OLDER, priceList, sampled, spread } from "./sources.ts";
import { searches } from "./searches.ts";
import { wishes } from "./wishes.ts";

const MODERN = "2026-07-28";
const META = {
  "io.modelcontextprotocol/protocolVersion": MODERN,
  "io.modelcontextprotocol/clientCapabilities": {},
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
};

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

const LISTED = [
  ...[
    "tools/list",
    "resources/list",
    "resources/templates/list",
    "prompts/list",
    "skills/list",
    "server/discover",
    "ping",
  ],
];
const APP = "ui://hangar-calculator/calculator.html";
const SKILL = "skill://hangar-calculator/SKILL.md";

const argumentsOf = ({ path }: Asked): Record<string, unknown> =>
  Object.fromEntries(new URL(path, "http://localhost").searchParams);

const hangars = sampled(requestsTo(engine).query, 60);
const ids = hangars.flatMap((hangar) => {
  const { status, body } = engine.calculate(hangar);
  return status === 200 ? [body.calculation_id] : [];
});
const FIELDS = ["result.total_with_vat", "warnings"];

const CALLS: readonly [tool: string, given: Record<string, unknown>][] = [
  ...hangars.map((hangar, at): [string, Record<string, unknown>] => [
    "calculate_hangar",
    {
      ...hangar,
      ...[{}, { lang: "en" }, { explain: true }, { fields: FIELDS }, { prices_version: OLDER }, { fields: ["all"] }][
        at % 6
      ],
    },
  ]),
  ...[{}, { roof: "hipped", width: 20 }, { montaz: true }].map((given): [string, Record<string, unknown>] => [
    "calculate_hangar",
    given,
  ]),
  ...ids
    .slice(0, 16)
    .map((calculation_id, at): [string, Record<string, unknown>] => [
      "open_calculation",
      { calculation_id, ...[{}, { lang: "en" }, { explain: true }, { prices_version: OLDER }][at % 4] },
    ]),
  ["open_calculation", { calculation_id: "ANG-00000000-00000" }],
  ...spread(searches, 24).map((one): [string, Record<string, unknown>] => ["find_hangars", argumentsOf(one)]),
  ["find_hangars", {}],
  ...Object.values(exampleWishes(priceList)).map((text): [string, Record<string, unknown>] => [
    "understand_wish",
    { text },
  ]),
  ...spread(
    wishes.filter(({ method }) => method === "GET"),
    24,
  ).map((one): [string, Record<string, unknown>] => ["understand_wish", argumentsOf(one)]),
  ...[{}, { lang: "en" }, { lang: "de" }].map((given): [string, Record<string, unknown>] => ["list_options", given]),
  ["nothing", {}],
];

/** What models are told and answered over MCP, and messages that no client sends. */
export const assistants: Asked[] = [
  ...[true, false].flatMap((isModern) => [
    ...LISTED.map((method) => said(method, {}, isModern)),
    ...[APP, SKILL, "ui://nothing"].map((uri) => said("resources/read", { uri }, isModern)),
    said("skills/get", { uri: SKILL }, isModern),
  ]),
  said(
    "initialize",
    { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: META["io.modelcontextprotocol/clientInfo"] },
    false,
  ),
  ...CALLS.map(([name, given], at) => said("tools/call", { name, arguments: given }, at % 3 > 0)),
  ...sampled(mcpMessages as fc.Arbitrary<Parameters<typeof asked>[1]>, 60).map((one) => asked("MCP of no client", one)),
];
