import type { CalcResponse } from "hangar-engine";
import { decimal, withUnit } from "../../../text/format.ts";
import { positionsOf, sectionOf, sumOf, type Position } from "../price-parts.ts";

/** Something that a buyer gets, and what of the total it is. */
export interface Part {
  text: string;
  sum: number;
}

const FRAME = "Каркас: фермы, колонны, крепёж, связи и прогоны";

/** Everything in a price in a buyer's words; the sums are the total. */
export function whatIsIn(body: CalcResponse): Part[] {
  const positions = positionsOf(body);
  const of = (...nums: readonly string[]): Position[] => positions.filter(({ num }) => nums.includes(num));
  const sections = (...wanted: readonly number[]): Position[] =>
    positions.filter((position) => wanted.includes(sectionOf(position)));
  const [gate] = of("5.1.");
  const hasRails = of("5.2.").length > 0;
  const parts: (Part | false)[] = [
    part(FRAME, sections(1, 2, 4).concat(of("3.1.", "3.2.", "3.3."))),
    part(`Анкерные блоки${pieces(of("3.4."))}`, of("3.4.")),
    part(`Винтовые сваи${pieces(of("3.5."))}: материал`, of("3.5.")),
    part(
      `${gate?.name ?? ""}${pieces(of("5.1."), ",")} ${hasRails ? "с\u00a0направляющими, без полотна" : "без направляющих и полотна"}`,
      of("5.1.", "5.2."),
    ),
    part(`Рама двери${pieces(of("5.3."), ",")} без полотна`, of("5.3.")),
    part(`Рама окна${pieces(of("5.4."), ",")} без остекления`, of("5.4.")),
    part("Сэндвич-панели кровли и стен, доборные элементы, крепёж", sections(7)),
    part("Монтаж каркаса на ваш готовый фундамент", of("6.1.")),
    part("Монтаж сэндвич-панелей", of("6.2.")),
  ];
  return parts.filter((one) => one !== false);
}

function part(text: string, positions: readonly Position[]): Part | false {
  return positions.length > 0 && { text, sum: sumOf(positions) };
}

/** `, 3 шт.`, with a comma where the words go on; nothing of a single one. */
function pieces([position]: readonly Position[], comma = ""): string {
  return position === undefined || position.qty === 1 ? "" : `, ${withUnit(decimal(position.qty), "шт.")}${comma}`;
}
