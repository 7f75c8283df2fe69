import { describe, expect, test, vi } from "vitest";
import { ask, build, byId, calls, post } from "../../../../tests/support/api.ts";
import { exampleAnswer } from "../../../documents/examples/example-calls.ts";
import { engine } from "../../../../tests/support/example-engine.ts";
import type { ErrorBody } from "../../../engine/response.ts";
import { billCsv } from "../../../formats/csv/bill-csv.ts";
import { formatsOf } from "../../../formats/format.ts";
import { askedBy } from "../../reply.ts";
import { JSON_CONTENT } from "../../../documents/paths.ts";
import { acceptedTypes, formats } from "./asked-format.ts";

const body = exampleAnswer(engine);
const CSV = billCsv(body, "international");
const csvQuery = calls.query.replace("/v1/calc", "/v1/calc.csv");

/** The bytes as text, their mark included. */
const textOf = async (response: Response): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(await response.arrayBuffer());

describe("the extension says the format", () => {
  test.each([
    ["query string", () => ask(csvQuery), CSV],
    ["query string, trailing slash", () => ask(csvQuery.replace("csv?", "csv/?")), CSV],
    ["id", () => ask(`${byId}.csv`), CSV],
    ["JSON body", () => post(calls.body, "/v1/calc.csv"), CSV],
    ["dialect", () => ask(`${csvQuery}&dialect=ru`), billCsv(body, "ru")],
    ["whatever Accept says", () => ask(csvQuery, { headers: { accept: "application/json" } }), CSV],
    [
      ".json, whatever Accept says",
      () => ask(`${byId}.json`, { headers: { accept: "text/csv" } }),
      JSON.stringify(body),
    ],
  ])("%s", async (_, call, expected) => {
    const response = await call();
    expect(response.status).toBe(200);
    expect(await textOf(response)).toBe(expected);
  });

  test("the file has a name and a type, and the tag of its own that a client may hold", async () => {
    const response = await ask(csvQuery);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="angar-12x30-${body.calculation_id}.csv"`,
      etag: `"${build}-csv"`,
      vary: "Accept-Encoding",
    });
    const held = (tag: string) => ask(csvQuery, { headers: { "if-none-match": tag } });
    expect((await held(`"${build}-csv"`)).status).toBe(304);
    expect((await held(`"${build}"`)).status).toBe(200);
  });

  test("the sizes of a path have points and no extension", async () => {
    const { roof, width, length } = calls.request;
    expect((await ask(`/v1/calc/${roof}/${width}/${length}/4.35`)).headers.get("content-type")).toBe(JSON_CONTENT);
  });

  test.each([
    ["/v1/calc.zip?roof=x", "calculation"],
    [`${byId}.docx`, "calculation"],
    ["/v1/search.", "search"],
    ["/v1/search.xlsx", "search"],
    ["/v1/calc.constructor", "calculation"],
  ] as const)("%s is told what there is", async (path, subject) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.code).toBe("not_found");
    const there = [".json", ...formatsOf(subject).map((format) => `.${format}`)].join(", ");
    expect(error.details[0]).toMatch(new RegExp(`принимается ${there}, без расширения — JSON$`));
  });

  test("what is wrong with a calculation is told as JSON", async () => {
    const response = await ask("/v1/calc.csv?roof=x");
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toBe(JSON_CONTENT);
    expect(await response.text()).toBe(await (await ask("/v1/calc?roof=x")).text());
  });
});

describe("without an extension Accept chooses", () => {
  test.each([
    ["text/csv", "text/csv; charset=utf-8"],
    ["text/csv, */*", "text/csv; charset=utf-8"],
    ["text/csv, application/json;q=0.5", "text/csv; charset=utf-8"],
    ["text/csv;q=0.5, application/json", JSON_CONTENT],
    ["text/csv, application/json", JSON_CONTENT],
    ["text/csv;q=0, */*", JSON_CONTENT],
    ["*/*", JSON_CONTENT],
    ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", JSON_CONTENT],
    ["text/html", JSON_CONTENT],
    ["image/svg+xml, */*;q=0.5", "image/svg+xml"],
    ["text/html,application/xml;q=0.9,image/png,image/svg+xml,*/*;q=0.8", JSON_CONTENT],
    ["", JSON_CONTENT],
  ])("%j: %s", async (accept, type) => {
    const response = await ask(calls.query, { headers: { accept } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("Accept-Encoding, Accept");
  });

  test("one answer never stands for another, however often either was asked for", async () => {
    const types: (string | null)[] = [];
    for (const accept of ["*/*", "*/*", "*/*", "text/csv", "*/*", "text/csv"]) {
      types.push((await ask(calls.pathWithHyphens, { headers: { accept } })).headers.get("content-type"));
    }
    const [json, csv] = [JSON_CONTENT, "text/csv; charset=utf-8"];
    expect(types).toEqual([json, json, json, csv, json, csv]);
  });

  test("nothing that there is: 406 with all that is accepted", async () => {
    const response = await ask(calls.query, { headers: { accept: "application/pdf, image/*" } });
    expect(response.status).toBe(406);
    const { error } = (await response.json()) as ErrorBody;
    expect(error).toMatchObject({
      code: "not_acceptable",
      details: [`Accept: пришло «application/pdf, image/*»; принимается ${acceptedTypes("calculation").join(", ")}`],
    });
  });

  test("of what there is not for a search neither", async () => {
    const response = await ask("/v1/search?budget=3000000", { headers: { accept: "image/svg+xml" } });
    expect(response.status).toBe(406);
  });

  test("a method that a path has not is told before what is wrong with Accept", async () => {
    const response = await ask("/v1/calc/batch", { headers: { accept: "application/pdf" } });
    expect(response.status).toBe(405);
  });

  test("documents and pages that there are not take no notice of it", async () => {
    const headers = { accept: "application/pdf" };
    expect((await ask("/prices.json", { headers })).status).toBe(200);
    expect((await ask("/v1/nothing", { headers })).status).toBe(404);
  });
});

describe("dialect", () => {
  test.each([
    [`${csvQuery}&dialect=de`, "dialect: пришло «de»; принимается одно из: international, ru"],
    [`${csvQuery}&dialect=ru&dialect=international`, "dialect: пришло «ru» и «international»; принимается одно из: "],
  ])("%s", async (path, detail) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    const { error } = (await response.json()) as ErrorBody;
    expect(error.details[0]).toContain(detail);
  });

  test("JSON has none: the name is a stranger there", async () => {
    const response = await ask(`${calls.query}&dialect=ru`);
    expect(response.status).toBe(400);
    expect(((await response.json()) as ErrorBody).error.code).toBe("unknown_parameter");
  });
});

describe("a file that cannot be is told all that is wrong at once, and what to try is a file too", () => {
  const { roof, length } = calls.request;
  const start = `roof=${roof}&length=${length}&width=`;
  const errorOf = async (path: string, body?: string): Promise<ErrorBody> => {
    const response = await (body === undefined ? ask(path) : post(body, path));
    expect(response.status).toBe(400);
    return (await response.json()) as ErrorBody;
  };

  test.each([
    ["a language that there is not", `/v1/calc.dxf?${start}12&lang=de`, ["lang"], ["de"]],
    ["a size and a language", `/v1/calc.dxf?${start}99&lang=de`, ["lang", "width"], ["de", "99"]],
    ["a name and a language", `/v1/calc.glb?${start}12&montaz=1&lang=de`, ["montaz", "lang"], [undefined, "de"]],
    ["an id and a language", "/v1/calc/id/nothing.svg?lang=en", ["calculation_id"], ["nothing"]],
    [
      "fields, a dialect and a size",
      `/v1/calc.csv?${start}99&fields=warnings&dialect=de`,
      ["fields", "dialect", "width"],
      ["warnings", "de", "99"],
    ],
    ["of a search", "/v1/search.csv?budget=x&dialect=de", ["dialect", "budget"], ["de", "x"]],
  ])("%s", async (_, path, parameters, came) => {
    const { error } = await errorOf(path);
    expect(error.problems.map(({ parameter }) => parameter)).toEqual(parameters);
    expect(error.problems.map((problem) => problem.came)).toEqual(came);
    expect(error.details).toHaveLength(parameters.length);
  });

  test("a dialect of a batch", async () => {
    const { error } = await errorOf("/v1/calc/batch.csv?dialect=de", `{"items":[${calls.body}]}`);
    expect(error.details[0]).toBe("dialect: пришло «de»; принимается одно из: international, ru");
  });

  test.each([
    [`/v1/calc.dxf?${start}20`, { pathname: "/v1/calc.dxf" }],
    [`/v1/calc.dxf?${start}20&lang=en`, { pathname: "/v1/calc.dxf", lang: "en" }],
    [`/v1/calc.csv?${start}20&lang=en&dialect=ru`, { pathname: "/v1/calc.csv", lang: "en", dialect: "ru" }],
  ])("%s", async (path, { pathname, ...parameters }) => {
    const body = await errorOf(path);
    const plain = await errorOf(`/v1/calc?${start}20`);
    expect(body.try!.length).toBe(plain.try!.length);
    for (const { url } of body.try!) {
      const link = new URL(url);
      expect(link.pathname).toBe(pathname);
      expect(Object.fromEntries(link.searchParams)).toMatchObject(parameters);
      expect(link.searchParams.has("lang")).toBe("lang" in parameters);
      expect((await ask(link.pathname + link.search)).status).toBe(200);
    }
  });
});

test("a batch as a table", async () => {
  const text = await textOf(await post(`{"items":[${calls.body},{"roof":"x"}]}`, "/v1/calc/batch.csv"));
  const [, first, second] = text.split("\r\n");
  expect(first).toContain(`0,200,${body.calculation_id},`);
  expect(second).toContain("1,400,,");
});

test("a file is begun only when it is its turn", async () => {
  const layoutOf = vi.spyOn(engine, "layoutOf");
  let goOn = (): void => undefined;
  const turn = vi.fn(() => new Promise<void>((resolve) => (goOn = resolve)));
  const file = formats.fileOf({ engine }, body, "svg", undefined, { ...askedBy(new Request(body.files.svg)), turn });
  await vi.waitFor(() => expect(turn).toHaveBeenCalled());
  expect(layoutOf).not.toHaveBeenCalled();
  goOn();
  expect((await file)?.type).toBe("image/svg+xml");
});
