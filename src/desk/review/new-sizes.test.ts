import { expect, test } from "vitest";
import { priceList } from "../../../tests/support/example-engine.ts";
import { formatPath } from "../../price-list/finding.ts";
import { oddNewSizes } from "./new-sizes.ts";

/** The example's list with a width or a height more of the roof `dvuhskat`: 10 to 18 m wide, columns of 3,15 to 6,75 m. */
function told(width: number, truss: { solid: number; demountable?: number } | undefined, height?: number): string[] {
  const list = structuredClone(priceList);
  const roof = list.roofs["dvuhskat"]!;
  if (truss) roof.widths[String(width)] = { truss };
  if (height !== undefined) roof.heights.push(height);
  return oddNewSizes(list, priceList).map(({ path, text }) => `${formatPath(path)}: ${text.replaceAll("\u00a0", " ")}`);
}

const AT = "roofs.dvuhskat.widths";
const CHECK = "— проверьте, не опечатка ли";

test.each<[string, string[], string[]]>([
  ["a width as others are", told(21000, { solid: 145_000 }), []],
  ["one between others", told(13500, { solid: 67_000, demountable: 76_000 }), []],
  [
    "a truss with a zero too many",
    told(21000, { solid: 1_450_000 }),
    [`${AT}.21000.truss.solid: 1 450 000 ₽, это 69 048 ₽ на метр ширины, а рядом (18 м — 108 700 ₽) 6 039 ₽ ${CHECK}`],
  ],
  [
    "a truss that is too cheap between others",
    told(16000, { solid: 8_600 }),
    [
      `${AT}.16000.truss.solid: 8 600 ₽, это 538 ₽ на метр ширины, а рядом (15 м — 79 600 ₽, 18 м — 108 700 ₽) 5 307 ₽ и 6 039 ₽ ${CHECK}`,
    ],
  ],
  [
    "a demountable truss with a zero too many",
    told(18000, { solid: 108_700, demountable: 1_200_000 }),
    [
      `${AT}.18000.truss.demountable: 1 200 000 ₽, это 66 667 ₽ на метр ширины, а рядом (15 м — 88 900 ₽) 5 927 ₽ ${CHECK}`,
    ],
  ],
  [
    "a width beyond the others",
    told(30000, { solid: 200_000 }),
    [`${AT}.30000: новый размер 30 м, а остальные от 10 м до 18 м ${CHECK}`],
  ],
  [
    "a width that is another one but for a millimetre",
    told(12001, { solid: 56_400 }),
    [`${AT}.12001: новый размер 12,001 м, а рядом есть 12 м ${CHECK}`],
  ],
  ["a height a little above the others", told(0, undefined, 8100), []],
  [
    "a height without its comma",
    told(0, undefined, 81_000),
    [`roofs.dvuhskat.heights[4]: новый размер 81 м, а остальные от 3,15 м до 6,75 м ${CHECK}`],
  ],
])("%s", (_, found, expected) => expect(found).toEqual(expected));

test("of two new widths that are one but for a few centimetres the second is told", () => {
  const list = structuredClone(priceList);
  const { widths } = list.roofs["dvuhskat"]!;
  [widths["20000"], widths["20050"]] = [{ truss: { solid: 121_000 } }, { truss: { solid: 121_300 } }];
  const found = oddNewSizes(list, priceList).map(
    ({ path, text }) => `${formatPath(path)}: ${text.replaceAll("\u00a0", " ")}`,
  );
  expect(found).toEqual([`${AT}.20050: новый размер 20,05 м, а рядом есть 20 м ${CHECK}`]);
});
