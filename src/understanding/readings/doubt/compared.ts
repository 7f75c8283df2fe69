import type { Reading } from "../../reading.ts";
import { isSide } from "../size.ts";
import { askSides } from "./ask-whether.ts";

/** «длиннее в два раза», «повыше бы», by what they are of. */
const LARGER = {
  length: /^(по)?(длинн?ее|длинн?ей|короче)$/,
  width: /^((по)?шире|поуже)$/,
  height: /^повыше$/,
} as const;
const ALL = /^по(больше|меньше)$/;

/** «Видел 18 на 24, нужен длиннее», «у Витьки 12 на 36, мне бы поменьше»: sizes that something else is compared with. */
export function compared(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    // «ворота пошире» are of the gates, «не шире 15» has been read.
    const isOfOpening = sentence.has(sentence.clauseAt(at), "gate", "door", "window", "opening");
    if (sentence.isRead(at) || isOfOpening || sentence.is(at - 1, "not")) return;
    const sides = reading.claims.filter(({ parameter, range }) => isSide(parameter) && range.to <= at);
    if (ALL.test(word) && sides.length === 2) return askSides(reading, "existing", sides);
    for (const [name, isLarger] of Object.entries(LARGER)) {
      const said =
        isLarger.test(word) && reading.claims.find(({ parameter, range }) => parameter === name && range.to <= at);
      if (!said) continue;
      reading.withdraw([said]);
      reading.doubt("alternatives", name, said.range, [{ [name]: said.value }]);
    }
  });
}
