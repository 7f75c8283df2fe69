import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { asOfItsLinks, queryOf, requestsTo, type Query } from "../../tests/support/arbitraries.ts";
import { engine, manufacturer, priceList } from "../../tests/support/example-engine.ts";
import { createEngine } from "./create-engine.ts";
import { calcResponseSchema, type CalcResponse } from "./response.ts";
import { runs } from "../../tests/support/runs.ts";

const { answer, validQuery } = requestsTo(engine);

const check = (property: (body: CalcResponse, asked: Query) => void) =>
  fc.assert(
    fc.property(validQuery, (asked) => property(answer(asked), asked)),
    { numRuns: runs(500) },
  );

const positionsOf = ({ result }: CalcResponse) => [...result.materials, ...result.works].filter((line) => !line.group);

/** A number of at most one decimal in tenths, read from its digits rather than multiplied. */
function tenths(value: number): bigint {
  const [whole = "", decimals = ""] = String(value).split(".");
  expect(decimals.length).toBeLessThanOrEqual(1);
  return BigInt(whole + (decimals || "0"));
}

/** Nearest whole number to `dividend / divisor`, halves up. */
function nearest(dividend: bigint, divisor: bigint): number {
  return Number((2n * dividend + divisor) / (2n * divisor));
}

describe("for any valid request", () => {
  test("the answer has exactly the contract's fields", () => check((body) => void calcResponseSchema.parse(body)));

  test("every sum is price × qty, exactly", () =>
    check((body) => {
      for (const { price, qty, sum } of positionsOf(body)) {
        expect(BigInt(sum) * 100n).toBe(tenths(price) * tenths(qty));
      }
    }));

  test("totals add up, and VAT is their 22/122", () =>
    check(({ result }) => {
      const sumOf = (lines: typeof result.materials) =>
        lines.reduce((sum, line) => sum + (line.group ? 0 : line.sum), 0);
      expect(result.materials_sum).toBe(sumOf(result.materials));
      expect(result.works_sum).toBe(sumOf(result.works));
      expect(result.total_with_vat).toBe(result.materials_sum + result.works_sum);
      expect(result.discount_sum).toBe(0);
      expect(result.vat_included).toBe(nearest(BigInt(result.total_with_vat) * 22n, 122n));
      expect(result.has_estimate_positions).toBe(
        [...result.materials, ...result.works].some((line) => !line.group && line.status === "estimate"),
      );
    }));

  test("frames, columns and figures per m² follow from the sizes and the sums", () =>
    check(({ request, result, dimensions, ...body }) => {
      const { pitch_m, spans } = priceList.roofs[request.roof]!;
      expect(result.frames).toBe(Math.ceil(Math.round(request.length_m * 100) / (pitch_m * 100)) + 1);
      expect(result.columns).toBe(2 * result.frames);
      expect(result.trusses).toBe(spans * result.frames);
      expect(dimensions.width_m).toBe(request.width_mm / 1000);
      expect(result.area_m2).toBe(dimensions.area_m2);
      const area = tenths(result.area_m2);
      expect(area).toBe(
        BigInt(nearest(BigInt(request.width_mm) * BigInt(Math.round(request.length_m * 100)), 10_000n)),
      );
      expect(body.price_per_m2_with_vat).toBe(nearest(BigInt(result.total_with_vat) * 10n, area));
      expect(body.price_per_m2_materials_only).toBe(nearest(BigInt(result.materials_sum) * 10n, area));
    }));

  test("positions stand in order, each number once, under the heading of its section", () =>
    check(({ result }) => {
      for (const lines of [result.materials, result.works]) {
        let heading = "";
        const seen: string[] = [];
        for (const line of lines) {
          if (line.group) heading = line.num;
          else expect(line.num.startsWith(heading)).toBe(true);
          seen.push(line.num);
        }
        expect(new Set(seen).size).toBe(seen.length);
        expect([...seen].sort()).toEqual(seen);
      }
    }));

  test("a longer hangar is never cheaper", () =>
    fc.assert(
      fc.property(validQuery, fc.integer({ min: 1, max: 5000 }), (asked, more_cm) => {
        const length = (Math.round(Number(asked["length"]) * 100) + more_cm) / 100;
        fc.pre(length <= priceList.length.max_m);
        const longer = answer({ ...asked, length });
        expect(longer.result.total_with_vat).toBeGreaterThanOrEqual(answer(asked).result.total_with_vat);
        expect(longer.result.materials_sum).toBeGreaterThanOrEqual(answer(asked).result.materials_sum);
      }),
      { numRuns: runs(500) },
    ));

  const flags = ["wall_progony", "anchors", "piles", "montazh", "panels", "panels_high_wall", "panels_montazh"];
  const additions: [name: string, without: string, added: string][] = [
    ...[...flags, "dekor_roof", "dekor_wall", "doors", "windows"].map((name): [string, string, string] => [
      name,
      "0",
      "1",
    ]),
    ["rails", "none", "h500"],
    ["rails", "h500", "h1610"],
    ["truss", "solid", "demountable"],
  ];
  test.each(additions)("adding %s (%s → %s) never makes materials cheaper", (name, without, added) =>
    check((_, asked) => {
      const before = answer({ ...asked, [name]: without }).result.materials_sum;
      const after = engine.calculate({ ...asked, [name]: added });
      fc.pre(after.status === 200);
      expect(after.status === 200 && after.body.result.materials_sum).toBeGreaterThanOrEqual(before);
    }),
  );

  test("an alternative is what its own link opens, and the way back costs as much", () =>
    check((body) => {
      expect(body.alternatives).toHaveLength(2);
      for (const alternative of body.alternatives) {
        const opened = answer(queryOf(alternative.url));
        expect(opened.result.total_with_vat).toBe(alternative.total_with_vat);
        expect(alternative.difference).toBe(alternative.total_with_vat - body.result.total_with_vat);
        const back = opened.alternatives.find(({ url }) => answer(queryOf(url)).calculation_id === body.calculation_id);
        if (back) expect(back.difference).toBe(-alternative.difference);
      }
      const mounting = body.alternatives[0]!;
      if (body.request.montazh) expect(mounting.total_with_vat).toBe(body.result.materials_sum);
    }));

  test("an alternative has whatever rows of a frame ask for cladding or for erection", () => {
    const { rows } = priceList.formulas!;
    const whenOf = (key: string) => rows.find((row) => row.key === key)!.when!;
    const asking = new Map([
      ["strut", whenOf("panel_trim")],
      ["door_frame", whenOf("frame_mounting")],
    ]);
    const formulas = {
      ...priceList.formulas!,
      rows: rows.map((row) => ({ ...row, ...(asking.has(row.key) && { when: asking.get(row.key)! }) })),
    };
    const { calculate } = createEngine({
      priceList: { ...priceList, formulas },
      manufacturer,
      baseUrl: engine.baseUrl,
    });
    const totals = (asked: Query) => {
      const { status, body } = calculate(asked);
      if (status !== 200) throw new Error(body.error.details.join("; "));
      return [body, body.result.total_with_vat] as const;
    };
    const [{ alternatives }] = totals({ roof: "dvuhskat", width: "12", length: "30", doors: "2" });
    for (const { url, total_with_vat } of alternatives) expect(totals(queryOf(url))[1]).toBe(total_with_vat);
  });

  test("every link of an answer opens the same configuration", () =>
    check((body, asked) => {
      expect(answer(queryOf(body.calculator_link))).toEqual(asOfItsLinks(answer(asked)));
      const { calculation_id, ...rest } = queryOf(body.next_step.request_quote_url);
      expect(calculation_id).toBe(body.calculation_id);
      expect(answer(rest).calculation_id).toBe(body.calculation_id);
    }));
});
