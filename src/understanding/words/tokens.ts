import { inOtherLayout, inPlainLetters, inSmallLetters, oneAlphabet } from "./alphabets.ts";
import { EXACT, type Concept } from "./lexicon.ts";
import { conceptInContext } from "./in-context.ts";
import { meaningOf } from "./meaning-of.ts";
import type { Token } from "./token.ts";

/** What looks like sizes or wishes and is none. */
const NOISE = [
  // The number of a line: «1)», «1. ».
  /(?<=^|\n|[:;.]\s)[^\S\n]*\d{1,2}\)|(?<=^|\n)[^\S\n]*\d{1,2}(?:\.(?=\s)|(?=\t\p{L}))/u,
  // Laws and points of papers: «44-ФЗ», «п. 2.1».
  /(?<!\d)\d{1,3}-ФЗ(?!\p{L})|(?<!\p{L})пп?\.\s?\d{1,2}(?:\.\d{1,2}){0,3}(?!\d|[.,]\d|\s?(?:[хx×*м]|на\s))/u,
  // Days without a year, which cubic metres and sizes are not.
  /(?<![\d.,])(?:[0-2]\d|3[01])\.(?:0[1-9]|1[0-2])(?![\d.,]*\d|\s?(?:[мmхx×*](?!\p{L})|на\s))/u,
  /№\s?\S{1,40}/u,
  // Addresses.
  /(?<![\p{L}\d])[\p{L}\d-]{1,60}\.(?:ru|рф|com|net|org|su|by|kz)(?!\p{L})/u,
  /https?:\/\/\S{1,500}|www\.\S{1,200}|[\w.+-]{1,64}@[\w.-]{1,64}/u,
  // Phones.
  /(?<!\d)(?:\+7|[78])[\s(-]{0,2}\d{3}[\s)-]{0,2}\d{3}[\s-]?\d{2}[\s-]?\d{2}(?!\d)|(?<!\d)(?:\+7|8)[\s(-]{0,2}9\d{2}[\s)-]{1,2}\d{2,3}(?:[\s-]\d{2,3}){2,3}(?![\d.,])/u,
  // Land registry.
  /(?<!\d)\d{2}:\d{2}:\d{6,7}(?::\d{1,6})?/u,
  // Times and dates.
  /(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<![\d.,])\d{1,2}\.\d{1,2}\.\d{2,4}(?![\d.,]*\d)/u,
  // Ids of calculations.
  /\p{Lu}{2,3}-\d{8}-[\p{Lu}\d]{5}/u,
  // Places: «ул. Монтажная, 5», «пгт Тёплый Стан».
  /(?<!\p{L})(?:(?:ул|пер|пр|д)\.|адрес:|улица|переулок|проспект|пгт|пос[её]лок)\s?\p{Lu}[\p{L}-]{2,40}(?:,?\s\p{Lu}[\p{L}-]{2,40})?(?:,?\s(?:д\.?\s?)?\d{1,4}(?![\d.,хx×*]|\s?(?:[хx×*м]|на\s)))?/u,
  /(?<!\p{L})дом\s?\d{1,4},?\sкв\.?\s?\d{1,4}(?![\d.,хx×*])/u,
  // Phones of a town, flats, roads: «тел 15-36-12», «квартира 12», «трасса А-36».
  /(?<!\p{L})(?:[Тт]ел|[Фф]акс)\p{L}{0,6}\.?:?\s?\(?\d[\d() -]{3,18}\d(?![\dхx×*])|(?<!\p{L})(?:[Кк]вартира|[Тт]расса)\s?(?:\p{Lu}-?)?\d{1,3}(?:,\sдом\s\d{1,3})?(?!\s?(?:[хx×*.,]|на\s|\d))/u,
  // Houses: «Киевское ш. 12, д. 30», «Омск, Мира, д. 48».
  /(?:\p{Lu}[\p{L}-]{2,40}(?:ое|ая)\s(?:ш|шоссе|наб)\.?,?\s?\d{1,3}|(?<=\p{Lu}[\p{L}-]{2,40},\s)\p{Lu}[\p{L}-]{2,40},?\sд\.\s?\d{1,3}|(?<=р-н,?\s)д\.\s?\d{1,3})(?:,\s(?:д|кв|к|стр|оф)\.\s?\d{1,3})*/u,
  // Marks and classes: «бетон В25», «корпус Б», «М5», «5А», «5 м/с».
  /(?<=(?:[Бб]етон|[Кк]ласс|[Мм]арк|[Тт]руб|[Кк]орпус)\p{L}{0,3}\s)[ВBМMСCДдLН]\.?\s?\d{1,3}(?![\d.,хx×*])|(?<![\p{L}\d])[МM]\d{1,3}(?![\p{L}\d])|(?<![\d.,])\d{1,2}[АБГЕЖЗИЛ](?!\p{L})|\d+(?:[.,]\d+)?\s?(?:м\/с|км\/ч|кг\/м|кВ(?!\p{L}))/u,
  // Sheets: «профлист С21».
  /(?<=[Пп]роф(?:лист|настил)\p{L}{0,3}\s)(?:НС|[СCHНМM]|МП)-?\s?\d{1,3}(?![\d.,хx×*])/u,
  // «4-й раз», «5-го числа», «3-х створчатые»: no count of metres.
  /(?<![\d.,])\d{1,3}-(?:й|я|е|го|му|ти|х)(?!\p{L}|\s?(?:скат|ангар|мил|млн|ворот|окон|двер|слой))/u,
  // «ворота тип 2», «6-панельные», «окна 2-камерн.»: a kind, and no count.
  /(?<!\p{L})[Тт]ип\s?№?\s?\d{1,2}(?![\d.,хx×*])|(?<![\d.,])\d{1,2}\s?-\s?(?:х\s?)?(?:панельн|створч?|секц|камер?н?|кам|ств)(?!\p{L}*\s?(?:шт|по))\p{L}*/u,
  // Points of a list: «Пункт 3:», «3 - ».
  /[Пп]ункт\s?\d{1,2}(?=\s?[:.)])|(?<=^|\n|,\s)\d{1,2}\s-\s(?=\p{L})/u,
  // Codes: «СП 20.13330», «ТУ 5284-30-12».
  /(?<!\p{L})(?:[Сс][Пп]\s?\d{1,3}\.\d{4,6}(?:\.\d{2,4})?|(?:[Ии]сх\.|ТУ|ГОСТ|СНиП|ОСТ|ISO|DIN)\s?[\d.–/-]{2,40})/u,
  // Names of firms: «ООО „Монтажстрой“».
  /(?<!\p{L})(?:О?[АО]О|[ЗП]АО|ИП|КФХ|СПК|СХПК|ТЦ|ГК|(?:[Кк]омпани|[Фф]ирм|[Оо]рганизаци|[Кк]олхоз|[Сс]овхоз|[Зз]авод|[Хх]олдинг|[Аа]ртел)\p{L}{0,2})\s?[«"“„][^»"”“\n]{1,60}[»"”“]/u,
  /(?<!\p{L})(?:(?:О?[АО]О|[ЗП]АО|(?:[Кк]омпани|[Фф]ирм|[Оо]рганизаци)\p{L}{1,2})(?: \p{Lu}[\p{L}-]{1,40}){1,2}|(?:ИП|КФХ) \p{Lu}[\p{L}-]{1,40})/u,
]
  .map(({ source }) => source)
  .join("|");

