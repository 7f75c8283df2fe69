import { describe, expect, test } from "vitest";
import { engine } from "../../../tests/support/example-engine.ts";

const details = (asked: Readonly<Record<string, unknown>>): string[] => {
  const { status, body } = engine.calculate(asked);
  return status === 200 ? [] : body.error.details;
};

describe("as many gates as fit, and not one more", () => {
  const side = "по длинной стороне";
  const end = "в одном торце";
  const ends = "в обоих торцах";
  test.each([
    // 6 bays of 5 m ≥ 4.6, two sides
    ["dvuhskat", 12, 30, 0, side, 12],
    // 5 bays, the low side only
    ["odnoskat-pristavnoy", 10, 25, 0, side, 5],
    // the last bay: 29.5 − 25 = 4.5 < 4.6
    ["odnoskat-pristavnoy", 10, 29.5, 0, side, 5],
    // 29.6 − 25 = 4.6
    ["odnoskat-pristavnoy", 10, 29.6, 0, side, 6],
    // floor((7.75 − 0.3) ÷ 4.3) = 1
    ["odnoskat-otdelno", 7.75, 20, 1, end, 1],
    ["odnoskat-otdelno", 7.75, 20, 2, ends, 2],
    // floor((18 − 0.3) ÷ 4.3) = 4
    ["dvuhskat", 18, 30, 1, end, 4],
    ["dvuhskat", 18, 30, 2, ends, 8],
    // two fields of 11.866: 2 × floor((11.866 − 0.3) ÷ 4.3) = 4
    ["s-kolonnoy-po-centru", 23.7, 60, 1, end, 4],
    ["s-kolonnoy-po-centru", 23.7, 60, 2, ends, 8],
  ] as const)("%s %d × %d, gates_pos %d: %s %d", (roof, width, length, gates_pos, place, most) => {
    const hangar = { roof, width, length, gates_pos };
    expect(details({ ...hangar, gates: most })).toEqual([]);
    expect(details({ ...hangar, gates: most + 1 })).toEqual([
      `gates: пришло «${most + 1}»; ${place} помещается не больше ${most}`,
    ]);
  });
});

describe("as many openings as the outer walls have room for, and not one more", () => {
  test.each([
    // 12 × 1.3 + 8 × 1.8 = 30 = 2 × (10 + 5)
    ["dvuhskat", 10, { doors: 12, windows: 8 }, "проёмам нужно 31,3 м стены, а есть 30 м"],
    // 3 × 1.3 + 9 × 1.8 = 20.1 ≤ 2 × 8 + 5 = 21, the attached side is none
    ["odnoskat-pristavnoy", 8, { doors: 3, windows: 9 }, "проёмам нужно 21,4 м стены, а есть 21 м"],
    // 4.6 + 5 × 1.3 + 10 × 1.8 = 29.1
    ["dvuhskat", 10, { gates: 1, doors: 5, windows: 10 }, "проёмам нужно 30,4 м стены, а есть 30 м"],
  ] as const)("%s %d × 5, %o", (roof, width, openings, told) => {
    const hangar = { roof, width, length: 5, ...openings };
    expect(details(hangar)).toEqual([]);
    const refused = details({ ...hangar, doors: openings.doors + 1 }).map((text) => text.replaceAll("\u00a0", " "));
    expect(refused).toEqual([`gates, doors, windows: ${told} (ворота занимают 4,6, дверь 1,3, окно 1,8 м)`]);
  });
});

test("programs are told of each opening once, with as many as there is room for beside the others", () => {
  const { status, body } = engine.calculate({ roof: "dvuhskat", width: 12, length: 5, gates: 3, windows: 17 });
  expect(status === 400 && body.error.details).toHaveLength(2);
  const told = (parameter: string, came: string, max: number) => {
    return { code: "does_not_fit", parameter, came, accepted: { type: "integer", min: 0, max }, nearest: max };
  };
  // 34 m of wall: 3 × 4.6 + 17 × 1.8 = 44.4, with two gates 13 × 1.8 = 23.4 ≤ 24.8
  expect(status === 400 && body.error.problems).toEqual([told("gates", "3", 2), told("windows", "17", 13)]);
});
