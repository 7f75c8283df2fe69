import fc from "fast-check";
import { expect, test } from "vitest";
import { queryOf, requestsTo } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { runs } from "../../tests/support/runs.ts";
import { english } from "../messages/en/answers.ts";
import { createEngine } from "./create-engine.ts";
import { MOST_READY } from "./ready-calls.ts";
import { OPTION_ROWS } from "../options/options.ts";
import type { ErrorBody } from "./response.ts";

const speaking = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: english });
const HANGAR = { roof: "dvuhskat", width: 12, length: 30 };
const ENDS = { ...HANGAR, gates: 1 };
const CLAD = { ...HANGAR, panels: 1 };

type Asked = Readonly<Record<string, unknown>>;

/** What is offered instead, by its parameters. */
const ready = (asked: Asked, one = engine): ErrorBody["try"] & object => {
  const { status, body } = one.calculate(asked);
  return status === 400 ? (body.try ?? []) : [];
};

/** Queries of calls; the hangar with these options. */
const gable = (options = "", sizes = "width=12&length=30&height=4.35") => `roof=dvuhskat&${sizes}${options}`;
const SHORT = "width=12&length=5&height=4.35";
const WIDER = "roof=s-kolonnoy-po-centru&width=23.732&length=30&height=4.35";

test.each<[asked: Asked, expected: string[]]>([
  [{ ...HANGAR, width: 20 }, [gable("", "width=18&length=30&height=4.35"), WIDER]],
  [{ ...HANGAR, width: 30 }, [gable("", "width=18&length=30&height=4.35"), WIDER]],
  [{ ...HANGAR, length: 300 }, [gable("", "width=12&length=200&height=4.35")]],
  [{ ...HANGAR, length: 30_000 }, [gable()]],
  [{ ...HANGAR, height: 9 }, [gable("", "width=12&length=30&height=6.75")]],
  [{ ...HANGAR, length: 10, gates: 9 }, [gable("&gates=4", "width=12&length=10&height=4.35")]],
  // Without a near one each that there is.
  [{ ...CLAD, filler: "pir" }, [gable("&panels=1"), gable("&panels=1&filler=penoplast")]],
  [{ ...ENDS, rails: 2000 }, [gable("&gates=1&rails=none"), gable("&gates=1"), gable("&gates=1&rails=h1610")]],
  [{ ...ENDS, gates_pos: 5 }, [gable("&gates=1"), gable("&gates=1&gates_pos=1")]],
  [{ ...HANGAR, montazh: "maybe" }, [gable("&montazh=1"), gable()]],
  [
    { ...HANGAR, roof: "gable" },
    [
      gable(),
      "roof=odnoskat-pristavnoy&width=12&length=30&height=4.35",
      "roof=odnoskat-otdelno&width=11.75&length=30&height=4.35",
    ],
  ],
  // A slip.
  [{ ...HANGAR, roof: "dvuskat" }, [gable()]],
  [{ ...CLAD, filler: "penoplas" }, [gable("&panels=1&filler=penoplast")]],
  // Beyond the most that there may be.
  [{ ...HANGAR, doors: 99 }, [gable("&doors=15")]],
  [{ ...HANGAR, length: 200, gates: 99 }, [gable("&gates=30", "width=12&length=200&height=4.35")]],
  // Several at once; those without effect are one hangar.
  [
    { ...CLAD, filler: "pir", height: 9 },
    ["&panels=1", "&panels=1&filler=penoplast"].map((clad) => gable(clad, "width=12&length=30&height=6.75")),
  ],
  [{ ...HANGAR, roof: "dvuskat", width: 20 }, [gable("", "width=18&length=30&height=4.35"), WIDER]],
  [{ ...HANGAR, filler: "pir" }, [gable()]],
  [{ ...HANGAR, gates: 99 }, [gable("&gates=12")]],
  // Openings that have no room together: any may give way, but not for good.
  [
    { ...HANGAR, length: 5, gates: 1, doors: 9, windows: 10 },
    ["&gates=1&doors=8&windows=10", "&gates=1&doors=9&windows=9"].map((less) => gable(less, SHORT)),
  ],
  [
    { ...HANGAR, length: 5, gates: 3, doors: 15, windows: 9 },
    ["&gates=2&doors=6&windows=9", "&gates=2&doors=15&windows=2"].map((less) => gable(less, SHORT)),
  ],
  [
    { roof: "dvuskat", width: 9.8, length: 5, doors: 15, windows: 9 },
    ["&doors=10&windows=9", "&doors=15&windows=5"].map((less) => gable(less, "width=10&length=5&height=4.35")),
  ],
  // None alone: 35.5 − 4 × 4.6 = 17.1 of 103.3 m are 17.1 ÷ 103.3 of each.
  [
    { roof: "odnoskat-otdelno", width: 7.75, length: 10, gates: 10, doors: 13, windows: 48 },
    ["roof=odnoskat-otdelno&width=7.75&length=10&height=4.35&gates=4&doors=2&windows=7"],
  ],
  // The gates that fit leave room for the others.
  [
    { roof: "s-kolonnoy-po-centru", width: 23.7, length: 20, gates: 16, gates_pos: 2, doors: 6, windows: 11 },
    ["roof=s-kolonnoy-po-centru&width=23.732&length=20&height=4.35&gates=8&gates_pos=2&doors=6&windows=11"],
  ],
  // Nothing is guessed.
  [{ ...ENDS, gates_pos: 5, rails: 2000 }, []],
  [{ ...HANGAR, width: "wide" }, []],
  [{ ...HANGAR, gates: -1 }, []],
  [{ roof: "gable", width: 12 }, []],
  [{ ...HANGAR, filler: "pir", lenght: 30 }, []],
])("%j is not offered: what to try instead is ready to be called", (asked, expected) => {
  const { baseUrl } = engine;
  expect(ready(asked).map(({ url }) => url)).toEqual(expected.map((query) => `${baseUrl}/v1/calc?${query}`));
});