/** Thousands are parted by blanks where a sum or millimetres follow, or nothing but zeros; «высота до низа ферм 3 600». */
const NUMBER =
  /(?<=(?:[Вв]ысот|[Нн]из|ферм|колонн|конструкц)\p{L}*[ :=–-]{1,3})\d{1,2}[ \u00a0\u202f]\d{2}[05](?=[ \u00a0]?(?:$|[,.;\n)]|мм))|\d{1,3}(?:[ \u00a0\u202f]000)+(?!\d)|\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,3}(?=[ \u00a0]?(?:руб|р\.|₽|мм|т\.?\s?р|тыс))|\d{1,3}(?:[ \u00a0\u202f]\d{3}){2}(?!\d)|\d+(?:[.,]\d+)*/u;
const WORD =
  /(?<!\p{L})[шдвШДВ](?:\s?[хxХX×*/]\s?[шдвШДВ]){1,2}(?!\p{L})|т\.\s?р(?!\p{L})|w\/o(?:ut)?(?!\p{L})|(?:н\sе|б\sез|бе\sз|хотя\sбы)(?!\p{L})|(?:[дД]в|[оО]дн)(?:[./]\s?ск(?:ат\p{L}*)?|\.\s?скат\p{L}*)(?!\p{L})|[бБ]\/у(?!\p{L})|[бБ]\/(?=\p{L}{4})|\p{L}+(?:[-‐–_'’]\p{L}+)*/u;
/** A smile ends what was said. */
const PICTURE = /\p{Extended_Pictographic}/u;
/** Of a list that is ticked. */
const BOX = /\[[ xхvXХV✓+]?\]/;
/** «12 -> 15» corrects. */
const ARROW = /(?<=\d\s{0,2}(?:м\s{0,2})?)(?:->|=>|→)(?=\s{0,2}\d)/;
const PART = new RegExp(
  `(?<noise>${NOISE})|(?<number>${NUMBER.source})|(?<word>${WORD.source})|(?<sign>\\*\\*|${ARROW.source}|${BOX.source}|\\S|\\n)`,
  "gu",
);

/** «м2», «м²», «м3»: no size of a side. */
const POWERS: ReadonlyMap<string, Concept> = new Map([
  ["2", "square"],
  ["²", "square"],
  ["3", "weight"],
  ["³", "weight"],
]);

const SIGNS: Readonly<Record<string, Concept>> = {
  ",": "comma",
  ".": "stop",
  ";": "stop",
  "!": "stop",
  "?": "stop",
  "\n": "stop",
  ":": "equals",
  "=": "equals",
  "-": "dash",
  "–": "dash",
  "—": "dash",
  "−": "dash",
  "|": "equals",
  "->": "rather",
  "=>": "rather",
  "→": "rather",
  "**": "neutral",
  "~": "equals",
  "≈": "equals",
  "*": "times",
  "×": "times",
  "✕": "times",
  "/": "times",
  "\\": "times",
  // «х» of the other layout.
  "[": "times",
  "+": "and",
  "&": "and",
  "(": "bracket",
  ")": "bracket",
  "«": "neutral",
  "»": "neutral",
  '"': "neutral",
  "№": "noise",
  "•": "neutral",
  "₽": "rouble",
  "%": "percent",
  $: "foreign",
  "€": "foreign",
  "°": "percent",
  ø: "neutral",
  // What is not ticked may be what is not wanted.
  "[ ]": "maybe",
  "[]": "maybe",
  "☐": "maybe",
  "□": "maybe",
  "⬜": "maybe",
  "❌": "maybe",
  "✗": "maybe",
  "✘": "maybe",
  "✖": "maybe",
  "☑": "neutral",
  "☒": "maybe",
  "✅": "neutral",
  "✓": "neutral",
  "✔": "neutral",
};

/** Their full stop ends no sentence. */
const ABBREVIATIONS =
  /^(шт|кол|м|см|мм|кв|руб|р|тр|тыс|млн|шир|дл|выс|разм|вор|дв|ок|окн|двуск|двск|односк|одск|прист|отд|скат|центр|торц|сэндв|обш|утепл|сэнд|сенд|сендв|фунд|осн|карк|монт|мон|прог|анк|св|разб|вкл|искл|убр|опц|доп|об|друг|след|буд|треб|отс|монтажн|г|ул|д|т|тел|ст|кр|excl)$/;

/** Whether a dot behind the token ends no sentence, by what comes after it: «пан. ст.», «пан. кр.» */
const isAbbreviation = ({ word, concept }: Token, rest: string): boolean =>
  ABBREVIATIONS.test(word) || (concept === "panel" && /^ ?(ст|кр)(?!\p{L})/u.test(rest));

/** A text as it was typed → its tokens, in order. */
export function tokensOf(text: string): Token[] {
  const { plain, places } = inPlainLetters(text);
  return plainTokens(plain).map((token) => ({
    ...token,
    start: places[token.start]!,
    end: places[token.end]!,
  }));
}

/** A dialogue: the answer stands in the next line. */
const ANSWERED_BELOW = /(?<=\?)\s*\n\s*[-–—]?/g;

/** «- 12 ш» in a line of a list. */
const BULLET = /(?<=^|\n)[^\S\n]*[-–—](?=[^\S\n]+[\p{L}\d])/gu;

/** «окон 5..6» */
const DOTS = /(?<=\d)(?:\.{2,3}|…)(?=\d)/g;

/** «до 2-х млн» */
const ENDING_OF_NUMBER = /(?<=\d)-х(?=\s?(?:млн|мил))/gu;

/** What stands in brackets, or the number of a point: «1) двускатный 2) 12х30». */
const BRACKETS_OR_POINT = /\([^()]*\)|(?<=\s)\d{1,2}\)(?=\s)/g;

/** «12х30,2ворот»: no fraction stands before what is counted. */
const COMMA_OF_COUNT = /(?<=[хx×*]\s?\d{1,2}),(?=[1-9]\d?(?:вор|двер|ок[оне]))/giu;

/** «1. двускатный 2. 12 на 30 3. двое ворот»: the numbers of a list that stands in one line. */
function withoutNumbersOfList(text: string): string {
  if (!/^\s*1[.)]\s/.test(text)) return text;
  let next = 1;
  return text.replace(/(?<=^|\s)(\d{1,2})[.)](?=\s)/g, (part, number) => {
    if (Number(number) !== next) return part;
    next += 1;
    return ";".padEnd(part.length);
  });
}

