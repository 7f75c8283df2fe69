import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createEngine } from "../../src/engine/create-engine.ts";
import { PriceListError } from "../../src/price-list/price-list-error.ts";
import { readExample, type Worked } from "../../src/desk/review/worked-example.ts";
import { loadManufacturer, loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { root } from "../root.ts";

const FOLDER = "src/engine/examples";
/** A manufacturer's own prices move; those of the examples do not. */
const PRICES = join(root, "tests/support/example-prices");

/** The hangars that were worked by hand; one that is not sold by the list of its own figures is mistyped. */
export function workedExamples(): Worked {
  const prices = pricesOnDisk(PRICES);
  const list = loadPriceList(prices);
  const { calculate } = createEngine({ priceList: list, manufacturer: loadManufacturer(prices), baseUrl: "" });
  const examples = readdirSync(join(root, FOLDER)).map((name) => {
    const file = `${FOLDER}/${name}`;
    const example = readExample(file, readFileSync(join(root, file), "utf8"));
    const { status, body } = calculate(example.request);
    if (status === 400) throw new PriceListError(file, body.error.details);
    return example;
  });
  return { examples, list };
}
