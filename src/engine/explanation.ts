import { materialItems, workItems, type Bill } from "./bill.ts";
import { hangarIn, type Hangar } from "./geometry/hangar.ts";
import type { Item } from "./positions/position.ts";
import { explainingArithmetic, tellingLines, inUnits, type ExplainedNumber } from "./numbers/explained-number.ts";
import type { Line, Explanation } from "./response.ts";

/** The bill with the explanation of every position: the same rules once more, in numbers that remember. */
export function withExplanations(bill: Bill, { configuration, priceList }: Hangar): Bill {
  const hangar = hangarIn(explainingArithmetic, configuration, priceList);
  const min_wall = inUnits(priceList.rules.gate.min_wall_m, "м");
  const told = (lines: readonly Line[], items: readonly Item<ExplainedNumber>[]): Line[] => {
    let at = 0;
    return lines.map((line) =>
      line.group
        ? line
        : { ...line, explanation: explanationOf(items[at++] as Item<ExplainedNumber>, line.status, min_wall) },
    );
  };
  return {
    ...bill,
    materials: told(bill.materials, materialItems(hangar, explainingArithmetic)),
    works: told(bill.works, workItems(hangar, explainingArithmetic)),
  };
}

function explanationOf(
  { position, price, qty_tenths, lowWall_m }: Item<ExplainedNumber>,
  status: "ok" | "estimate",
  minWall: string,
): Explanation {
  const explanation = { qty: tellingLines(qty_tenths, position.unit), price: tellingLines(price, "₽") };
  if (status === "ok") return explanation;
  const wall = lowWall_m && (tellingLines(lowWall_m, "м")[0] ?? lowWall_m.text);
  const why = wall ? `Стена у ворот: ${wall}, это ниже ${minWall}. ` : "";
  return { ...explanation, estimate: `${why}Цена предварительная: её уточнит инженерный расчёт.` };
}