function plainTokens(text: string): Token[] {
  const typed = withoutNumbersOfList(inOneLayout(text))
    .replace(BRACKETS_OR_POINT, (part) => (part.startsWith("(") ? part : ";".padEnd(part.length)))
    .replace(COMMA_OF_COUNT, " ")
    .replace(ENDING_OF_NUMBER, "  ")
    .replace(ANSWERED_BELOW, (signs) => " ".repeat(signs.length))
    .replace(BULLET, (signs) => " ".repeat(signs.length))
    .replace(DOTS, (dots) => "-".padEnd(dots.length));
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: part, index, groups } of typed.matchAll(PART)) {
    const place = { start: index, end: index + part.length };
    const isAttached = index === end && index > 0;
    const last = tokens.at(-1);
    if (part === "." && isAttached && last && isAbbreviation(last, typed.slice(place.end))) {
      last.end = end = place.end;
      // «… 12 м. Высота …»
      if (/^(unit|pieces)$/.test(last.concept) && /^\s+\p{Lu}/u.test(typed.slice(end)))
        tokens.push({ start: end, end, isAttached: true, word: "", concept: "stop" });
      continue;
    }
    const power = isAttached && last?.concept === "unit" ? POWERS.get(part) : undefined;
    if (power) Object.assign(last!, { concept: power, value: undefined, end: place.end });
    else if (groups!["word"] !== undefined) tokens.push(...wordTokens(part, index, isAttached));
    else if (groups!["number"] !== undefined) tokens.push(numberToken(part, place, isAttached));
    else tokens.push({ ...place, isAttached, word: "", concept: conceptOf(part, groups!["noise"]) });
    end = place.end;
  }
  return tokens.map((token, at) => {
    const sign = typed[token.start]!;
    return { ...token, sign, concept: conceptInContext(tokens, at, sign) };
  });
}

