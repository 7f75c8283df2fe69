import { describe, expect, test } from "vitest";
import type { OptionsList } from "../../src/documents/options-list.ts";
import type { CalcResponse, ErrorBody } from "../../src/engine/response.ts";
import type { SearchResponse } from "../../src/search/response.ts";
import { ask } from "../support/built-product.ts";

const QUERY = "/v1/calc?roof=dvuhskat&width=12&length=30&gates=1";
const RUSSIAN = /[а-яё]/i;
/** Without what came, the manufacturer's names and the contract's own values, which have aliases beside them. */
function said(body: object): string {
  const { provider } = body as Partial<CalcResponse>;
  const names = [provider?.legal_name, provider?.brand, provider?.city].filter((name) => name !== undefined);
  const text = names.reduce(
    (rest, name) => rest.replaceAll(JSON.stringify(name).slice(1, -1), ""),
    JSON.stringify(body),
  );
  return text.replaceAll(/Цельный|Нет|Н 1610|Минвата|"came":"[^"]*"/g, "");
}

async function bodyOf<Body extends object>(path: string, json?: object): Promise<[status: number, body: Body]> {
  const init = json && {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(json),
  };
  const response = await ask(path, init);
  return [response.status, (await response.json()) as Body];
}

describe("lang=en in every style of call", async () => {
  const [, russian] = await bodyOf<CalcResponse>(QUERY);
  const { calculation_id } = russian;
  const body = { roof: "dvuhskat", width: 12, length: 30, gates: 1 };

  test.each<[style: string, path: string, json?: object]>([
    ["query string", `${QUERY}&lang=en`],
    ["JSON body", "/v1/calc", { ...body, lang: "en" }],
    ["JSON body and query string", "/v1/calc?lang=en", body],
    ["path", "/v1/calc/dvuhskat/12/30/4.35/gates-1?lang=en"],
    ["by id", `/v1/calc/id/${calculation_id}?lang=en`],
  ])("%s", async (_, path, json) => {
    const [status, english] = await bodyOf<CalcResponse>(path, json);
    expect(status).toBe(200);
    expect(english.calculation_id).toBe(calculation_id);
    expect(english.result.total_with_vat).toBe(russian.result.total_with_vat);
    expect(english.summary_for_ai).toMatch(/^Hangar frame \(gable, 12 × 30/);
    expect(said(english)).not.toMatch(RUSSIAN);
  });

  test.each(["EN", "en-US", "En-gb"])("%s is the same", async (lang) => {
    expect(await bodyOf(`${QUERY}&lang=${lang}`)).toEqual(await bodyOf(`${QUERY}&lang=en`));
    expect(await bodyOf("/v1/calc", { ...body, lang })).toEqual(await bodyOf("/v1/calc", { ...body, lang: "en" }));
    expect(await bodyOf(`/v1/search?budget=3000000&lang=${lang}`)).toEqual(
      await bodyOf("/v1/search?budget=3000000&lang=en"),
    );
    expect(await bodyOf(`/options.json?lang=${lang}`)).toEqual(await bodyOf("/options.json?lang=en"));
  });

  test("ru-RU is the language of the contract", async () => {
    expect(await bodyOf(`${QUERY}&lang=ru-RU`)).toEqual(await bodyOf(QUERY));
  });

  test("each item of a batch has its own", async () => {
    const [, { items }] = await bodyOf<{ items: { body: CalcResponse }[] }>("/v1/calc/batch", {
      items: [body, { ...body, lang: "en" }],
    });
    expect(items.map(({ body }) => RUSSIAN.test(body.warnings.join()))).toEqual([true, false]);
  });

  test("a search", async () => {
    const [status, found] = await bodyOf<SearchResponse>("/v1/search?budget=3000000&lang=en&limit=2");
    const [, usual] = await bodyOf<SearchResponse>("/v1/search?budget=3000000&limit=2");
    expect(status).toBe(200);
    expect(found.summary_for_ai).toMatch(
      /^\d+ hangars of standard sizes fit into RUB\s3,000,000\. The largest that leans on no building: Hangar frame/,
    );
    expect(found.items.map(({ total_with_vat }) => total_with_vat)).toEqual(
      usual.items.map(({ total_with_vat }) => total_with_vat),
    );
    for (const { url } of found.items) expect(new URL(url).searchParams.get("lang")).toBe("en");
    expect(found.page_link).toBe(usual.page_link);
  });
});

describe("errors in English", () => {
  test.each([
    ["a size", "/v1/calc?roof=dvuhskat&width=20&length=30&lang=en", 400],
    ["a name", "/v1/calc?roof=dvuhskat&width=12&length=30&gate=1&lang=en", 400],
    ["an id", "/v1/calc/id/ANG-00000000-00000?lang=en", 400],
    ["what stands beside an id", "/v1/calc/id/ANG-00000000-00000?montazh=1&lang=en", 400],
    ["a budget", "/v1/search?lang=en", 400],
    ["an address", "/v1/nothing?lang=en", 404],
    ["an address that is too long, as its last word", `/v1/calc?x=${"x".repeat(9000)}&lang=en`, 414],
    ["an extension", "/v1/calc.doc?roof=dvuhskat&width=12&length=30&lang=en", 404],
    ["a file that is in Russian", `/v1/calc.dxf?roof=dvuhskat&width=12&length=30&lang=en`, 400],
  ])("%s", async (_, path, expected) => {
    const [status, body] = await bodyOf<ErrorBody>(path);
    expect(status).toBe(expected);
    expect(said(body)).not.toMatch(RUSSIAN);
    expect(body.error.problems.length).toBeGreaterThan(0);
  });

  test.each(["de", "English", ""])("a language that there is not is refused, in English: %o", async (lang) => {
    const [status, body] = await bodyOf<ErrorBody>(`${QUERY}&lang=${lang}`);
    const { error } = body;
    expect([status, error.code]).toEqual([400, "invalid_parameter"]);
    expect(said(body)).not.toMatch(RUSSIAN);
    expect(error.problems).toEqual([
      {
        code: "invalid_parameter",
        parameter: "lang",
        came: lang,
        accepted: { type: "string", values: ["ru", "en"] },
      },
    ]);
  });
});

test("the list of options in English has the same numbers, and no Russian but values that have an alias", async () => {
  const [, list] = await bodyOf<OptionsList>("/options.json?lang=en");
  const [, russian] = await bodyOf<OptionsList>("/options.json");
  const sizes = ({ roofs }: OptionsList) => roofs.map(({ name: _of, ...roof }) => roof);
  expect(sizes(list)).toEqual(sizes(russian));
  expect(list.roofs[0]!.name).toBe("Gable");
  const texts = list.parameters.map(({ description }) => description.replace(/\p{L}+(?: \d+)? \(alias /gu, ""));
  expect([...list.roofs.map(({ name }) => name), ...texts].join(" ")).not.toMatch(/[а-яё]/i);
});

test("a table in English", async () => {
  const response = await ask(`${QUERY.replace("calc", "calc.csv")}&lang=en`);
  const text = await response.text();
  expect(response.status).toBe(200);
  expect(text).toContain("Solid truss");
  expect(text).not.toMatch(RUSSIAN);
});
