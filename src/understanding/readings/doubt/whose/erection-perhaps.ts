import { type Claim, type Reading, yesOrNo } from "../../../reading.ts";
import { rangeAt } from "../../../sentence.ts";
import type { Token } from "../../../words/token.ts";
import { askWhether } from "../asking.ts";

/** «нужны монтажники», «пришлите бригаду»: erection is wanted, as far as one can tell. */
export function doerWanted(reading: Reading): void {
  const { sentence } = reading;
  if (reading.isTold("montazh")) return;
  const isWanted = (at: number) =>
    sentence.is(at, "doer") &&
    !sentence.isRead(at) &&
    [at - 1, at + 1].some((one) => sentence.is(one, "need") || /^пришл/.test(sentence.wordAt(one)));
  const at = sentence.tokens.findIndex((_, place) => isWanted(place));
  if (at >= 0) reading.doubt("flag", "montazh", rangeAt(at), yesOrNo("montazh"));
}

/** «мы в том году поставили коровник», but «чтобы вы поставили» */
export function erectedBefore(reading: Reading): void {
  const { sentence } = reading;
  const isWished = (from: number) =>
    sentence.within({ from: from - 6, to: from + 2 }).some((at) => /^(чтобы?|бы|б)$/.test(sentence.wordAt(at)));
  const isPast = ({ parameter, value, range: { from, to } }: Claim) =>
    parameter === "montazh" &&
    value === true &&
    sentence.within({ from, to }).some((at) => /^(поставили|собрали|смонтировали)$/.test(sentence.wordAt(at))) &&
    !isWished(from);
  askWhether(reading, reading.claims.filter(isPast));
}

/** Who builds, and what is built, each with what must stand beside it to be of this hangar. */
const WHO_BUILDS: readonly (readonly [word: RegExp, beside: RegExp])[] = [
  [/^(строить|строите|построите|возводить)$/, /^(вы|вам)$/],
  [/^(монтажник|бригад)/, /^ваш/],
  [/^(поднять|поднимет|поднимут|подъем$)/, /^(каркас|ангар)/],
];

/** «строить будете вы», «с вашей бригадой», «каркас поднять»: perhaps the erection, where nothing else is said of it. */
export function erectionPerhaps(reading: Reading): void {
  const { sentence } = reading;
  if (reading.isTold("montazh")) return;
  const isBuilt = ({ word }: Token, at: number) =>
    WHO_BUILDS.some(
      ([builds, beside]) =>
        builds.test(word) && [at - 2, at - 1, at + 1, at + 2].some((place) => beside.test(sentence.wordAt(place))),
    );
  const at = sentence.tokens.findIndex((token, place) => isBuilt(token, place) && !sentence.denied.has(place));
  if (at >= 0) reading.doubt("flag", "montazh", rangeAt(at), yesOrNo("montazh"));
}
