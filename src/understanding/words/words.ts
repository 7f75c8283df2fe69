import { EXACT, FALSE_FRIENDS, STEMS, type Meaning } from "./lexicon.ts";
import { CYRILLIC, CYRILLIC_LETTER, LATIN, SOUNDS } from "./spelling.ts";

/** How many letters may follow a stem. */
const LONGEST_ENDING = 7;
/** Shorter stems have too many neighbours for one letter to be a slip. */
const SHORTEST_SLIP = 5;
/** And fewer letters may follow. */
const LONGEST_SLIP_ENDING = 5;

/** What a word means that was typed in small letters without hyphens; nothing where it is not known. */
export function meaningOf(word: string): Meaning | undefined {
  const whole = EXACT.get(word);
  if (whole) return whole;
  if (FALSE_FRIENDS.test(word) || /[a-z](less|free)$/.test(word)) return undefined;
  const known = byStem(word);
  if (known) return known;
  if (!/^[a-z]+$/.test(word)) return slipOf(word);
  const cyrillic = inCyrillic(word);
  return EXACT.get(cyrillic) ?? byStem(cyrillic) ?? slipOf(cyrillic);
}

function byStem(word: string): Meaning | undefined {
  for (let end = word.length; end >= Math.max(2, word.length - LONGEST_ENDING); end--) {
    const stem = STEMS.get(word.slice(0, end));
    if (stem) return stem;
  }
  return undefined;
}

/** The one stem that one slip of the keyboard away is; nothing where several are. */
function slipOf(word: string): Meaning | undefined {
  if (word.length < SHORTEST_SLIP || word.length > 24) return undefined;
  let found: Meaning | undefined;
  for (const [known, meaning] of LONG_STEMS) {
    if (known[0] !== word[0] && known[1] !== word[0]) continue;
    if (
      ![-1, 0, 1].some((more) => isSlip(word.slice(0, known.length + more), known)) ||
      word.length > known.length + LONGEST_SLIP_ENDING
    )
      continue;
    if (found && found.concept !== meaning.concept) return undefined;
    found = meaning;
  }
  return found;
}

const LONG_STEMS = [...STEMS, ...EXACT].filter(
  ([known, { concept }]) =>
    known.length >= SHORTEST_SLIP &&
    CYRILLIC_LETTER.test(known) &&
    !/^(neutral|building|hangar|machine|time|year|price|need|hedge|already|existing|self|own|with|unit|big|cheap)$/.test(
      concept,
    ),
);

/** One letter too many, too few or another one, or two neighbours changed. */
function isSlip(typed: string, meant: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  if (at === 0 && typed[1] !== meant[0]) return false;
  return (
    typed.slice(at + 1) === meant.slice(at + 1) ||
    typed.slice(at + 1) === meant.slice(at) ||
    typed.slice(at) === meant.slice(at + 1) ||
    (typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2))
  );
}

/** `shirina` → `ширина`. */
function inCyrillic(word: string): string {
  let text = "";
  for (let at = 0; at < word.length;) {
    const sound = SOUNDS.find(([latin]) => word.startsWith(latin, at));
    text += sound ? sound[1] : (CYRILLIC[LATIN.indexOf(word[at]!)] ?? word[at]);
    at += sound ? sound[0].length : 1;
  }
  return text;
}
