import { beforeAll, describe, expect, test } from "vitest";
import { docsPages, examplesOf, type ShownExample } from "../../support/docs/docs-examples.ts";
import { isPartOf } from "../../support/oracles/is-part-of.ts";
import { run, type Outcome } from "../../support/docs/run-example.ts";
import { served } from "../served.ts";

const pages = await docsPages();
const examples = [...pages].flatMap(([page, main]) => examplesOf(page, main));

describe("examples of the documentation", () => {
  const server = served();
  let baseUrl: string;
  beforeAll(async () => {
    const { servers } = (await (await fetch(`${server.url}/openapi.json`)).json()) as { servers: [{ url: string }] };
    baseUrl = servers[0].url;
  });

  /** Pages in both languages show many a code alike: it is run once. */
  const outcomes = new Map<string, Promise<Outcome>>();
  const outcomeOf = (example: ShownExample): Promise<Outcome> => {
    const shown = `${example.kind} ${example.code}`;
    const outcome = outcomes.get(shown) ?? run(example, baseUrl, server.url);
    outcomes.set(shown, outcome);
    return outcome;
  };

  const title = ({ page, kind, code }: ShownExample, at: number) => `${page} ${at}: ${kind} ${code.slice(0, 100)}`;
  const named = examples.map((example, at) => [title(example, at), example] as const);

  test.each(named)("%s", async (_, example) => {
    const { output, status } = await outcomeOf(example);
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
    expect([...kinds].sort()).toEqual(["apps-script", "bot", "call", "curl", "formulas", "js", "python", "url"]);
  });
});