test("each is told by what it is, in the language of the answer", () => {
  const names = (one: typeof engine) => ready({ ...CLAD, filler: "pir" }, one).map(({ name }) => name);
  expect(names(engine)).toEqual([
    "двускатный, 12 × 30\u00a0м, высота колонны 4,35\u00a0м, сэндвич-панели (минвата)",
    "двускатный, 12 × 30\u00a0м, высота колонны 4,35\u00a0м, сэндвич-панели (пенопласт)",
  ]);
  expect(names(speaking)).toEqual([
    "gable, 12 × 30\u00a0m, column height 4.35\u00a0m, sandwich panels (mineral wool)",
    "gable, 12 × 30\u00a0m, column height 4.35\u00a0m, sandwich panels (polystyrene foam)",
  ]);
});

const { query } = requestsTo(engine);
/** A request with some of its values mistyped, too large or of no kind. */
const broken = fc
  .tuple(
    query,
    fc.dictionary(
      fc.constantFrom("roof", "width", "length", "height", ...OPTION_ROWS.map(({ name }) => name), "lang"),
      fc.constantFrom("pir", "dvuskat", "20", "99", "1610 ", "h50", "3", "-1", "", "да?"),
      { minKeys: 1, maxKeys: 3 },
    ),
  )
  .map(([asked, slips]) => ({ ...asked, ...slips }));

test.each([
  ["ru", engine],
  ["en", speaking],
] as const)("all that is offered can be called as it stands, few and each another hangar: %s", (_, one) => {
  fc.assert(
    fc.property(broken, (asked) => {
      const offered = ready(asked, one);
      const answers = offered.map(({ url }) => one.calculate(queryOf(url)));
      expect(answers.map(({ status }) => status)).toEqual(offered.map(() => 200));
      expect(offered.length).toBeLessThanOrEqual(MOST_READY);
      const ids = answers.map(({ body }) => "calculation_id" in body && body.calculation_id);
      expect(new Set(ids).size).toBe(offered.length);
    }),
    { numRuns: runs(1000) },
  );
});

test("openings without room: whoever takes the nearest of each problem gets an answer", () => {
  const request = fc
    .tuple(
      query,
      fc.record({ gates: fc.nat(30), doors: fc.nat(15), windows: fc.nat(60), length: fc.integer({ min: 5, max: 30 }) }),
    )
    .map(([asked, openings]) => ({ ...asked, ...openings }));
  fc.assert(
    fc.property(request, (asked) => {
      const { status, body } = engine.calculate(asked);
      if (status === 200 || body.error.code !== "does_not_fit") return;
      const nearest = Object.fromEntries(body.error.problems.map((problem) => [problem.parameter, problem.nearest]));
      expect(Object.keys(nearest)).toHaveLength(body.error.problems.length);
      expect(engine.calculate({ ...asked, ...nearest }).status).toBe(200);
    }),
    { numRuns: runs(2000) },
  );
});
