import { describe, expect, test } from "vitest";
import { thrownDetails } from "../../../../tests/support/thrown-details.ts";
import { findRoute } from "../table.ts";
import { optionPairs, pathPairs, type TextPair } from "./path-options.ts";

const partsOf = (path: string) => findRoute(`/v1/calc/${path}`)!.parts;

describe("optionPairs", () => {
  const rows: [opts: string, pairs: TextPair[]][] = [
    ["montazh-1", [["montazh", "1"]]],
    [
      "montazh-1-gates-2",
      [
        ["montazh", "1"],
        ["gates", "2"],
      ],
    ],
    ["montazh=1", [["montazh", "1"]]],
    [
      "montazh=1,gates=2",
      [
        ["montazh", "1"],
        ["gates", "2"],
      ],
    ],
    [
      "montazh-1,gates=2",
      [
        ["montazh", "1"],
        ["gates", "2"],
      ],
    ],
    [
      "gates=2,montazh-1-panels-1",
      [
        ["gates", "2"],
        ["montazh", "1"],
        ["panels", "1"],
      ],
    ],
    ["gates_pos-1", [["gates_pos", "1"]]],
    ["rails=H 500", [["rails", "H 500"]]],
    ["a=b=c", [["a", "b=c"]]],
    ["montazh-1-gates=2", [["montazh-1-gates", "2"]]],
    [
      "fields=warnings,result.columns,gates=1",
      [
        ["fields", "warnings"],
        ["fields", "result.columns"],
        ["gates", "1"],
      ],
    ],
    [
      "fields-warnings,gates-1,docs",
      [
        ["fields", "warnings"],
        ["gates", "1"],
        ["docs", ""],
      ],
    ],
    [
      "discount=5,5",
      [
        ["discount", "5"],
        ["5", ""],
      ],
    ],
    ["montazh", [["montazh", ""]]],
    [
      "montazh-1-gates",
      [
        ["montazh", "1"],
        ["gates", ""],
      ],
    ],
    ["montazh-", [["montazh", ""]]],
    ["montazh=", [["montazh", ""]]],
    [
      "montazh-1-",
      [
        ["montazh", "1"],
        ["", ""],
      ],
    ],
    ["=1", [["", "1"]]],
    ["-", [["", ""]]],
    [
      "montazh=1,",
      [
        ["montazh", "1"],
        ["", ""],
      ],
    ],
    [
      ",",
      [
        ["", ""],
        ["", ""],
      ],
    ],
    ["__proto__=1", [["__proto__", "1"]]],
  ];
  test.each(rows)("%s → %j", (opts, pairs) => {
    expect(optionPairs(opts)).toEqual(pairs);
  });
});

describe("pathPairs", () => {
  const sizes: TextPair[] = [
    ["roof", "dvuhskat"],
    ["width", "12"],
    ["length", "30"],
    ["height", "4.35"],
  ];
  const rows: [path: string, pairs: TextPair[]][] = [
    ["dvuhskat/12/30/4.35", sizes],
    ["dvuhskat/12/30/4%2E35", sizes],
    ["dvuhskat/12/30/4.35/gates-1", [...sizes, ["gates", "1"]]],
    ["dvuhskat/12/30/4.35/gates%3D1%2Cmontazh%3D1", [...sizes, ["gates", "1"], ["montazh", "1"]]],
    ["dvuhskat/12/30/4.35/truss-%D0%A1%D0%B1%D0%BE%D1%80%D0%BD%D1%8B%D0%B9", [...sizes, ["truss", "Сборный"]]],
    ["dvuhskat/12/30/4.35/gates-1%252Cpanels-1", [...sizes, ["gates", "1%2Cpanels"], ["1", ""]]],
    ["dvuhskat/12/30//", [...sizes.slice(0, 3), ["height", ""]]],
  ];
  test.each(rows)("%s → %j", (path, pairs) => {
    expect(pathPairs(partsOf(path))).toEqual(pairs);
  });

  const malformed: [path: string, named: string][] = [
    ["%/12/30/4.35", "roof"],
    ["dvuhskat/12%ZZ/30/4.35", "width"],
    ["dvuhskat/12/%FF/4.35", "length"],
    ["dvuhskat/12/30/4%2", "height"],
    ["dvuhskat/12/30/4.35/gates-1%", "opts"],
  ];
  test.each(malformed)("%s is malformed in %s", (path, named) => {
    expect(thrownDetails(() => pathPairs(partsOf(path)))).toEqual([expect.stringMatching(`^${named}: пришло «[^»]*%`)]);
  });
});
