import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import type { CalcResponse } from "../../../src/engine/response.ts";
import { ask, post } from "../../support/built-product.ts";

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: "query" | "path";
  required: boolean;
  schema: Json;
}

const description = (await (await ask("/openapi.json")).json()) as {
  servers: [{ url: string }];
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
  components: { schemas: Record<string, Json> };
};
const ajv = new Ajv2020({ strict: false });
const { components } = description;
const fits = (schema: Json, value: unknown): boolean => ajv.compile({ ...schema, components })(value);

/** A part of a path that is a parameter as a whole. */
const isSegment = /^\{\w+\}$/;

/** What a strict client has against opening a link: nothing, unless the description forbids it. */
function complaints(link: string): string[] {
  const { pathname, searchParams } = new URL(link, description.servers[0].url);
  const segments = pathname.split("/").map(decodeURIComponent);
  const [template, operation] = Object.entries(description.paths).find(([path]) => {
    const parts = path.split("/");
    return parts.length === segments.length && parts.every((part, at) => isSegment.test(part) || part === segments[at]);
  })!;
  const parameters = operation.get?.parameters ?? [];
  const inPath = template
    .split("/")
    .flatMap((part, at) => (isSegment.test(part) ? [[part.slice(1, -1), segments[at]!]] : []));
  const given = [
    ...inPath.map(([name, text]) => ({ place: "path", name: name!, text: text! })),
    ...[...searchParams].map(([name, text]) => ({ place: "query", name, text })),
  ];
  const missing = parameters.filter(({ name, required }) => required && !given.some((one) => one.name === name));
  const wrong = given.filter(({ place, name, text }) => {
    const parameter = parameters.find((one) => one.name === name && one.in === place);
    return !parameter || !fits(parameter.schema, valueOf(text, parameter.schema));
  });
  return [...missing.map(({ name }) => `${name} is missing`), ...wrong.map(({ name, text }) => `${name}=${text}`)];
}

/** A text by the type that the description gives it. */
function valueOf(text: string, { type }: Json): unknown {
  if (type === "array") return [text];
  return (type === "number" || type === "integer") && /^\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

const SIZES = "roof=dvuhskat&width=12&length=30";
const FLAG_WORDS = ["1", "0", "true", "false", "yes", "no", "да", "нет"];
const flags = [
  "welded",
  "wall_progony",
  "anchors",
  "piles",
  "montazh",
  "panels",
  "panels_montazh",
  "dekor_roof",
  "explain",
];

describe("a link of any style is as described", () => {
  const links = [
    `/v1/calc?${SIZES}`,
    `/v1/calc?${SIZES}&height=4350&truss=solid&gates=2&gates_pos=1&rails=h1610&doors=1&windows=0&filler=penoplast`,
    `/v1/calc?${SIZES}&rails=500`,
    `/v1/calc?${SIZES}&rails=${encodeURIComponent("Н 1610")}&filler=${encodeURIComponent("Пенопласт")}&discount=0`,
    ...FLAG_WORDS.map(
      (word) => `/v1/calc?${SIZES}&${flags.map((flag) => `${flag}=${encodeURIComponent(word)}`).join("&")}`,
    ),
    "/v1/calc/dvuhskat/12/30/4.35",
    "/v1/calc/dvuhskat/12/30/4.35/montazh-1-gates-2",
    "/v1/calc/dvuhskat/12/30/4.35/montazh=1,gates=2",
    `/v1/calc.json?${SIZES}&fields=warnings&fields=result.total_with_vat`,
    "/v1/search.json?budget=3000000&fields=found&fields=items.area_m2",
    "/v1/understand.json?text=12x30&lang=en&fields=parameters&fields=questions.text",
    "/v1/search?budget=3000000&roof=dvuhskat&roof=odnoskat-otdelno&montazh=1&panels=0&sort=price&limit=3",
  ];
  test.each(links)("%s", async (link) => {
    expect(complaints(link)).toEqual([]);
    expect((await ask(link)).status).toBe(200);
  });

  test("and so are those in answers", async () => {
    const everything = flags.map((flag) => `${flag}=1`).join("&");
    for (const link of [`/v1/calc?${SIZES}&${everything}&gates=1&rails=none&filler=penoplast`, `/v1/calc?${SIZES}`]) {
      const { alternatives, calculation_id } = (await (await ask(link)).json()) as CalcResponse;
      const shown = [...alternatives.map(({ url }) => url), `/v1/calc/id/${calculation_id}?explain=1`];
      expect(shown.flatMap(complaints)).toEqual([]);
    }
  });

  test("what the service refuses, the description does not allow", async () => {
    for (const option of [
      "montazh=2",
      "montazh=maybe",
      "gates=1.5",
      "gates=-1",
      "gates_pos=3",
      "montaz=1",
      "truss=x",
    ]) {
      expect(complaints(`/v1/calc?${SIZES}&${option}`)).toEqual([option]);
      expect((await ask(`/v1/calc?${SIZES}&${option}`)).status).toBe(400);
    }
  });
});

describe("a JSON body", () => {
  const schema = description.components.schemas["CalculationRequest"]!;
  const required = { roof: "dvuhskat", width: 12, length: 30 };
  const all = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]));

  const bodies: Json[] = [
    required,
    { ...required, height: 4350, gates: 2, gates_pos: 1, rails: "Нет", doors: 1, truss: "Цельный", discount: 5 },
    { ...required, height: null, montazh: null, rails: 1610, prices_version: null },
    { roof: "dvuhskat", width: "12", length: "30,5", height: "4.35", gates: "2", gates_pos: "1", discount: "0" },
    { ...required, gates: "2,0", doors: "1.00" },
    ...[true, false, 1, 0, ...FLAG_WORDS].map((value) => ({ ...required, ...all(flags, value) })),
  ];
  test.each(bodies)("%j is as described, and answered", async (body) => {
    expect(fits(schema, body)).toBe(true);
    expect((await post(JSON.stringify(body))).status).toBe(200);
  });

  const wrong: Json[] = [
    { montazh: "maybe" },
    { montazh: 2 },
    { roof: null },
    { rails: 501 },
    { fields: ["total"] },
    { fields: [] },
    { gates: "1.5" },
    { gates: 1.5 },
    { gates: true },
    { gates_pos: "3" },
    { width: "1e1" },
    { width: "-12" },
    { width: "12 " },
    { width: [12] },
    { montaz: 1 },
  ];
  test.each(wrong)("with %j is neither", async (part) => {
    const body = { ...required, ...part };
    expect(fits(schema, body)).toBe(false);
    expect((await post(JSON.stringify(body))).status).toBe(400);
  });
});
