import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readExample, type Worked } from "../../src/desk/review/worked-example.ts";
import { loadPriceList } from "../../src/price-proof/load.ts";
import { pricesOnDisk } from "../../src/price-proof/prices-on-disk.ts";
import { root } from "../root.ts";

const FOLDER = "src/engine/examples";
/** A manufacturer's own prices move; those of the examples do not. */
const PRICES = join(root, "tests/support/example-prices");

/** The hangars that were worked by hand. */
export const workedExamples = (): Worked => ({
  examples: readdirSync(join(root, FOLDER)).map((name) => {
    const file = `${FOLDER}/${name}`;
    return readExample(file, readFileSync(join(root, file), "utf8"));
  }),
  list: loadPriceList(pricesOnDisk(PRICES)),
});
