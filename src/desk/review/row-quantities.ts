import { createEngine } from "../../engine/create-engine.ts";
import type { Manufacturer, PriceList } from "../../price-list/schema.ts";

type Request = object;

/** A line of a bill as far as a row makes it. */
export interface Counted {
  qty: number;
  price: number;
}

/** What a list counts of each of its rows in a hangar, by the keys of rows; nothing where it does not sell that. */
export function counter(
  list: PriceList,
  manufacturer: Manufacturer,
): (request: Request) => Map<string, Counted> | undefined {
  const { calculate } = createEngine({ priceList: list, manufacturer, baseUrl: "" });
  const keys = new Map(Object.entries(list.positions).map(([key, position]) => [position!.code, key]));
  return (request) => {
    const { status, body } = calculate({ ...request });
    if (status === 400) return undefined;
    const lines = [...body.result.materials, ...body.result.works];
    return new Map(
      lines.flatMap((line) => (line.group ? [] : [[keys.get(line.code)!, { qty: line.qty, price: line.price }]])),
    );
  };
}
