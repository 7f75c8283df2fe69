import { z } from "zod";
import type { Rules } from "../formula/rules.ts";
import { price, prices, pricesBy } from "./positions.ts";
import { pricesUsed } from "./row-prices.ts";
import { UNKNOWN } from "./schema-findings.ts";
import { priceListSchema } from "./schema.ts";

const NO_ROW = "ни одна строка positions.yaml не берёт эту цену; назовите её там в price или уберите отсюда";

/**
 * `prices/price-list.yaml`, whose prices are those that rows take: one more or one less is a slip. Lists from before rows
 * were all of a position describe positions too.
 */
export function listFileSchema(rules: Rules): ListFile {
  let schema = schemas.get(rules);
  if (!schema) schemas.set(rules, (schema = made(rules)));
  return schema;
}

type ListFile = ReturnType<typeof made>;
const schemas = new WeakMap<Rules, ListFile>();

function made(rules: Rules) {
  const used = pricesUsed(rules);
  const known = Object.entries(prices.shape).filter(([name]) => used.has(name));
  const others = [...used].filter(([name]) => !(name in prices.shape));
  const shape = [...known, ...others.map(([name, { by }]) => [name, by === undefined ? price : pricesBy(by)] as const)];
  return priceListSchema.extend({
    prices: z.strictObject(Object.fromEntries(shape)).meta({ [UNKNOWN]: NO_ROW }) as unknown as typeof prices,
    positions: priceListSchema.shape.positions.optional(),
  });
}
