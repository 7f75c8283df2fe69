import type { Claim, Reading } from "../../../reading.ts";
import type { Range } from "../../../sentence.ts";
import { askWhether } from "../asking.ts";
import { areNear } from "../nearness.ts";

/** What somebody does with goods, of any case behind it. */
const TRADES = /^(торгу|прода[ежвю]|хран[ия]|склад[иы]ру|производ[ия]|выпуска|изготавл|занима)/;
/** What may be of goods, or for works, which stand right behind it. */
const PLACES = /^(склад|цех|магазин|производств|хранени|торговл|продаж|мастерск|завод|для$|под$)/;
const OF_GOODS =
  /(панелей|ваты|пласта|полистирола|листа|настила|свай|анкеров|монтажа|монтаж|сборки|сборку|установки|установку|окон|дверей|ворот)$/;

/** «торгуем сэндвич-панелями», «цех сборки мебели», «для монтажа техники»: what a hangar is for, as far as one can tell. */
export function ofTrade(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    const place: Range = { from: at, to: at + 1 };
    const isTrade = TRADES.test(word);
    if (!isTrade && !PLACES.test(word)) return;
    const isOfIt = ({ value, range }: Claim) =>
      value !== false &&
      value !== 0 &&
      range.from > at &&
      (isTrade
        ? areNear(sentence, range, place, "comma", "with", "in", "equals", "number")
        : range.from === at + 1 && OF_GOODS.test(sentence.tokens[range.to - 1]!.word));
    const ofIt = reading.claims.filter(isOfIt);
    const first = Math.min(...ofIt.map(({ range }) => range.from));
    askWhether(
      reading,
      ofIt.filter(({ range }) => range.from === first),
    );
  });
}
