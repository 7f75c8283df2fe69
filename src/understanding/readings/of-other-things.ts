import type { Sentence } from "../sentence.ts";
import { metresAt } from "./measures.ts";
import type { Concept } from "../words/lexicon.ts";
import type { Token } from "../words/token.ts";

/** What a number counts or measures that is no matter of a hangar: «на 200 голов», «300 км», «5 рабочих дней». */
const THINGS =
  /^(голов|дойн|бройлер|скот|коров|бык|бычк|тел(ят|ок|ен)|свин|порос|хряк|овец|овц|баран|коз[аы]?$|лошад|кон(ей|я|и)$|птиц|кур|гус|ут(ок|к)|индю|кролик|пчел|уль|семей|чел|люд|работ(а|н)|рабоч|сотрудник|водител|жител|детей|сын|дочер|внук|брат|компан|конкурент|поставщ|км$|километр|верст|мес$|единиц|мин$|минут|секунд|раза?$|слов|вопрос|пост(а|ов)?$|подъемник|балл|сот(ок|к)|поддон|паллет|рулон|тюк|бочк|меш(к|о)|кирпич|рейс|литр|куб(а|ов|ометр)|центнер|процент|половин|част(ей|и)|категори|степен|сорт|денник|станк|собственник|утра|вечера|звезд|коп$|копе|теплиц|дерев|кот(а|ов)$|собак|партнер|покупател|этап|ярус|сло[яйе]|двор(а|ов)|экземпляр|пушк|отряд|вариант(а|ов|ах)$)/;
/** What a number behind it is of: «после 18», «каб. 415», «ИНН 7701234567». */
const LABELS =
  /^(срок|заявк|заказ|инн|кпп|огрн|бик|доб$|каб|кв|стр$|корп$|оф$|офис|тел$|моб$|код|индекс|лот|позици|пункт|стать|приказ|позвон|перезвон|звон|набер|после|темп|температур|мороз|гаранти|аванс|предоплат|паспорт|гост|авито|кол$|количеств|нас$|оплат|шаг|возраст|исполнил|стукнул|скорост|вет(ер|р)|снег|сейсм|район|мощност|напряжен|давлен|голов|лет|тонн|коров|швеллер|двутавр|труб|уголок|сва[ийяе]|блок[иа]|завтра|сегодня|утром|вечером|насып|штабел|плит|отгород|фур|лэп|айфон|iphone)/;
/** From where distances are measured: «от забора 3 м». */
const PLACES = /^(забор|лэп|дорог|трасс|дом|границ|межи|город|участк|сосед|лини|столб|реки|цех|здани)/;
/** «200 дойных коров» */
const ADJECTIVE = /(ых|их|ые|ый)$/;
/** A year stands in these bounds. */
const YEARS = { first: 1950, last: 2099 };
/** From here on a number is of documents and phones: no size in millimetres is as large. */
const LARGE = 1_000_000;
/** No hangar is as low, metres. */
const LOWEST = 2;
/** No limit of openings is as large, and no side of a hangar in metres. */
const MOST_COUNTED = 250;
const PANELS: readonly Concept[] = ["panel", "foam", "mineral_wool", "wool", "other_filler"];
/** Thinner is no panel, millimetres. */
const THINNEST_MM = 40;
/** Thicker is no panel and no sheet, millimetres. */
const THICKEST_MM = 400;
/** Fewer degrees may be a count: «ворота -2». */
const LEAST_DEGREES = 10;
const MOST_DEGREES = 60;
/** «К-700», but «В-2» counts. */
const LEAST_OF_LETTER = 20;
const UNITS_OF_OTHERS: readonly Concept[] = [
  ...(["machine", "day", "month", "weight", "percent", "region", "foreign", "rouble", "loads", "ral"] as const),
];
const UNITS_OF_SUMS: readonly Concept[] = ["rouble", "thousand", "million", "square"];
/** So near a unit of money stands: «от 2 до 3 млн», tokens. */
const SUM_REACH = 3;

