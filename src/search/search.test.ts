import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bruteForce, type PlainFilters } from "../../tests/support/oracles/brute-force.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "../engine/create-engine.ts";
import { english } from "../messages/en/answers.ts";
import { english as englishTexts } from "../messages/en/search.ts";
import { asOfItsLinks, queryOf } from "../../tests/support/arbitraries.ts";
import type { Parameters } from "../engine/request/request.ts";
import type { CalcResponse } from "../engine/response.ts";
import { searchResponseSchema, type SearchResponse } from "./response.ts";
import { SORTS } from "./search-parameters.ts";
import { search } from "./search.ts";
import { runs } from "../../tests/support/runs.ts";

/** What is found for these parameters, and that it is an answer of the documented shape. */
function find(parameters: Parameters): SearchResponse {
  const { status, body } = search(engine, parameters);
  if (status !== 200) throw new Error(body.error.details.join("; "));
  return searchResponseSchema.parse(body);
}

const ROOFS = Object.keys(priceList.roofs);

const bounds = (least: number, most: number) =>
  fc.option(
    fc
      .tuple(fc.integer({ min: least, max: most }), fc.integer({ min: least, max: most }))
      .map((pair) => pair.sort((a, b) => a - b) as [number, number]),
    { nil: undefined, freq: 1 },
  );

const flag = fc.boolean();
const options = fc.record(
  {
    truss: fc.constantFrom("solid", "demountable"),
    gates: fc.integer({ min: 0, max: 4 }),
    gates_pos: fc.constantFrom(0, 1, 2),
    rails: fc.constantFrom("none", "h1610"),
    windows: fc.integer({ min: 0, max: 20 }),
    welded: flag,
    piles: flag,
    montazh: flag,
    panels: flag,
    filler: fc.constantFrom("minvata", "penoplast"),
    panels_high_wall: flag,
    panels_montazh: flag,
  },
  { requiredKeys: [] },
);

