import { pattern } from "../pattern.ts";
import type { Reading } from "../reading.ts";

const AMOUNT = pattern("(?<![^comma stop number unit])other other? (dash|equals)? number (?!unit|BY)");

/** Of «два ангара», «3 одинаковых здания» the price is that of one: their number stays unread, and that is said. */
export function readSeveral({ sentence, notes }: Reading): void {
  const { tokens } = sentence;
  // «…, кол-во 3 шт.»
  for (const range of sentence.matches(AMOUNT)) {
    const { word } = tokens[range.from]!;
    const [count = 1] = sentence.numbers(range);
    if (
      /^кол(во|ичество)?$/.test(word) &&
      count > 1 &&
      !sentence.has(sentence.partAt(range.from), "gate", "door", "window")
    )
      notes.push({ range, note: "one" });
  }
  tokens.forEach(({ value = 0 }, from) => {
    if (value < 2 || !Number.isInteger(value) || sentence.isRead(from)) return;
    for (let at = from + 1; at < from + 4 && !sentence.is(at, "number", "comma", "stop", "unit"); at++) {
      if (
        /^(ангар|склад|комплект|птичник|коровник|телятник|гараж|бокс|объект)(а|ов)$|^здани[яй]$|^таких$|^цех(а|ов)$/.test(
          tokens[at]?.word ?? "",
        )
      )
        return void notes.push({ range: { from, to: at + 1 }, note: "one" });
    }
  });
}
