import { calculate, priceList } from "hangar-engine";
import { expect, test } from "vitest";
import { manufacturer } from "../../tests/support/example-engine.ts";
import { structuredData } from "./structured-data.ts";

interface Node {
  "@type": string;
  offers: Record<string, unknown>;
}

const graph = (structuredData(manufacturer) as { "@graph": Node[] })["@graph"];

test("the structured data name who makes the hangars, the calculator, its API and the product", () => {
  expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebApplication", "WebAPI", "Product"]);
});

test("the product is offered at the catalogue's range", () => {
  const totals = Object.entries(priceList.roofs).flatMap(([roof, { widths, heights, pitch_m }]) =>
    Object.keys(widths).flatMap((width) =>
      heights.flatMap((height) =>
        [Math.ceil(priceList.length.min_m / pitch_m), Math.floor(priceList.length.max_m / pitch_m)].map((bays) => {
          const answer = calculate({ roof, width, height, length: bays * pitch_m });
          return answer.status === 200 ? answer.body.result.total_with_vat : NaN;
        }),
      ),
    ),
  );
  expect(graph.at(-1)!.offers).toMatchObject({
    priceCurrency: priceList.meta.currency,
    lowPrice: Math.min(...totals),
    highPrice: Math.max(...totals),
    priceValidUntil: priceList.meta.valid_until,
  });
});