/** The number of a line in a list says nothing. */
function conceptOf(part: string, noise: string | undefined): Concept {
  if (noise === undefined) return SIGNS[part] ?? (PICTURE.test(part) ? "stop" : BOX.test(part) ? "neutral" : "other");
  return /^\s*\d+[).]$/.test(part) ? "stop" : "noise";
}

function numberToken(part: string, place: Pick<Token, "start" | "end">, isAttached: boolean): Token {
  const digits = part.replace(/\s/g, "").replaceAll(",", ".");
  const isOne = digits.split(".").length <= 2 && digits.length <= 12;
  return {
    ...place,
    isAttached,
    word: "",
    ...(isOne ? { concept: "number", value: Number(digits) } : { concept: "noise" }),
  };
}

/** Of the contract. */
const NAMES_OF_WORDS = /^(gates_pos|panels_montazh|panels_high_wall|wall_progony|dekor_roof|dekor_wall)$/;

/** «менеджер Панелькин»: no name says what is wanted; forms of what is wanted end otherwise, or are known. */
const isSurname = (word: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}(кин|кина|ский|ская|енко|чук)$/u.test(word) || /^(Окн|Тепл|Сва|Створк)(ов|ова|ин|ина)$/.test(word);

/** A word of several parts is one where it is known as one; «двенадцатиметровый» is a number of metres. */
function wordTokens(part: string, start: number, isAttached: boolean): Token[] {
  // A service station, and not a hundred.
  if (part === "СТО") return [{ start, end: start + part.length, isAttached, word: "", concept: "neutral" }];
  const plain = oneAlphabet(inSmallLetters(part).replaceAll("ё", "е"));
  const word = plain.replace(/(?<=w|дв|одн)\/|(?<=^б)\/(?=у)|[-‐–_.'’\s]/g, "").replace(/[×*]|\/(?!$)/g, "х");
  const token = (from: number, to: number, own: string, attached: boolean): Token => ({
    start: start + from,
    end: start + to,
    word: own,
    isAttached: attached,
    concept: "other",
    ...meaningOf(own),
  });
  // «панели-нет»
  const answered = /^(.+)[-‐–](да|нет|есть)$/.exec(plain);
  if (answered) {
    const [, thing = "", answer = ""] = answered;
    return [
      ...wordTokens(part.slice(0, thing.length), start, isAttached),
      token(thing.length + 1, part.length, answer, false),
    ];
  }
  const whole = token(0, part.length, word, isAttached);
  if (isSurname(part) && !EXACT.has(word)) return [{ ...whole, concept: "other" }];
  if (whole.concept !== "other" || NAMES_OF_WORDS.test(plain)) return [whole];
  // Only behind what is known: an unknown word that has «тонн» in it is no weight.
  const counted = /^(.+?)(метров.*|тонн.*|скатн.*)$/.exec(plain);
  const split =
    (counted && meaningOf(counted[1]!.replace(/[-‐–_]$/, "")) ? counted : null) ??
    /^(м|мм|m|mm)([хx])$/.exec(plain) ??
    /^(пол)(миллион.*|лям.*)$/.exec(plain) ??
    /^(под)(ключ)$/.exec(plain);
  const pieces = split ? [split[1]!, split[2]!] : plain.split(/[-‐–_]/);
  if (pieces.length === 1) return [whole];
  let at = 0;
  const tokens = pieces.map((piece, nth) => {
    const from = plain.indexOf(piece, at);
    at = from + piece.length;
    return token(from, at, piece.replace(/[-‐–_]/g, ""), nth > 0 || isAttached);
  });
  return tokens.some(({ concept }) => concept !== "other") ? tokens.flatMap(apart) : [whole];
}

/** «три-четыре» is either, «двадцать-пять» one number. */
function apart(token: Token, at: number, tokens: readonly Token[]): Token[] {
  const before = tokens[at - 1];
  const areTwo = before?.concept === "number" && token.concept === "number" && before.value! < token.value!;
  const dash: Token = { start: token.start - 1, end: token.start, isAttached: true, word: "", concept: "dash" };
  return areTwo ? [dash, token] : [token];
}

/**
 * A text without one Cyrillic letter was perhaps typed with the other layout switched on: it counts as what more words
 * of it are known in. Places stay what they were.
 */
function inOneLayout(text: string): string {
  if (/[а-яё]/i.test(text) || !/[a-z]/i.test(text)) return text;
  const typed = inSmallLetters(text);
  const other = typed.replace(/[a-z[\];']+(?:[,.][a-z[\];']+)*/g, (part) => inOtherLayout(part));
  return knownWords(other) > knownWords(typed) ? other : text;
}

const knownWords = (text: string): number =>
  [...text.matchAll(/\p{L}{3,}/gu)].filter(([word]) => meaningOf(word) !== undefined).length;
