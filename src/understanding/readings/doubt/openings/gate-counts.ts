import type { Reading } from "../../../reading.ts";
import { rangeAt } from "../../../sentence.ts";

/** Of gates, as far as one can tell. */
const COLLECTIVE = /^(одни|одних|одними|двое|трое|четверо|двумя|тремя)$/;
const ONE = "одни";
const OTHERS = /^(другие|вторые)$/;
/** «трое ворот на фото, мне одни», «с задней стены одни» */
const INSTEAD = /^(тьфу|мне|нам|много|должн|хватит|задн|тыл|двор)/;
const INSTEAD_REACH = 3;

/** «ворота одни, давай двое», «одни в торце и двое сбоку»; «трое ворот: одни в торце и двое сбоку» says it itself. */
export function correctedGates(reading: Reading): void {
  const { sentence } = reading;
  const firstOne = sentence.tokens.findIndex(({ word }) => word === ONE);
  sentence.tokens.forEach(({ word, value = 1 }, at) => {
    // «одни с торца, другие сбоку»
    const areOthers = OTHERS.test(word) && sentence.is(at + 1, "with", "in", "by", "onto", "beside");
    if (!areOthers && (!COLLECTIVE.test(word) || sentence.isRead(at))) return;
    // «и ещё одни»
    const isAgain =
      areOthers || isSecondOne(at) || sentence.is(sentence.is(at - 1, "neutral") ? at - 2 : at - 1, "and");
    const gates = reading.claims.find((one) => one.parameter === "gates" && (one.value !== value || isAgain));
    const said = Number(gates?.value);
    const isPart = (place: number) => COLLECTIVE.test(sentence.tokens[place]!.word) && !sentence.isRead(place);
    const isFurther = isAgain && !sentence.within({ from: 0, to: at }).some(isPart);
    if (!gates || (value < said && !isFurther && !isInstead(at))) return;
    reading.withdraw([gates]);
    reading.doubt("alternatives", "gates", rangeAt(at), [{ gates: said }, { gates: value }, { gates: said + value }]);
  });

  /** «двое ворот. Передумали: одни» */
  function isInstead(at: number): boolean {
    const before = sentence.within({ from: Math.max(0, at - INSTEAD_REACH), to: at });
    const isCorrected = before.some((one) => INSTEAD.test(sentence.tokens[one]!.word));
    const isLeft = /^остав/.test(sentence.wordAt(at + 1));
    const isLater =
      sentence.is(sentence.partAt(at).from - 1, "stop") && !sentence.has(sentence.partAt(at), "gate", "door", "window");
    return (
      isLater ||
      isCorrected ||
      isLeft ||
      sentence.is(at - 1, "or", "rather", "yes", "dropped") ||
      sentence.is(at - 2, "dropped")
    );
  }

  /** «ворота одни спереди одни сзади» */
  function isSecondOne(at: number): boolean {
    const isOne = sentence.tokens[at]!.word === ONE;
    return isOne && firstOne < at && reading.claims.some((one) => one.parameter === "gates" && one.value === 1);
  }
}

/** «ворота не надо, у нас свои, проёмы под них сделайте»: what is priced are the openings. */
export function openingsForOwn(reading: Reading): void {
  const none = reading.claims.find(({ parameter, value }) => parameter === "gates" && value === 0);
  if (!none) return;
  const { tokens, denied } = reading.sentence;
  const areMade = tokens.some(({ word }, at) => /^проем/.test(word) && at > none.range.to && !denied.has(at));
  if (!areMade) return;
  reading.withdraw([none]);
  reading.doubt("count", "gates", none.range, []);
}
