import * as engine from "hangar-engine";
import { expect, test } from "vitest";
import { search } from "../../search/search.ts";
import { offeredSearch } from "./offered-search.ts";

const LOW = "3150";

test("without gates the page offers what the API finds", () => {
  const filters = [["budget", "3000000"]] as const;
  expect(offeredSearch(engine, [...filters])).toEqual({ answer: search(engine, filters), tooLow: 0 });
});

test.each(["0", "1", "2"])("gates in a wall too low for them are counted, not offered: place %s", (place) => {
  const filters = [
    ["budget", "2000000"],
    ["roof", "dvuhskat"],
    ["gates", "2"],
    ["gates_pos", place],
    ["limit", "50"],
  ] as const;
  const all = search(engine, filters);
  const { answer, tooLow } = offeredSearch(engine, [...filters]);
  if (all.status === 400 || answer.status === 400) throw new Error("refused");
  expect(tooLow).toBeGreaterThan(0);
  expect(answer).toEqual(all);
  for (const { calculator_link, has_estimate_positions } of answer.body.items) {
    expect(engine.layoutOf(new URL(calculator_link).searchParams)!.gateIsTooTall).toBe(false);
    expect(has_estimate_positions).toBe(false);
  }
});

test("where every wall is too low it says so at the gates", () => {
  const { answer, tooLow } = offeredSearch(engine, [
    ["budget", "3000000"],
    ["height_max", LOW],
    ["gates", "1"],
    ["roof", "dvuhskat"],
  ]);
  expect(tooLow).toBeGreaterThan(0);
  expect(answer).toMatchObject({
    status: 400,
    problems: [
      {
        code: "does_not_fit",
        about: [{ parameter: "gates" }],
        accepted: "воротам высотой 4\u00a0м нужна стена от 4,15\u00a0м: возьмите высоту больше",
      },
    ],
  });
});