const asked = fc.record({
  budget: fc.integer({ min: 100_000, max: 30_000_000 }),
  roofs: fc.option(fc.subarray(ROOFS, { minLength: 1 }), { nil: undefined }),
  area: bounds(0, 3000),
  attached: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  width: bounds(6, 25),
  length: bounds(0, 210),
  height: bounds(3, 7),
  options,
  sort: fc.constantFrom(...SORTS),
  limit: fc.integer({ min: 1, max: 50 }),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function parametersOf({ budget, roofs, attached, area, width, length, height, options, sort, limit }: Asked) {
  const named = (size: string, pair: readonly [number, number] | undefined) =>
    pair && { [`${size}_min`]: pair[0], [`${size}_max`]: pair[1] };
  return {
    budget,
    ...(roofs && { roof: roofs.join(",") }),
    ...(attached !== undefined && { attached }),
    ...named("area", area),
    ...named("width", width),
    ...named("length", length),
    ...named("height", height),
    ...options,
    sort,
    limit,
  };
}

const isAttached = (roof: string) => Boolean(priceList.roofs[roof]!.attached);

function plain({ budget, roofs = ROOFS, attached, area = [0, Infinity], options, ...sizes }: Asked): PlainFilters {
  const all = [0, Infinity] as const;
  const { width = all, length = all, height = all } = sizes;
  const asked = roofs.filter((roof) => attached === undefined || isAttached(roof) === attached);
  return { budget, roofs: asked, area, options, bounds: { width, length, height } };
}

const total = ({ result }: CalcResponse) => result.total_with_vat;
const area = ({ result }: CalcResponse) => result.area_m2;

/** Without those whose walls are too low for the gates, unless all of them are such. */
function offered(all: readonly CalcResponse[]): readonly CalcResponse[] {
  const fit = all.filter(({ calculator_link }) => !engine.layoutOf(queryOf(calculator_link))!.gateIsTooTall);
  return fit.length > 0 ? fit : all;
}

describe("against every hangar of the catalogue, one by one", () => {
  test("the best are found, none is left out, and every figure is that of its calculation", () => {
    fc.assert(
      fc.property(asked, (filters) => {
        const all = offered(bruteForce(engine, plain(filters)));
        const isBehind = ({ request }: CalcResponse) =>
          Number(!filters.roofs && filters.attached === undefined && isAttached(request.roof));
        const answer = search(engine, parametersOf(filters));
        if (all.length === 0) {
          expect(answer.status).toBe(400);
          return;
        }
        const body = searchResponseSchema.parse(answer.body);
        const affordable = all.filter((one) => total(one) <= filters.budget);
        expect(body.found).toBe(affordable.length);
        expect(body.items).toHaveLength(Math.min(affordable.length, filters.limit));

        // Equals may stand in any order, so what the order is made by is compared, and each item by its own id.
        const keys = affordable
          .map((one) => ({ area: area(one), total: total(one), behind: isBehind(one) }))
          .sort((a, b) => {
            if (a.behind !== b.behind) return a.behind - b.behind;
            if (filters.sort === "area") return b.area - a.area || a.total - b.total;
            const perM2 = Math.round(a.total * b.area * 10) - Math.round(b.total * a.area * 10);
            return (filters.sort === "price" ? a.total - b.total : perM2) || b.area - a.area;
          })
          .map(({ area, total }) => ({ area, total }));
        expect(body.items.map(({ area_m2, total_with_vat }) => ({ area: area_m2, total: total_with_vat }))).toEqual(
          keys.slice(0, filters.limit),
        );
        const byId = new Map(all.map((one) => [one.calculation_id, one]));
        for (const item of [...body.items, ...(body.over_budget ? [body.over_budget.cheapest] : [])]) {
          const calculated = byId.get(item.calculation_id)!;
          expect(calculated).toMatchObject({
            request: item.request,
            price_per_m2_with_vat: item.price_per_m2_with_vat,
            summary_for_ai: item.summary_for_ai,
            calculator_link: item.calculator_link,
            result: {
              area_m2: item.area_m2,
              total_with_vat: item.total_with_vat,
              has_estimate_positions: item.has_estimate_positions,
            },
          });
          expect(item.attached).toBe(isAttached(item.request.roof));
          expect(engine.calculate(queryOf(item.url)).body).toEqual(asOfItsLinks(calculated));
        }
        expect(new Set(body.items.map(({ calculation_id }) => calculation_id)).size).toBe(body.items.length);

        expect(body.over_budget === undefined).toBe(affordable.length > 0);
        if (body.over_budget) {
          const first = Math.min(...all.map(isBehind));
          const least = Math.min(...all.filter((one) => isBehind(one) === first).map(total));
          expect(body.over_budget.cheapest.total_with_vat).toBe(least);
          expect(body.over_budget.missing).toBe(least - filters.budget);
        }
      }),
      { numRuns: runs(40) },
    );
  }, 120_000);

  test("more money never buys less", () => {
    fc.assert(
      fc.property(asked, fc.integer({ min: 0, max: 5_000_000 }), (filters, more) => {
        const less = search(engine, parametersOf(filters));
        fc.pre(less.status === 200);
        const richer = find({ ...parametersOf(filters), budget: filters.budget + more });
        expect(richer.found).toBeGreaterThanOrEqual(searchResponseSchema.parse(less.body).found);
      }),
      { numRuns: runs(30) },
    );
  }, 120_000);
});

describe("roofs that lean on a building", () => {
  const budget = 3_000_000;
  const roofsOf = ({ items }: SearchResponse) => items.map(({ attached }) => attached);

  test("stand behind the others, and are marked, where nobody asked for them", () => {
    for (const sort of SORTS) {
      const marks = roofsOf(find({ budget: 900_000, area_min: 100, sort, limit: 50, height_max: 3.15 }));
      expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)));
    }
    const [first] = find({ budget, sort: "price" }).items;
    expect(first!.attached).toBe(false);
    expect(find({ budget: 1 }).over_budget!.cheapest.attached).toBe(false);
  });

  test("stand among the others where they were asked for, alone, or not at all", () => {
    const all = find({ budget, sort: "price", roof: ROOFS.join(","), limit: 50 });
    expect(roofsOf(all).indexOf(true)).toBeLessThan(roofsOf(all).lastIndexOf(false));
    expect(new Set(roofsOf(find({ budget, attached: 1, limit: 50 })))).toEqual(new Set([true]));
    expect(new Set(roofsOf(find({ budget, attached: "нет", limit: 50 })))).toEqual(new Set([false]));
  });

  test("a link of the page asks for the same", () => {
    const { page_link, items } = find({ budget, attached: true, area_max: 200, sort: "price_per_m2" });
    expect(page_link).toBe(`${engine.baseUrl}/podbor/?budget=3000000&area_max=200&attached=1&sort=price_per_m2`);
    expect(find(queryOf(page_link)).items).toEqual(items);
  });
});

