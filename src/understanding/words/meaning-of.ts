import { EXACT, LONGEST_ENDING, STEMS, type Concept, type Meaning } from "./lexicon.ts";
import { FALSE_FRIENDS } from "./false-friends.ts";
import { inCyrillic, inOtherLayout } from "./alphabets.ts";

/** Shorter words have too many neighbours for one letter to be a slip. */
const SHORTEST_SLIP = 5;

/** What a word means that was typed in small letters without hyphens; nothing where it is not known. */
export function meaningOf(word: string): Meaning | undefined {
  const known = exactly(word);
  if (known) return known;
  if (/^[a-z]+$/.test(word)) {
    // «panelless» is no «панели».
    if (/..(less|free)$/.test(word)) return undefined;
    const cyrillic = inCyrillic(word);
    return exactly(cyrillic) ?? slipOf(cyrillic) ?? exactly(inOtherLayout(word));
  }
  return slipOf(word) ?? heard(word);
}

function exactly(word: string): Meaning | undefined {
  const whole = EXACT.get(word);
  if (whole) return whole;
  for (let end = word.length; end >= Math.max(2, word.length - LONGEST_ENDING); end--) {
    const stem = STEMS.get(word.slice(0, end));
    if (stem) return stem;
  }
  return undefined;
}

/** What is said so often that its slips are worth telling from other words; of these there are the fewest. */
const MENDED: ReadonlySet<Concept> = new Set<Concept>([
  "width",
  "length",
  "height",
  "double_pitch",
  "single_pitch",
  "gate",
  "door",
  "window",
  "panel",
  "insulated",
  "mineral_wool",
  "foam",
  "sheet",
  "erection",
  "million",
  "thousand",
  "area",
  "budget",
  "without",
  "unneeded",
  "number",
]);
/** Short numerals are one letter away from too much: «пятую», «семья». */
const SHORTEST_NUMERAL = 7;
const shortestOf = ({ concept }: Meaning): number => (concept === "number" ? SHORTEST_NUMERAL : SHORTEST_SLIP);

/** Known words of some length, by their first letter: slips begin with the right one, or with the first two changed. */
const VOCABULARY = new Map<string, { known: string; isStem: boolean; meaning: Meaning }[]>();
for (const [words, isStem] of [
  [EXACT, false],
  [STEMS, true],
] as const) {
  for (const [known, meaning] of words) {
    if (known.length < shortestOf(meaning) || !MENDED.has(meaning.concept)) continue;
    for (const letter of new Set(known.slice(0, 2))) {
      const same = VOCABULARY.get(letter) ?? [];
      same.push({ known, isStem, meaning });
      VOCABULARY.set(letter, same);
    }
  }
}

/** As many people write what they hear: unstressed «о» as «а», «е» as «и», two letters as one. */
const asHeard = (word: string): string => word.replace(/о/g, "а").replace(/[ея]/g, "и").replace(/(.)\1/g, "$1");

const HEARD = { whole: new Map<string, Meaning>(), stems: new Map<string, Meaning>() };
for (const [words, heardAs] of [
  [EXACT, HEARD.whole],
  [STEMS, HEARD.stems],
] as const) {
  for (const [known, meaning] of words) {
    const isSaidOften = MENDED.has(meaning.concept) || meaning.concept.startsWith("end_");
    if (isSaidOften && known.length >= shortestOf(meaning)) heardAs.set(asHeard(known), meaning);
  }
}

/** The one meaning that sounds like it: «варота», «акошко». */
function heard(word: string): Meaning | undefined {
  if (word.length < SHORTEST_SLIP || isFalseFriend(word)) return undefined;
  const key = asHeard(word);
  const whole = HEARD.whole.get(key);
  if (whole) return whole;
  for (let end = key.length; end >= Math.max(SHORTEST_SLIP - 1, key.length - LONGEST_ENDING); end--) {
    const stem = HEARD.stems.get(key.slice(0, end));
    if (stem && ENDING.test(word.slice(word.length - (key.length - end)))) return stem;
  }
  return undefined;
}

const isFalseFriend = (word: string): boolean => FALSE_FRIENDS.some((friend) => word.startsWith(friend));

/** What may follow a stem with a slip in it: with any letters it would be too many other words. */
const ENDING =
  /^([аяыиеуюйь]|[оеё][йюм]|[ая](м|ми|х)|[оеё]в|[ыи][йемхю]|[ыи]ми|[ао]я|[еою][ею]|[ое]го|[ое]му|ую|ью|на?ми|(ен|е)?н(ый|ая|ое|ые|ого|ой|ым|ом|ую|ых)|ен(ие|ия|ию|ием|ии)?|н(ии|ия|ие|ью))?$/;

/** The one meaning that one slip of the keyboard away is; nothing where there are several, or where it is a word itself. */
function slipOf(word: string): Meaning | undefined {
  if (word.length < SHORTEST_SLIP || word.length > 24) return undefined;
  if (isFalseFriend(word)) return undefined;
  let found: Meaning | undefined;
  for (const { known, isStem, meaning } of VOCABULARY.get(word[0]!) ?? []) {
    if (!(isStem ? beginsWithSlipOf(word, known) : isSlip(word, known))) continue;
    if (found && (found.concept !== meaning.concept || found.value !== meaning.value)) return undefined;
    found = meaning;
  }
  return found;
}

function beginsWithSlipOf(word: string, stem: string): boolean {
  for (let length = stem.length - 1; length <= stem.length + 1; length++) {
    if (length <= word.length && ENDING.test(word.slice(length)) && isSlip(word.slice(0, length), stem)) return true;
  }
  return false;
}

/** One letter too many, too few or another one, or two neighbours changed; the first letter stays in the first two. */
function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const rest = (text: string, from: number) => text.slice(from);
  if (at === 0) return typed[0] === meant[1] && typed[1] === meant[0] && rest(typed, 2) === rest(meant, 2);
  return (
    rest(typed, at + 1) === rest(meant, at + 1) ||
    rest(typed, at + 1) === rest(meant, at) ||
    rest(typed, at) === rest(meant, at + 1) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && rest(typed, at + 2) === rest(meant, at + 2))
  );
}