/** Whether a number is of something else than a hangar for sure: nobody is asked what it says. */
export function isOfOtherThings(sentence: Sentence, at: number): boolean {
  const { value = 0, word } = sentence.tokens[at]!;
  const isBare = !sentence.is(at + 1, "unit");
  const end = isBare ? at + 1 : at + 2;
  const isThing = (place: number) => sentence.is(place, ...UNITS_OF_OTHERS) || THINGS.test(sentence.wordAt(place));
  // «12 300 за тонну», «лошадей 12»
  const isBeside =
    (sentence.is(end, "neutral") && isThing(end + 1)) || (isBare && THINGS.test(sentence.wordAt(at - 1)));
  const isCounted = isBeside || isThing(end) || (ADJECTIVE.test(sentence.wordAt(end)) && isThing(end + 1));
  const isLabelled = [at, firstOfTwo(sentence, at)].some((one) => one >= 0 && isBehindLabel(sentence, one));
  // «процентов 10-15», «ул. Заводская, 15»
  const isOfUnit = sentence.is(at - 1, "percent", "day", "month", "noise") || sentence.is(at - 3, "percent");
  const isOfAddress = sentence.is(at - 1, "comma") && sentence.is(at - 2, "noise");
  const isDistance =
    (sentence.is(at - 2, "more", "less") && PLACES.test(sentence.wordAt(at - 1))) ||
    (!isBare && sentence.is(end, "more", "less") && sentence.is(end + 1, "other", "building"));
  const [sum] = sentence.within({ from: end, to: at + 1 + SUM_REACH }, ...UNITS_OF_SUMS);
  const isOfSum = sum !== undefined && !sentence.has({ from: end, to: sum }, "comma", "stop");
  const isYear = value >= YEARS.first && value <= YEARS.last;
  const isOfDocument = isBare && Number.isInteger(value) && (value >= LARGE || isYear);
  const isThickness =
    (sentence.tokens[at + 1]?.value === 0.001 && value <= THICKEST_MM) ||
    ((sentence.is(at - 1, ...PANELS) || (sentence.is(end, "onto") && sentence.is(end + 1, "wall", "roof"))) &&
      value >= THINNEST_MM &&
      value <= THICKEST_MM);
  // «зерносклад, 1 ед.», «10х30, шт. 1»
  const isPiece = sentence.is(at - 1, "pieces");
  const isOne =
    value === 1 &&
    (isPiece || sentence.is(end, "pieces") || /^компл/.test(sentence.wordAt(end))) &&
    sentence.is(isPiece ? at - 2 : at - 1, "comma", "dash", "equals", "stop");
  const isShort = !isBare && metresAt(sentence, at) < LOWEST;
  // «600 шт.»
  const isMany =
    isBare && value > MOST_COUNTED && sentence.is(end, "pieces", "other") && !sentence.is(at - 1, "height");
  // «от 1 до 10 мая», «с 1 по 10 мая»
  const isOfDays = sentence.is(at + 1, "by", "less", "dash") && sentence.is(at + 3, "month", "day");
  // «76 и 79 лет», «8 (восемь)»
  const isOfPair = sentence.is(at + 1, "and") && sentence.is(at + 2, "number") && isThing(at + 3);
  const isSaidTwice = sentence.is(at - 1, "bracket") && sentence.tokens[at - 2]?.value === value;
  const isDenied = value === 0 || (sentence.is(at - 1, "not") && isBare);
  // «ещё один бокс»
  const isArticle = /^одн|^один$/.test(word);
  return (
    isCounted ||
    isLabelled ||
    isOfUnit ||
    isOfAddress ||
    isDistance ||
    isOfSum ||
    isOfDocument ||
    isThickness ||
    isOne ||
    isShort ||
    isMany ||
    isArticle ||
    isOfDays ||
    isOfPair ||
    isSaidTwice ||
    isDenied ||
    isTemperature(sentence, at) ||
    isHours(sentence, at) ||
    isMark(sentence, at)
  );
}

/** «после 18», «шаг ферм 6», «перезвоните в 10» */
function isBehindLabel(sentence: Sentence, at: number): boolean {
  const label = sentence.is(at - 1, "stop", "equals", "dash", "in", "to") ? at - 2 : at - 1;
  return (
    LABELS.test(sentence.wordAt(label)) ||
    LABELS.test(sentence.wordAt(at - 1)) ||
    sentence.wordAt(at - 2).startsWith("шаг")
  );
}

/** «оплата 70/30», «перезвоните в 10 30»: the second of two belongs to what the first is of. */
function firstOfTwo(sentence: Sentence, at: number): number {
  const before = sentence.is(at - 1, "times", "dash") ? at - 2 : at - 1;
  return sentence.is(before, "number") ? before : -1;
}

/** «МТЗ-82», «Ан-2», «К-700» */
function isMark(sentence: Sentence, at: number): boolean {
  const { isAttached, value = 0 } = sentence.tokens[at]!;
  const { start = 0, end = 0 } = sentence.tokens[at - 2] ?? {};
  if (!isAttached || !sentence.is(at - 1, "dash") || !/^\p{Lu}\p{L}*$/u.test(sentence.text.slice(start, end)))
    return false;
  return end - start > 1 || value >= LEAST_OF_LETTER;
}

/** «до -35», «внутри +15», «минус 30 бывает»: a sign of its own before a bare number. */
function isTemperature(sentence: Sentence, at: number): boolean {
  const { isAttached, value = 0 } = sentence.tokens[at]!;
  const sign = sentence.tokens[at - 1];
  if (!sign || value < LEAST_DEGREES || value > MOST_DEGREES || sentence.is(at + 1, "unit", "gate", "door", "window"))
    return false;
  return (
    sign.word === "минус" ||
    (isAttached && !sign.isAttached && (sentence.is(at - 1, "dash") || sentence.isPlus(at - 1)))
  );
}

/** «с 9 до 18» */
function isHours(sentence: Sentence, at: number): boolean {
  const from = sentence.is(at - 1, "with") ? at : at - 2;
  const isHour = ({ value = 25 }: Token) => Number.isInteger(value) && value <= 24;
  const areHours = [from, from + 2].every((one) => sentence.is(one, "number") && isHour(sentence.tokens[one]!));
  return areHours && sentence.is(from - 1, "with") && sentence.is(from + 1, "less") && !sentence.is(from + 3, "unit");
}