test("gates in a wall too low for them are found only where there is nothing else", () => {
  const asked = { budget: 3_000_000, roof: "dvuhskat", gates: 1, limit: 50 };
  const isTooLow = ({ calculator_link }: { calculator_link: string }) =>
    engine.layoutOf(queryOf(calculator_link))!.gateIsTooTall;
  const { items, found } = find(asked);
  expect(items.filter(isTooLow)).toEqual([]);
  expect(found).toBe(find({ ...asked, height_min: 4 }).found);
  const low = find({ ...asked, height_max: 3.15 });
  expect(low.items.filter(isTooLow)).toHaveLength(low.items.length);
  expect(low.items.length).toBeGreaterThan(0);
  expect(low.warnings.join()).toContain("estimate");
});

describe("what is found", () => {
  test("comes largest first, ten of it, unless asked otherwise", () => {
    const body = find({ budget: 3_000_000 });
    expect(body).toMatchObject({ budget: 3_000_000, sort: "area", limit: 10 });
    expect(body.items).toHaveLength(10);
    expect(body.found).toBeGreaterThan(10);
  });

  test("without a budget it comes cheapest first, whatever it costs", () => {
    const wishes = { area_min: 500, gates: 1, roof: "dvuhskat" };
    const body = find(wishes);
    const { budget, page_link, ...rich } = find({ ...wishes, budget: 1_000_000_000, sort: "price" });
    const summary_for_ai = expect.stringMatching(/^Пожеланиям отвечают [\d\u00a0]+вариант.*\. Самый дешёвый: /);
    expect(budget).toBe(1_000_000_000);
    expect(body).toEqual({ ...rich, summary_for_ai, page_link: expect.any(String) });
    expect(body.summary_for_ai).toContain(body.items[0]!.summary_for_ai);
    expect(body.page_link).toBe(page_link.replace(/budget=\d+&/, ""));
    expect(find({}).page_link).toBe(`${engine.baseUrl}/podbor/?sort=price`);
    expect(find({ ...wishes, sort: "area" })).toMatchObject({ sort: "area", found: body.found });
  });

  test("costs exactly the budget at most", () => {
    const asked = { area_min: 500, attached: 0 };
    const { items } = find({ budget: 3_000_000, sort: "price", ...asked });
    const price = items[0]!.total_with_vat;
    expect(find({ budget: price, ...asked }).found).toBeGreaterThan(0);
    const short = find({ budget: price - 1, ...asked });
    expect(short).toMatchObject({ found: 0, items: [], over_budget: { missing: 1 } });
    expect(short.over_budget!.cheapest.total_with_vat).toBe(price);
  });

  test("is told in words, with the price and what is missing", () => {
    const nothing = find({ budget: 1000 });
    expect(nothing.summary_for_ai).toMatch(
      /^В бюджет 1\u00a0000\u00a0₽ ничего не укладывается: не хватает [\d\u00a0]+₽\./,
    );
    expect(nothing.summary_for_ai).toContain(nothing.over_budget!.cheapest.summary_for_ai);
    const some = find({ budget: 3_000_000 });
    expect(some.summary_for_ai).toContain(some.items[0]!.summary_for_ai);
  });

  test("a width goes by its millimetres and by its customary name", () => {
    const roof = "s-kolonnoy-po-centru";
    for (const width of [23.7, 23.732, 23732, "23,7"]) {
      const { items } = find({ budget: 50_000_000, roof, width_min: width, width_max: width });
      expect(items[0]!.request.width_mm).toBe(23732);
    }
  });

  test("a named demountable truss is not quietly a solid one", () => {
    const { items } = find({ budget: 50_000_000, truss: "Сборный", limit: 50 });
    for (const { request } of items) expect(request.truss).toBe("Сборный");
  });

  test("warns of all that is not in the price of what is shown", () => {
    expect(find({ budget: 3_000_000 }).warnings.join()).toMatch(/Фундамент.*Доставка.*montazh=1.*panels=1.*gates=1/);
    const whole = { montazh: 1, panels: 1, panels_montazh: 1, gates: 1 };
    expect(find({ budget: 9_000_000, ...whole }).warnings.join()).not.toMatch(/=1/);
    expect(find({ budget: 9_000_000, panels_montazh: 1 }).warnings).toContain(
      "Монтаж панелей не учтён: панели не заказаны.",
    );
    expect(find({ budget: 9_000_000, piles: 1 }).warnings.join()).toContain("estimate");
  });

  test("an option that some of them have is denied to none, one without effect on all is told", () => {
    const highWall = "Обшивка высокой стены не учтена";
    const asked = { budget: 9_000_000, panels: 1, panels_high_wall: 1, limit: 3 };
    const told = (roof: string) => find({ ...asked, roof }).warnings.filter((warning) => warning.startsWith(highWall));
    expect(told("odnoskat-pristavnoy,dvuhskat")).toEqual([]);
    expect(told("dvuhskat")).toHaveLength(1);
  });

  test.each<[string, Iterable<readonly [string, unknown]>]>([
    ["with commas", [["roof", "dvuhskat,odnoskat-otdelno"]]],
    ["as a list", [["roof", ["dvuhskat", "odnoskat-otdelno"]]]],
    ["as names given twice", new URLSearchParams("roof=dvuhskat&roof=odnoskat-otdelno")],
    ["in both ways", new URLSearchParams("roof=dvuhskat,odnoskat-otdelno&roof=odnoskat-otdelno")],
    [
      "as axios names them",
      [
        ["roof[]", "dvuhskat"],
        ["roof[]", "odnoskat-otdelno"],
      ],
    ],
    [
      "after none",
      [
        ["roof", null],
        ["roof", "dvuhskat"],
        ["roof", ["odnoskat-otdelno"]],
      ],
    ],
  ])("several roofs %s are the same filter", (_, roofs) => {
    const filter = { budget: 5_000_000, limit: 50 };
    const asked = find([...Object.entries(filter), ...roofs]);
    expect(asked).toEqual(find({ ...filter, roof: "dvuhskat,odnoskat-otdelno" }));
    expect(asked.found).toBeGreaterThan(find({ ...filter, roof: "dvuhskat" }).found);
  });

  test("the page's link searches the same", () => {
    const body = find({
      budget: 5_000_000,
      roof: "dvuhskat,odnoskat-otdelno",
      truss: "Сборный",
      panels: "да",
      limit: 7,
    });
    expect(find(queryOf(body.page_link))).toEqual(body);
    expect(body.page_link).toBe(
      `${engine.baseUrl}/podbor/?budget=5000000&roof=dvuhskat,odnoskat-otdelno&truss=demountable&panels=1&limit=7`,
    );
  });
});

