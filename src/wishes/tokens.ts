import { EXACT, FALSE_FRIENDS, HALF, HALF_OF, STEMS, type Concept, type Meaning } from "./lexicon.ts";

/** A word, a number or a sign, with its place in the text. */
export interface Token {
  start: number;
  end: number;
  /** In small letters; empty for a sign, of a number in digits too. */
  word: string;
  concept: Concept;
  /** Of a number; of a unit, how many metres it is. */
  value?: number | undefined;
}

/** How many letters may follow a stem. */
const LONGEST_ENDING = 7;
/** Shorter stems have too many neighbours for one letter to be a slip. */
const SHORTEST_SLIP = 5;

/** What looks like sizes or wishes and is none: points of a list, papers, addresses, phones, dates, marks, firms. */
const NOISE = [
  /(?<=^|\n)[^\S\n]*\d{1,2}[.)](?=\s)|(?<=\s)\d\)(?=\s)/u,
  /№\s?\S{1,40}|(?<!\p{L})(?:исх|вх)\.\s?\S{1,40}|(?<!\d)\d{1,3}-ФЗ(?!\p{L})|(?<!\p{L})пп?\.\s?\d[\d.]{0,9}(?![хx×*\d])/iu,
  /(?<!\p{L})(?:СП|ТУ|ГОСТ|СНиП|ОСТ|ISO|DIN|ИНН|КПП)\s?[\d.–/-]{2,40}/u,
  /https?:\/\/\S{1,500}|www\.\S{1,200}|[\w.+-]{1,64}@[\w.-]{1,64}|(?<![\p{L}\d])[\p{L}\d-]{1,60}\.(?:ru|рф|com|net|org|su|by|kz)(?!\p{L})/u,
  /(?<!\d)(?:\+7|[78])[\s(-]{0,2}\d{3}[\s)-]{0,2}\d{2,3}[\s-]?\d{2}[\s-]?\d{2,3}(?!\d)/u,
  /(?<!\p{L})(?:тел|факс)\p{L}{0,6}\.?:?\s?\(?\d[\d() -]{3,18}\d(?![\dхx×*])/iu,
  /(?<!\d)\d{2}:\d{2}:\d{6,7}(?::\d{1,6})?|(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<![\d.,])\d{1,2}\.\d{1,2}\.\d{2,4}(?![\d.,]*\d)|(?<![\d.,])(?:[0-2]\d|3[01])\.(?:0[1-9]|1[0-2])(?![\d.,]*\d|\s?(?:[мmхx×*](?!\p{L})|на\s))/u,
  /\p{Lu}{2,3}-\d{8}-[\p{Lu}\d]{5}/u,
  /(?<!\p{L})(?:(?:ул|пер|пр)\.|улица|переулок|проспект)\s?\p{Lu}[\p{L}-]{2,40}(?:,?\s(?:д\.?\s?)?\d{1,4}(?![\d.,хx×*]|\s?(?:[хx×*м]|на\s)))?/u,
  /(?<![\p{L}\d])[МВM]\d{1,3}(?![\p{L}\d.,])|\d+(?:[.,]\d+)?\s?(?:м\/с|км\/ч|кг\/м[²2]?|кВ(?!\p{L}))/u,
  /(?<!\p{L})(?:О?[АО]О|[ЗП]АО|ИП|КФХ|СПК)\s?(?:[«"“„][^»"”“\n]{1,60}[»"”“]|\p{Lu}[\p{L}-]{1,40})/u,
]
  .map(({ source }) => source)
  .join("|");
/** Thousands are parted by blanks where a sum or millimetres follow, or nothing but zeros. */
const NUMBER =
  "\\d{1,3}(?:[ \\u00a0\\u202f]000)+(?!\\d)|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,3}(?=[ \\u00a0]?(?:руб|р\\.|₽|мм|тыс))|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){2}(?!\\d)|\\d+(?:[.,]\\d+)*";
const WORD =
  "(?<!\\p{L})[шдвШДВ](?:\\s?[хxХX×*/]\\s?[шдвШДВ]){1,2}(?!\\p{L})|т\\.\\s?р(?!\\p{L})|w/o(?:ut)?(?!\\p{L})|[бБ]/у(?!\\p{L})|[бБ](?=/\\p{L}{4})|\\p{L}+(?:[-‐–'’_]\\p{L}+)*";
const PART = new RegExp(`(?<noise>${NOISE})|(?<number>${NUMBER})|(?<word>${WORD})|(?<sign>\\S|\\n)`, "gu");

const SIGNS: Readonly<Record<string, Concept>> = {
  ...{
    ",": "comma",
    ".": "stop",
    ";": "stop",
    "!": "stop",
    "\n": "stop",
    "?": "question",
    ":": "equals",
    "=": "equals",
    "|": "equals",
  },
  ...{
    "-": "dash",
    "–": "dash",
    "—": "dash",
    "−": "dash",
    "~": "about",
    "≈": "about",
    "*": "times",
    "×": "times",
    "✕": "times",
    "/": "times",
  },
  ...{
    "+": "and",
    "&": "and",
    "(": "bracket",
    ")": "bracket",
    "«": "neutral",
    "»": "neutral",
    '"': "neutral",
    "•": "stop",
    "₽": "rouble",
  },
  ...{
    "%": "percent",
    $: "foreign",
    "€": "foreign",
    "°": "percent",
    "✅": "neutral",
    "✓": "neutral",
    "❌": "hedge",
    "☐": "hedge",
    "'": "neutral",
  },
};

/** Their full stop ends no sentence. */
const ABBREVIATION =
  /^(шт|кол|м|см|мм|кв|руб|р|тр|тыс|млн|шир|дл|выс|разм|вор|дв|ок|окн|двуск|односк|прист|отд|скат|центр|сэндв|обш|утепл|фунд|карк|монт|прог|анк|св|опц|доп|г|ул|тел|ст|кр|excl|кол-во)$/;
const POWERS: Readonly<Record<string, Concept>> = { "2": "square", "²": "square", "3": "weight", "³": "weight" };
const LOOK_ALIKES = "aceopxykmthb";
const MEANT = "асеорхукмтнв";

/** A text as it was typed → its tokens, in order. */
export function tokensOf(text: string): Token[] {
  const { plain, places } = inPlainLetters(text);
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: part, index, groups } of plain.matchAll(PART)) {
    const last = tokens.at(-1);
    const place = { start: index, end: index + part.length };
    const isAttached = index === end;
    end = place.end;
    if (
      part === "." &&
      isAttached &&
      last &&
      ABBREVIATION.test(last.word) &&
      !/^\s*\n|^\s+\p{Lu}\p{Ll}/u.test(plain.slice(end, end + 5))
    )
      last.end = end;
    else if (isAttached && last?.concept === "unit" && POWERS[part])
      Object.assign(last, { concept: POWERS[part], value: undefined, end });
    else if (groups!["number"] !== undefined) tokens.push(numberToken(part, place));
    else if (groups!["word"] !== undefined) tokens.push(...wordTokens(part, index));
    else
      tokens.push({
        ...place,
        word: "",
        concept: groups!["noise"]
          ? "noise"
          : (SIGNS[part] ??
            (/\p{Extended_Pictographic}/u.test(part) ? "stop" : /[\p{L}\p{N}]/u.test(part) ? "other" : "neutral")),
      });
  }
  return joinNumerals(tokens).map((token) => ({ ...token, start: places[token.start]!, end: places[token.end]! }));
}

