import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { docsPages, examplesOf, type ShownExample } from "../support/docs-examples.ts";
import { run } from "../support/run-example.ts";
import { RunningServer } from "./running-server.ts";

const pages = await docsPages();
const examples = [...pages].flatMap(([page, main]) => examplesOf(page, main));

/** A shown JSON value is the real one with something left out: fields of objects, items of arrays. */
function isPartOf(shown: unknown, real: unknown): boolean {
  if (typeof shown !== "object" || shown === null) return Object.is(shown, real);
  if (typeof real !== "object" || real === null || Array.isArray(shown) !== Array.isArray(real)) return false;
  if (!Array.isArray(shown)) {
    return Object.entries(shown).every(([key, value]) => isPartOf(value, (real as Record<string, unknown>)[key]));
  }
  let at = 0;
  return shown.every((item) => {
    while (at < (real as unknown[]).length) if (isPartOf(item, (real as unknown[])[at++])) return true;
    return false;
  });
}

describe("examples of the documentation", () => {
  let server: RunningServer;
  let baseUrl: string;
  beforeAll(async () => {
    server = await RunningServer.start();
    const { servers } = (await (await fetch(`${server.url}/openapi.json`)).json()) as { servers: [{ url: string }] };
    baseUrl = servers[0].url;
  });
  afterAll(() => server.stop());

  const title = ({ page, kind, code }: ShownExample, at: number) => `${page} ${at}: ${kind} ${code.slice(0, 100)}`;
  const named = examples.map((example, at) => [title(example, at), example] as const);

  test.each(named)("%s", async (_, example) => {
    const { output, status } = await run(example, baseUrl, server.url);
    if (status !== undefined) expect(status).toBe(example.status);
    if (example.href !== undefined) expect(baseUrl + example.href).toBe(example.code);
    const { answer } = example;
    if (answer === undefined) return;
    if (!answer.startsWith("{")) return expect(output).toBe(answer);
    const [shown, real] = [JSON.parse(answer) as unknown, JSON.parse(output) as unknown];
    // The whole answer, when it differs, tells what is wrong.
    if (!isPartOf(shown, real)) expect(real).toMatchObject(shown as object);
  });

  test("are there for every way to call, in every language that is promised", () => {
    const kinds = new Set(examples.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(["apps-script", "call", "curl", "formulas", "js", "python", "url"]);
  });
});

test("a part of an answer is told from another answer", () => {
  const real = { a: 1, list: [{ b: 2, c: 3 }, { b: 4 }] };
  for (const part of [{ a: 1 }, { list: [{ b: 4 }] }, { list: [{ c: 3 }, { b: 4 }] }, { list: [] }]) {
    expect(isPartOf(part, real)).toBe(true);
  }
  for (const other of [{ a: 2 }, { d: 1 }, { list: [{ b: 4 }, { b: 2 }] }, { list: { b: 2 } }, { a: "1" }]) {
    expect(isPartOf(other, real)).toBe(false);
  }
});