describe("what is called the first is the first", () => {
  const inEnglish = createEngine({ priceList, manufacturer, baseUrl: engine.baseUrl, language: english });
  const one = (parameters: Parameters): SearchResponse["items"][number] | undefined => {
    const { items, over_budget } = find(parameters);
    return items[0] ?? over_budget?.cheapest;
  };
  const spoken = (parameters: Parameters): string => {
    const { status, body } = search(inEnglish, parameters, englishTexts);
    if (status !== 200) throw new Error(body.error.details.join("; "));
    return body.summary_for_ai;
  };
  const isBetter = (sort: string, a: SearchResponse["items"][number], b: SearchResponse["items"][number]): boolean => {
    if (sort === "area")
      return a.area_m2 > b.area_m2 || (a.area_m2 === b.area_m2 && a.total_with_vat < b.total_with_vat);
    if (sort === "price") return a.total_with_vat < b.total_with_vat;
    return a.total_with_vat / a.area_m2 < b.total_with_vat / b.area_m2;
  };

  test.each([
    ["area", 3_000_000, {}, true],
    ["area", 700_000, {}, true],
    ["price", 3_000_000, {}, false],
    // Of these widths a lean-to of 8 m is the narrowest.
    ["price", 3_000_000, { width_min: 8, width_max: 9.8 }, true],
    ["price_per_m2", 3_000_000, {}, undefined],
    ["price", 1, {}, false],
    ["area", 1, { width_min: 8, width_max: 9.8 }, true],
  ] as const)(
    "by %s for %d, %o: of all, or of those that lean on no building",
    (sort, budget, widths, mustBeBeaten) => {
      const asked = { sort, budget, limit: 1, ...widths };
      const best = one(asked)!;
      const attached = one({ ...asked, attached: 1 });
      const isAffordable = budget === 1 || attached!.total_with_vat <= budget;
      const isBeaten = isAffordable && isBetter(budget === 1 ? "price" : sort, attached!, best);
      if (mustBeBeaten !== undefined) expect(isBeaten).toBe(mustBeBeaten);
      const { summary_for_ai } = find(asked);
      expect(/не примыка\S+ к зданию: /.test(summary_for_ai)).toBe(isBeaten);
      expect(/leans on no building: /.test(spoken(asked))).toBe(isBeaten);
    },
  );

  test("where only one kind is asked for, there is nothing to leave out", () => {
    expect(find({ budget: 3_000_000, attached: 1 }).summary_for_ai).toContain("Самый большой: ");
    expect(find({ budget: 3_000_000, attached: 0 }).summary_for_ai).toContain("Самый большой: ");
  });
});

