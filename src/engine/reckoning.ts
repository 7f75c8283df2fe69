import { materialItems, workItems, type Bill } from "./bill.ts";
import { hangarIn, type Hangar } from "./hangar.ts";
import type { Item } from "./positions/position.ts";
import { reckonedArithmetic, tellingLines, inUnits, type Reckoned } from "./reckoned.ts";
import type { Line, Reckoning } from "./response.ts";

/** The bill with the reckoning of every position: the same rules once more, in numbers that remember. */
export function withReckonings(bill: Bill, { configuration, priceList }: Hangar): Bill {
  const hangar = hangarIn(reckonedArithmetic, configuration, priceList);
  const min_wall = inUnits(priceList.rules.gate.min_wall_m, "м");
  const told = (lines: readonly Line[], items: readonly Item<Reckoned>[]): Line[] => {
    let at = 0;
    return lines.map((line) =>
      line.group ? line : { ...line, reckoning: reckoningOf(items[at++] as Item<Reckoned>, line.status, min_wall) },
    );
  };
  return {
    ...bill,
    materials: told(bill.materials, materialItems(hangar, reckonedArithmetic)),
    works: told(bill.works, workItems(hangar, reckonedArithmetic)),
  };
}

function reckoningOf(
  { position, price, qty_tenths, lowWall_m }: Item<Reckoned>,
  status: "ok" | "estimate",
  minWall: string,
): Reckoning {
  const reckoning = { qty: tellingLines(qty_tenths, position.unit), price: tellingLines(price, "₽") };
  if (status === "ok") return reckoning;
  const wall = lowWall_m && (tellingLines(lowWall_m, "м")[0] ?? lowWall_m.text);
  const why = wall ? `Стена у ворот: ${wall}, это ниже ${minWall}. ` : "";
  return { ...reckoning, estimate: `${why}Цена предварительная: её уточнит инженерный расчёт.` };
}
