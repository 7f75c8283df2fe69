import fc from "fast-check";
import { expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";
import { runs } from "../../../tests/support/runs.ts";
import type { ErrorBody } from "../response.ts";

const hangar = { roof: "dvuhskat", width: 12, length: 30 };

const problemsOf = (asked: Readonly<Record<string, unknown>>): ErrorBody["error"]["problems"] => {
  const { status, body } = engine.calculate(asked);
  return status === 200 ? [] : body.error.problems;
};
const nearestTo = (asked: Readonly<Record<string, unknown>>) =>
  problemsOf(asked).map(({ parameter, nearest }) => [parameter, nearest]);

test.each([
  // 30 is the most of any hangar, 12 of this one
  [{ gates: 50 }, [["gates", undefined]]],
  [{ gates: 13 }, [["gates", 12]]],
  [{ windows: 500 }, [["windows", undefined]]],
  [
    { length: 300, windows: 500 },
    [
      ["windows", 60],
      ["length", 200],
    ],
  ],
  [{ width: 20 }, [["width", 18]]],
  // 18 × 5 m has no room for 40 windows
  [{ width: 20, length: 5, windows: 40 }, [["width", undefined]]],
  [
    { gates: 50, doors: 99 },
    [
      ["gates", undefined],
      ["doors", 15],
    ],
  ],
  [{ gate: 1 }, [["gate", "gates"]]],
] as const)("%o: %o", (other, told) => {
  expect(nearestTo({ ...hangar, ...other })).toEqual(told);
});

test("a call with the one nearest number is accepted", () =>
  fc.assert(
    fc.property(
      fc.record({
        roof: fc.constantFrom(...Object.keys(engine.priceList.roofs)),
        width: fc.integer({ min: 5, max: 30 }),
        length: fc.integer({ min: 3, max: 210 }),
        gates: fc.integer({ min: 0, max: 60 }),
        gates_pos: fc.integer({ min: 0, max: 2 }),
        doors: fc.integer({ min: 0, max: 30 }),
        windows: fc.integer({ min: 0, max: 90 }),
      }),
      (asked) => {
        const problems = problemsOf(asked);
        fc.pre(problems.length === 1);
        const [{ parameter, nearest }] = problems as [ErrorBody["error"]["problems"][number]];
        if (nearest !== undefined) expect(problemsOf({ ...asked, [parameter]: nearest })).toEqual([]);
      },
    ),
    { numRuns: runs(300) },
  ));
