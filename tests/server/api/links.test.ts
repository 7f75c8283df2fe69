import { describe, expect, test } from "vitest";
import type { CalcResponse, ErrorBody } from "../../../src/engine/response.ts";
import { send } from "../http.ts";
import { served } from "../served.ts";

/** Every link on this service in an answer, by its place in it. */
function linksOf(value: unknown, baseUrl: string, place = ""): [string, string][] {
  if (typeof value === "string") return value.startsWith(baseUrl) ? [[place, value.slice(baseUrl.length)]] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => linksOf(inner, baseUrl, `${place}/${key}`));
}

describe("links of an answer", () => {
  const server = served();

  test("all open", async () => {
    const answer = await send(`${server.url}/v1/calc?roof=s-kolonnoy-po-centru&width=23.7&length=60&gates=2&panels=1`);
    const body = JSON.parse(answer.text) as CalcResponse;
    const baseUrl = new URL(body.docs.llms_txt).origin;
    const links = linksOf(body, baseUrl);
    expect(links.map(([place]) => place).sort()).toEqual([
      "/alternatives/0/url",
      "/alternatives/1/url",
      "/calculator_link",
      "/docs/how_to_call",
      "/docs/human_page",
      "/docs/llms_txt",
      "/docs/openapi",
      "/files/csv",
      "/files/dxf",
      "/files/glb",
      "/files/ifc",
      "/files/png",
      "/files/svg",
      "/files/xlsx",
      "/next_step/request_quote_url",
    ]);
    for (const [place, path] of links) expect((await send(server.url + path)).status, place).toBe(200);
    for (const { url, total_with_vat } of body.alternatives) {
      const opened = await send(server.url + url.slice(baseUrl.length));
      expect((JSON.parse(opened.text) as CalcResponse).result.total_with_vat).toBe(total_with_vat);
    }
  });

  test("an error shows where to turn", async () => {
    const answer = await send(`${server.url}/v1/calc?roof=dvuhskat&width=40&length=60`);
    const { supported, alternatives } = JSON.parse(answer.text) as ErrorBody;
    expect(supported.roofs.map(({ roof }) => roof)).toContain("dvuhskat");
    expect(alternatives[0]).toMatchObject({ url: expect.stringMatching(/^https:/), phone: expect.any(String) });
  });
});
