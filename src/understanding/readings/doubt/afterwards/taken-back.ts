import type { Claim, Reading } from "../../../reading.ts";
import { askWhether, isFlag } from "../asking.ts";
import { LATER_REACH, lastBefore } from "../nearness.ts";

/** «каркас с монтажом, панели без»: without panels, or without their erection. */
export function withoutWhat(reading: Reading): void {
  const { sentence } = reading;
  const isErected = (at: number) =>
    reading.claims.some(
      ({ parameter, value, range }) =>
        parameter === "montazh" && value === true && sentence.partAt(range.from) === sentence.partAt(at),
    );
  const isMeant = ({ parameter, value, range: { from, to } }: Claim) =>
    parameter === "panels" && value === false && sentence.is(to - 1, "without") && isErected(from);
  askWhether(reading, reading.claims.filter(isMeant));
}

const PRONOUN = /^(он|она|оно|они|их|его|ее)$/;
const WANTED = /^(нуж|надо|треб|не$)/;
const SAYS = /^(говор|скаж|счита|дума|мне|нам|он)/;
const ANEW = /^(лишн(ее|ий|яя|ие)|добавьте|уберите|убрать)$/;

/** «без монтажа, а мне он нужен», «включил панели, это лишнее», «с монтажом. UPD: без»: of what was said last. */
export function takenBack(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    const isEnd = at + 1 === sentence.tokens.length || sentence.is(at + 1, "stop");
    const isOfIt = PRONOUN.test(word) && WANTED.test(sentence.wordAt(at + 1));
    const isBare = isEnd && !sentence.isRead(at) && sentence.is(at, "without");
    const isWanted = isEnd && sentence.is(at, "need") && SAYS.test(sentence.wordAt(at - 1));
    const isAnew = ANEW.test(word) && !sentence.isRead(at);
    if (!isOfIt && !isBare && !isWanted && !isAnew) return;
    const isNoWish = isWanted || word === "добавьте";
    const isMeant = (one: Claim) =>
      isFlag(one) && (!isNoWish || !one.value) && (!isAnew || isNoWish || one.value === true);
    // «сваи добавьте» is of what stands beside it.
    const last = lastBefore(reading, at, LATER_REACH, isFlag);
    const said = last && isMeant(last) ? last : undefined;
    if (!said || (said.range.to >= at && !isOfIt)) return;
    askWhether(
      reading,
      reading.claims.filter((one) => one.range === said.range && isMeant(one)),
    );
  });
}

/** «замените сваи анкерами» */
export function replaced(reading: Reading): void {
  const { sentence } = reading;
  sentence.tokens.forEach(({ word }, at) => {
    if (!/^(замен|помен)/.test(word)) return;
    const isNear = (one: Claim) =>
      one.value === true &&
      Math.abs(one.range.from - at) <= LATER_REACH &&
      sentence.partAt(one.range.from) === sentence.partAt(at);
    const near = reading.claims.filter(isNear);
    if (near.length > 1) askWhether(reading, near);
  });
}
