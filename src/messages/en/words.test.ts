import { describe, expect, test } from "vitest";
import { ask, calls } from "../../../tests/support/api.ts";
import type { ErrorBody } from "../../engine/response.ts";
import { OPTIONS } from "../../options/options.ts";
import { engine } from "../../../tests/support/example-engine.ts";
import { englishOfCalls } from "./words.ts";

const { query } = calls;

test.each([
  ["roof", "gable", "dvuhskat"],
  ["roof", "Lean-to", "odnoskat-pristavnoy"],
  ["roof", "freestanding mono-pitch", "odnoskat-otdelno"],
  ["roof", "gable with central columns", "s-kolonnoy-po-centru"],
  ["filler", "mineral wool", "minvata"],
  ["filler", "foam", "penoplast"],
  ["truss", "collapsible", "demountable"],
  ["rails", "no", "none"],
  // A roof may be meant by it, a filler never.
  ["filler", "gable", undefined],
  ["roof", "hipped", undefined],
  ["roof", "constructor", undefined],
])("%s=%s is told what it is in a request: %s", async (parameter, came, nearest) => {
  const url = new URL(query, engine.baseUrl);
  url.searchParams.set(parameter, came);
  url.searchParams.set("lang", "en");
  const { error } = (await (await ask(url.pathname + url.search)).json()) as ErrorBody;
  expect(error.problems).toMatchObject([{ code: "invalid_parameter", parameter, came }]);
  expect(error.problems[0]!.nearest).toBe(nearest);
});

test.each([
  ["cladding", "panels"],
  ["Erection", "montazh"],
  ["mounting", "montazh"],
  ["heigth", "height"],
  ["widht", "width"],
  ["insulation", "filler"],
  ["girts", "wall_progony"],
])("and so is a name: %s", async (name, nearest) => {
  const { error } = (await (await ask(`${query}&${name}=1&lang=en`)).json()) as ErrorBody;
  expect(error.problems).toEqual([{ code: "unknown_parameter", parameter: name, nearest }]);
  expect(error.details).toEqual([`${name}: there is no such parameter; did you mean ${nearest}?`]);
});

test.each([
  ["gable", 1],
  ["lean-to", 1],
  ["hipped", 3],
])("a ready call has the roof that is meant: %s", async (roof, count) => {
  const { try: offered = [] } = (await (
    await ask(`/v1/calc?roof=${roof}&width=12&length=30&lang=en`)
  ).json()) as ErrorBody;
  expect(offered).toHaveLength(count);
});

describe("every word", () => {
  const { parameters } = engine;
  const aliases = [parameters.roof, ...Object.values(OPTIONS)].flatMap((one) =>
    Object.keys("aliases" in one ? one.aliases! : "values" in one ? one.values : {}),
  );
  test.each(Object.entries(englishOfCalls.words!))("%s stands for a name or a value: %s", (word, meant) => {
    expect(word).toBe(word.toLowerCase());
    expect([...Object.keys(parameters), ...aliases]).toContain(meant);
  });
});

test("a truss that no size has is told as it is asked for", async () => {
  const { error } = (await (
    await ask("/v1/search?budget=4700000&truss=demountable&width_max=12&lang=en")
  ).json()) as ErrorBody;
  expect(error.problems).toMatchObject([{ parameter: "width_max" }, { parameter: "truss", came: "demountable" }]);
  expect(JSON.stringify(error)).not.toMatch(/[а-яё]/i);
});