test("gates in walls too low, where no others are asked for, are told in the search too", () => {
  const { items, warnings } = find({ budget: 3_000_000, gates: 1, height_max: 3.5, limit: 3 });
  expect(warnings.filter((warning) => warning.startsWith("Ворота высотой"))).toHaveLength(1);
  for (const { summary_for_ai } of items) expect(summary_for_ai).toContain("; ворота высотой");
  expect(find({ budget: 3_000_000, gates: 1 }).warnings.join()).not.toContain("Ворота высотой");
});

describe("a bound that leaves nothing", () => {
  test.each([
    "roof=dvuhskat&length_min=31&length_max=34",
    "roof=s-kolonnoy-po-centru&length_min=199",
    "length_min=300",
    "width_min=30",
    "roof=dvuhskat&width_min=13&width_max=14",
    "height_max=2",
  ])("is answered with the nearest, which lets something in: %s", (bounds) => {
    const query = new URLSearchParams(`budget=50000000&${bounds}`);
    const refused = search(engine, [...query]);
    if (refused.status !== 400) throw new Error("nothing was refused");
    for (const { parameter, nearest } of refused.body.error.problems) query.set(parameter, String(nearest));
    expect(search(engine, [...query]).status).toBe(200);
  });

  test.each([
    ["area_min", "1,000"],
    ["area_max", "1,500"],
    ["length_min", "1,000"],
  ])("in English thousands is no thousandth: %s=%s", (name, came) => {
    const answer = search(engine, [
      ["budget", "50000000"],
      [name, came],
    ]);
    expect(answer.status === 400 && answer.body.error.problems).toMatchObject([
      { code: "invalid_parameter", parameter: name, came },
    ]);
  });

  test.each([
    ["area_min", "150,5"],
    ["length_min", "33,333"],
  ])("has a decimal comma all the same: %s=%s", (name, value) => {
    const filters = [
      ["budget", "50000000"],
      [name, value],
    ] as const;
    expect(search(engine, filters).status).toBe(200);
  });
});
