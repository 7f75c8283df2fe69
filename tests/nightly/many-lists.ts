import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writeAll } from "../../scripts/prices/write.ts";
import { withVersion } from "../../src/desk/release/with-version.ts";
import { JOURNAL, LIST, RELEASED, releaseFile } from "../../src/price-list/prices-folder.ts";
import { releasedText } from "../../src/price-list/released.ts";
import { digestOf, sealed, unsealed } from "../../src/price-list/seal.ts";
import { examplePrices } from "../support/product.ts";

const A_WEEK = 7 * 24 * 3_600_000;
const PRICE = /(solid: |demountable: |price: |^ {2}[a-z_]+(?<!_m): )(\d{2,}0)\b/gm;

/** A folder with so many released lists, one a week; each moves a fifth of the prices by a few percent. Gives their versions. */
export function makeManyLists(folder: string, count: number): string[] {
  cpSync(examplePrices, folder, { recursive: true });
  let text = readFileSync(join(folder, LIST), "utf8");
  let turn = 0;
  const moved = (price: string): number => Math.round((Number(price) * (98 + ((turn * 7) % 5))) / 1000) * 10;
  const lists = Array.from({ length: count }, (_, at) => {
    const version = new Date(Date.UTC(2020, 0, 1) + at * A_WEEK).toISOString().slice(0, 10);
    text = withVersion(text, version).replace(PRICE, (whole, name: string, price: string) => {
      turn += 1;
      return turn % 5 === at % 5 ? name + String(moved(price)) : whole;
    });
    return { version, text: sealed(text) };
  });
  const released = lists.map((list) => [list.version, { digest: digestOf(unsealed(list.text)) }] as const);
  const journal = lists.map(({ version }) => JSON.stringify({ version, at: `${version}T08:00:00.000Z`, by: "Анна" }));
  writeAll(folder, new Map(lists.map((list) => [releaseFile(list.version), list.text])));
  writeAll(folder, new Map([[RELEASED, releasedText(new Map(released))]]));
  writeFileSync(join(folder, JOURNAL), `${journal.join("\n")}\n`);
  writeFileSync(join(folder, LIST), text);
  return lists.map(({ version }) => version);
}
