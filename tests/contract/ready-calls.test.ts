import { StreamableHTTPClientTransport, type Client } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { toolPath } from "../../src/documents/tools/tool-path.ts";
import type { CalcResponse, ErrorBody } from "../../src/engine/response.ts";
import { ask, handler, post } from "../support/built-product.ts";
import { connected, ERAS, lastTextOf } from "../support/mcp.ts";

let client: Client;
beforeAll(async () => {
  const url = new URL("http://localhost:4321/mcp");
  const fetch = (input: string | URL, init?: RequestInit) => handler(new Request(input, init));
  client = await connected(new StreamableHTTPClientTransport(url, { fetch }), ERAS.at(-1)!);
});
afterAll(() => client.close());

test.each<[wrong: object, parameter: string, offered: number, inEnglish?: number]>([
  [{ width: 20 }, "width", 2],
  [{ height: 9 }, "height", 1],
  [{ roof: "hipped" }, "roof", 3],
  // English knows the word.
  [{ roof: "gable" }, "roof", 3, 1],
  [{ panels: true, filler: "pir" }, "filler", 2],
  [{ gates: 1, rails: "2000" }, "rails", 3],
  [{ gates: 1, gates_pos: 3 }, "gates_pos", 2],
  [{ montazh: "maybe" }, "montazh", 2],
  [{ doors: 16 }, "doors", 1],
])(
  "%j: what is offered instead is the same at every door and answers as it stands",
  async (wrong, name, offered, inEnglish = offered) => {
    for (const lang of ["ru", "en"]) {
      const asked = { roof: "dvuhskat", width: 12, length: 30, ...wrong, lang };
      const body = (await (await ask(toolPath("/v1/calc", asked))).json()) as ErrorBody;
      expect(await (await post(JSON.stringify(asked))).json()).toEqual(body);
      const told = await client.callTool({ name: "calculate_hangar", arguments: asked });
      expect(JSON.parse(lastTextOf(told))).toEqual(body);

      expect(body.error.problems.map(({ parameter }) => parameter)).toEqual([name]);
      expect(body.try).toHaveLength(lang === "en" ? inEnglish : offered);
      for (const { name, url } of body.try ?? []) {
        const answer = await handler(new Request(url));
        expect(answer.status).toBe(200);
        expect(((await answer.json()) as CalcResponse).summary_for_ai).toContain(`(${name})`);
        expect(/[а-яё]/i.test(name)).toBe(lang === "ru");
      }
    }
  },
);
