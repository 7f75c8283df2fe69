import { EXACT, FALSE_FRIENDS, STEMS, type Meaning } from "./lexicon.ts";
import { CASE, CYRILLIC_LETTER, SOUND, SOUNDS } from "./spelling.ts";

/** How many letters may follow a stem. */
const LONGEST_ENDING = 7;
/** A shorter stem begins too many words: what follows is the ending of a case. */
const SHORTEST_STEM = 4;
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
  // `shirina`
  const cyrillic = word.replace(SOUND, (sound) => SOUNDS.get(sound)!);
  return EXACT.get(cyrillic) ?? byStem(cyrillic) ?? slipOf(cyrillic);
}

function byStem(word: string): Meaning | undefined {
  for (let end = word.length; end >= Math.max(2, word.length - LONGEST_ENDING); end--) {
    const stem = STEMS.get(word.slice(0, end));
    if (stem && (end >= SHORTEST_STEM || CASE.test(word.slice(end)))) return stem;
  }
  return undefined;
}

/** The one stem or word that one slip of the keyboard away is; nothing where several are. */
function slipOf(word: string): Meaning | undefined {
  if (word.length < SHORTEST_SLIP || word.length > 24) return undefined;
  let found: Meaning | undefined;
  for (const { known, longest, meaning } of SLIPPED) {
    if (word.length > known.length + longest || (known[0] !== word[0] && known[1] !== word[0])) continue;
    if (![-1, 0, 1].some((more) => isSlip(longest > 1 ? word.slice(0, known.length + more) : word, known))) continue;
    if (found && found.concept !== meaning.concept) return undefined;
    found = meaning;
  }
  return found;
}

/** What is known by a slip, too, and how many letters may follow. */
const SLIPPED = [STEMS, EXACT].flatMap((words) =>
  [...words]
    .filter(
      ([known, { concept }]) =>
        known.length >= SHORTEST_SLIP &&
        CYRILLIC_LETTER.test(known) &&
        !/^(neutral|building|hangar|machine|time|year|price|need|hedge|already|existing|self|own|with|unit|big|cheap)$/.test(
          concept,
        ),
    )
    .map(([known, meaning]) => ({ known, meaning, longest: words === STEMS ? LONGEST_SLIP_ENDING : 1 })),
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
