import { afterAll, beforeAll, expect, test } from "vitest";
import { RunningServer } from "../../server/running-server.ts";
import { ask, engine } from "../../support/built-product.ts";
import { DOWNLOAD, Workshop } from "./workshop.ts";

/*
 * Clients that nobody here wrote: generated from /openapi.json of the built product without a hand's help, compiled by
 * `tsc --strict`, and called as their users would, without a cast: what answers are sure to have needs no question. Each of
 * `clients/` asks the same and prints what it was answered.
 */

let workshop: Workshop;
let server: RunningServer;
beforeAll(async () => {
  [workshop, server] = await Promise.all([Workshop.open(), RunningServer.start()]);
}, DOWNLOAD);
afterAll(() => Promise.all([workshop.close(), server.stop()]));

const size = { roof: "dvuhskat", width: 12, length: 30 };

function total(parameters: Readonly<Record<string, unknown>>): number {
  const { body } = engine.calculate(parameters);
  if ("error" in body) throw new Error(body.error.details.join("; "));
  return body.result.total_with_vat;
}

async function found(query: string): Promise<number[]> {
  const { items } = (await (await ask(`/v1/search?${query}`)).json()) as { items: { total_with_vat: number }[] };
  return items.map(({ total_with_vat }) => total_with_vat);
}

test.each([
  ["openapi-fetch", "openapi-typescript", ["openapi.json", "-o", "generated/openapi-typescript.ts"]],
  ["hey-api", "openapi-ts", ["-i", "openapi.json", "-o", "generated/hey-api"]],
  ["orval", "orval", ["--input", "openapi.json", "--output", "generated/orval.ts", "--client", "fetch"]],
  [
    "swagger-typescript-api",
    "swagger-typescript-api",
    ["generate", "-p", "openapi.json", "-o", "generated", "-n", "swagger-typescript-api.ts"],
  ],
  ["typed-openapi", "typed-openapi", ["openapi.json", "-o", "generated/typed-openapi.ts"]],
])(
  "%s",
  async (client, generator, args) => {
    await workshop.generate(generator, args);
    const hangar = { ...size, gates: 1, montazh: true, panels: true };
    expect(await workshop.run(client, server.url)).toEqual({
      query: total(hangar),
      json: total({ ...size, montazh: true, gates: 1, gates_pos: 1, rails: "Н 1610" }),
      batch: [total({ ...size, montazh: true }), "unsupported_size"],
      search: await found("budget=3000000&roof=dvuhskat,odnoskat-otdelno&montazh=1&limit=5"),
      understood: total({ ...size, montazh: true }),
      again: total(hangar),
      fields: total(size),
      id: total(hangar),
      path: total({ ...size, gates: 1, montazh: true }),
      wrong: "unsupported_size",
    });
  },
  DOWNLOAD,
);

test("@openai/agents: strict arguments, nulls and all, go through as they come", { timeout: DOWNLOAD }, async () => {
  const hangar = { ...size, gates: 1, montazh: true };
  const expected = {
    calculated: total(hangar),
    found: await found("budget=3000000&roof=dvuhskat,odnoskat-otdelno&montazh=1&limit=5"),
    opened: total(hangar),
    incomplete: "missing_parameter",
  };
  expect(await workshop.run("openai-agents", server.url)).toEqual({
    "tools of the MCP server": expected,
    "tools of /tools/openai.json": expected,
  });
});
