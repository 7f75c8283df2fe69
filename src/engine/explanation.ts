import { materialItems, workItems, type Bill } from "./bill.ts";
import { hangarIn, type Hangar } from "./geometry/hangar.ts";
import type { Item } from "./positions/position.ts";
import { explainingArithmetic, tellingLines, type ExplainedNumber } from "./numbers/explained-number.ts";
import type { Line, Explanation } from "./response.ts";
import type { Language } from "./texts/language.ts";

/** The bill with the explanation of every position: the same rules once more, in numbers that remember. */
export function withExplanations(bill: Bill, { configuration, priceList }: Hangar, language: Language): Bill {
  const math = explainingArithmetic(language);
  const hangar = hangarIn(math, configuration, priceList);
  const { units, inUnits, estimate } = language.explanation;
  const inMetres = (value: number): string => inUnits(value, units.metres);
  const least = inMetres(priceList.rules.gate.min_wall_m);

  const told = (lines: readonly Line[], items: readonly Item<ExplainedNumber>[]): Line[] => {
    let at = 0;
    return lines.map((line) =>
      line.group ? line : { ...line, explanation: explanationOf(items[at++] as Item<ExplainedNumber>, line.status) },
    );
  };

  function explanationOf(item: Item<ExplainedNumber>, status: "ok" | "estimate"): Explanation {
    const { position, price, qty_tenths, lowWall_m } = item;
    const explanation = {
      qty: tellingLines(qty_tenths, (value) => inUnits(value, position.unit)),
      price: tellingLines(price, (value) => inUnits(value, units.roubles)),
    };
    if (status === "ok") return explanation;
    const wall = lowWall_m && (tellingLines(lowWall_m, inMetres)[0] ?? lowWall_m.text);
    return { ...explanation, estimate: estimate(wall, least) };
  }

  return {
    ...bill,
    materials: told(bill.materials, materialItems(hangar, math)),
    works: told(bill.works, workItems(hangar, math)),
  };
}
