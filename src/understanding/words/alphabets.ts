const SOUNDS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ["shch", "щ"],
  ["sch", "щ"],
  ["zh", "ж"],
  ["kh", "х"],
  ["ts", "ц"],
  ["ch", "ч"],
  ["sh", "ш"],
  ["yu", "ю"],
  ["ju", "ю"],
  ["iu", "ю"],
  ["ya", "я"],
  ["ja", "я"],
  ["ia", "я"],
  ["yo", "е"],
  ["jo", "е"],
  ["ye", "е"],
];
const LATIN = "abvgdeziyjklmnoprstufhcwqx";
const CYRILLIC = "абвгдезиыйклмнопрстуфхцвкх";

/** `shirina` → `ширина`. */
export function inCyrillic(word: string): string {
  let text = "";
  for (let at = 0; at < word.length;) {
    const sound = SOUNDS.find(([latin]) => word.startsWith(latin, at));
    text += sound ? sound[1] : (CYRILLIC[LATIN.indexOf(word[at]!)] ?? word[at]);
    at += sound ? sound[0].length : 1;
  }
  return text;
}

const KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const LETTERS = "йцукенгшщзхъфывапролджэячсмитьбюе";

/** `ibhbyf`, typed with the other layout switched on → `ширина`; as long as before. */
export function inOtherLayout(text: string): string {
  return text.replace(/[a-z[\];',.`]/g, (key) => LETTERS[KEYS.indexOf(key)] ?? key);
}

/** In small letters and as long as before: of all letters «İ» alone has a small one of two. */
export const inSmallLetters = (text: string): string => text.replaceAll("İ", "I").toLowerCase();

/**
 * A text with «й» as one letter, digits of the usual width and without what nobody sees; `places` tells where each of its
 * code units, and its end, stand in the text.
 */
export function inPlainLetters(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  for (const { 0: part, index } of text.matchAll(/\p{L}\p{M}*|[^]/gu)) {
    const letters = part
      .normalize("NFC")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll("\u200b", " ")
      .replace(/[\p{M}\p{Cf}]/gu, "");
    for (let nth = 0; nth < letters.length; nth++) places.push(index + (letters.length === part.length ? nth : 0));
    plain += letters;
  }
  return { plain, places: [...places, text.length] };
}

const LOOK_ALIKES = "aceopxykmthb";
const MEANT = "асеорхукмтнв";

/** A word with a Cyrillic letter in it has no Latin ones: they were taken for those that look alike. */
export function oneAlphabet(word: string): string {
  if (!/[а-я]/.test(word)) return word;
  return word.replace(/[a-z]/g, (letter) => MEANT[LOOK_ALIKES.indexOf(letter)] ?? letter);
}