/** «й» as one letter, digits of the usual width, no marks; `places` tells where each code unit, and the end, stands in the text. */
function inPlainLetters(text: string): { plain: string; places: number[] } {
  let plain = "";
  const places: number[] = [];
  for (const { 0: part, index } of text.matchAll(/\p{L}\p{M}*|[^]/gu)) {
    const letters = part
      .normalize("NFC")
      .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
      .replaceAll("\u200b", " ")
      .replaceAll("İ", "I")
      .replace(/[\p{M}\p{Cf}]/gu, "");
    for (let nth = 0; nth < letters.length; nth++) places.push(index + (letters.length === part.length ? nth : 0));
    plain += letters;
  }
  return { plain, places: [...places, text.length] };
}

function numberToken(part: string, place: { start: number; end: number }): Token {
  const digits = part.replace(/\s/g, "").replaceAll(",", ".");
  const isOne = digits.split(".").length <= 2 && digits.length <= 12;
  return { ...place, word: "", ...(isOne ? { concept: "number", value: Number(digits) } : { concept: "noise" }) };
}

/** A word of several parts is one where it is known as one; «двенадцатиметровый» is a number of metres. */
function wordTokens(part: string, start: number): Token[] {
  const plain = oneAlphabet(part.toLowerCase().replaceAll("ё", "е"));
  const token = (from: number, to: number): Token => {
    const word = plain.slice(from, to).replace(/[-‐–_.'’\s/×*]/g, "");
    return { start: start + from, end: start + to, word, concept: "other", ...meaningOf(word) };
  };
  const whole = token(0, part.length);
  const glued =
    /^(под|пол)-?(ключ|миллион.*|ляма)$/.exec(plain) ??
    (whole.concept === "other"
      ? (/^(м|мм|m|mm)([хx])$/.exec(plain) ?? /^(.{2,}?[а-я])-?(метров.*|скатн.*|ворот|двер[ьи]|окн[оа])$/.exec(plain))
      : null);
  if (glued && meaningOf(glued[1]!))
    return [token(0, glued[1]!.length), token(part.length - glued[2]!.length, part.length)];
  const pieces = [...plain.matchAll(/[^-‐–_'’]+/g)].map(({ 0: piece, index }) => token(index, index + piece.length));
  if (pieces.length < 2) return [whole];
  const known = pieces.filter(({ concept }) => concept !== "other");
  return known.length === pieces.length || (whole.concept === "other" && known.length > 0) ? pieces : [whole];
}

/** A word with a Cyrillic letter in it has no Latin ones: they were taken for those that look alike. */
const oneAlphabet = (word: string): string =>
  /[а-я]/.test(word) ? word.replace(/[a-z]/g, (letter) => MEANT[LOOK_ALIKES.indexOf(letter)] ?? letter) : word;

/** What a word means that was typed in small letters without hyphens; nothing where it is not known. */
export function meaningOf(word: string): Meaning | undefined {
  const whole = EXACT.get(word);
  if (whole) return whole;
  if (FALSE_FRIENDS.test(word)) return undefined;
  const known = byStem(word);
  if (known) return known;
  if (!/^[a-z]+$/.test(word)) return slipOf(word);
  if (/..(less|free)$/.test(word)) return undefined;
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
      word.length > known.length + LONGEST_ENDING
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
    /[а-я]/.test(known) &&
    !/^(neutral|hangar|machine|time|price|need|hedge|already|existing|self|own|with|unit|big|cheap)$/.test(concept),
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

const SOUNDS: readonly (readonly [latin: string, cyrillic: string])[] = [
  ...([
    ["shch", "щ"],
    ["sch", "щ"],
    ["zh", "ж"],
    ["kh", "х"],
    ["ts", "ц"],
    ["ch", "ч"],
    ["sh", "ш"],
  ] as const),
  ...([
    ["yu", "ю"],
    ["ju", "ю"],
    ["iu", "ю"],
    ["ya", "я"],
    ["ja", "я"],
    ["ia", "я"],
    ["yo", "е"],
    ["ye", "е"],
  ] as const),
];
const LATIN = "abvgdeziyjklmnoprstufhcwqx";
const CYRILLIC = "абвгдезиыйклмнопрстуфхцвкх";

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

/** Neighbours that make one number become one token: «двадцать пять» is 25, «три с половиной» 3.5, «высота пять пятьдесят пять» 5.55. */
function joinNumerals(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const [last, before] = [joined.at(-1), joined.at(-2)];
    const sum = last && sumOf(last, token, before);
    if (last?.word === HALF_OF && /^(million|thousand)$/.test(token.concept))
      Object.assign(last, { concept: "number", value: 0.5 });
    if (sum !== undefined) Object.assign(last!, { value: sum, end: token.end, word: `${last!.word} ${token.word}` });
    else if (HALF.test(token.word) && last && /^(with|and)$/.test(last.concept) && before?.concept === "number") {
      joined.pop();
      Object.assign(before, { value: before.value! + 0.5, end: token.end, word: `${before.word} ${token.word}` });
    } else joined.push({ ...token });
  }
  return joined;
}

function sumOf(last: Token, { concept, word, value = 0 }: Token, before: Token | undefined): number | undefined {
  if (last.concept !== "number" || concept !== "number") return undefined;
  const [first, areWords] = [last.value!, last.word !== "" && word !== ""];
  const isHeight = /^(height|onto|times|column|low)$/.test(before?.concept ?? "");
  if (
    isHeight &&
    Number.isInteger(first) &&
    first >= 2 &&
    first <= 8 &&
    value >= 10 &&
    value < 100 &&
    (areWords || (before!.concept === "height" && last.word === word))
  )
    return (first * 100 + value) / 100;
  // «пять пятьдесят» … «пять»
  const tenths = Math.round(first * 100) % 100;
  if (areWords && first > 2 && first < 9 && tenths >= 20 && tenths % 10 === 0 && value > 0 && value < 10)
    return (Math.round(first * 100) + value) / 100;
  if (!areWords || /^(дво|тро|четверо|пар|десят)/.test(word)) return undefined;
  if (!Number.isInteger(first)) return undefined;
  const least = first % 100 || first;
  const isTens = least >= 20 && least % 10 === 0 && least < 100 && value < 10 && value > 0;
  const isHundreds = first >= 100 && first % 100 === 0 && value < 100;
  return (isTens || isHundreds) && Number.isInteger(value) ? first + value : undefined;
}
