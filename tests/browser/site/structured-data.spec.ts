import { expect, test } from "@playwright/test";
import { engine } from "../../support/built-product.ts";

interface Node {
  "@type": string;
  offers: Record<string, unknown>;
}

test("the structured data stands under the content security policy and offers the catalogue's range", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("Content Security Policy")) refused.push(message.text());
  });
  await page.goto("/");
  const graph = await page
    .locator('script[type="application/ld+json"]')
    .evaluate((script) => (JSON.parse(script.textContent!) as { "@graph": Node[] })["@graph"]);
  expect(graph.map((node) => node["@type"])).toEqual(["Organization", "WebApplication", "WebAPI", "Product"]);
  const { offers } = graph.find((node) => node["@type"] === "Product")!;
  const { priceList } = engine;

  const totals = Object.entries(priceList.roofs).flatMap(([roof, { widths, heights, pitch_m }]) =>
    Object.keys(widths).flatMap((width) =>
      heights.flatMap((height) =>
        [Math.ceil(priceList.length.min_m / pitch_m), Math.floor(priceList.length.max_m / pitch_m)].map((bays) => {
          const answer = engine.calculate({ roof, width, height, length: bays * pitch_m });
          return answer.status === 200 ? answer.body.result.total_with_vat : NaN;
        }),
      ),
    ),
  );
  expect(offers).toMatchObject({
    priceCurrency: priceList.meta.currency,
    lowPrice: Math.min(...totals),
    highPrice: Math.max(...totals),
  });
  expect(offers["priceValidUntil"]).toBe(priceList.meta.valid_until);
  expect(refused).toEqual([]);
});
