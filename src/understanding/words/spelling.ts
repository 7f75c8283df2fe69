/*
 * How a text is written, beside the words of the lexicon: what is none of them, what numbers and words look like, alphabets.
 */

/** What looks like sizes or wishes and is none: points of a list, papers, addresses, phones, dates, marks, firms. */
export const NOISE = [
  /(?<=^|\n)[^\S\n]*\d{1,2}[.)](?=\s)|(?<=\s)\d\)(?=\s)/u,
  /№\s?\S{1,40}|(?<!\p{L})(?:[Ии]сх|[Вв]х)\.\s?\S{1,40}|(?<!\d)\d{1,3}-ФЗ(?!\p{L})|(?<!\p{L})[Пп]п?\.\s?\d[\d.]{0,9}(?![хx×*\d])/u,
  /(?<!\p{L})(?:СП|ТУ|ГОСТ|СНиП|ОСТ|ISO|DIN|ИНН|КПП)\s?[\d.–/-]{2,40}/u,
  /https?:\/\/\S{1,500}|www\.\S{1,200}|[\w.+-]{1,64}@[\w.-]{1,64}|(?<![\p{L}\d])[\p{L}\d-]{1,60}\.(?:ru|рф|com|net|org|su|by|kz)(?!\p{L})/u,
  /(?<!\d)(?:\+7|[78])[\s(-]{0,2}\d{3}[\s)-]{0,2}\d{2,3}[\s-]?\d{2}[\s-]?\d{2,3}(?!\d)/u,
  /(?<!\p{L})(?:[Тт]ел|[Фф]акс)\p{L}{0,6}\.?:?\s?\(?\d[\d() -]{3,18}\d(?![\dхx×*])/u,
  /(?<!\d)\d{2}:\d{2}:\d{6,7}(?::\d{1,6})?|(?<!\d)\d{1,2}:\d{2}(?!\d)|(?<![\d.,])\d{1,2}\.\d{1,2}\.\d{2,4}(?![\d.,]*\d)|(?<![\d.,])(?:[0-2]\d|3[01])\.(?:0[1-9]|1[0-2])(?![\d.,]*\d|\s?(?:[мmхx×*](?!\p{L})|на\s))/u,
  /(?<!\p{L})(?:(?:ул|пер|пр)\.|улица|переулок|проспект)\s?\p{Lu}[\p{L}-]{2,40}(?:,?\s(?:д\.?\s?)?\d{1,4}(?![\d.,хx×*]|\s?(?:[хx×*м]|на\s)))?/u,
  /(?<!\p{L})(?:О?[АО]О|[ЗП]АО|ИП|КФХ|СПК)\s?(?:[«"“„][^»"”“\n]{1,60}[»"”“]|\p{Lu}[\p{L}-]{1,40})/u,
]
  .map(({ source }) => source)
  .join("|");
/** Thousands are parted by blanks where a sum or millimetres follow, or nothing but zeros. */
export const NUMBER =
  "\\d{1,3}(?:[ \\u00a0\\u202f]000)+(?!\\d)|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,3}(?=[ \\u00a0]?(?:руб|р\\.|₽|мм|тыс))|\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){2}(?!\\d)|\\d+(?:[.,]\\d+)*";
export const WORD =
  "(?<!\\p{L})[шдвШДВ](?:\\s?[хxХX×*/]\\s?[шдвШДВ]){1,2}(?!\\p{L})|т\\.\\s?р(?!\\p{L})|w/o(?:ut)?(?!\\p{L})|[бБ]/у(?!\\p{L})|[бБ](?=/\\p{L}{4})|\\p{L}+(?:[-‐–'’_]\\p{L}+)*";

/** Their full stop ends no sentence. */
export const ABBREVIATION =
  /^(шт|кол|м|см|мм|кв|руб|р|тр|тыс|млн|шир|дл|выс|разм|вор|дв|ок|окн|двуск|односк|прист|отд|скат|центр|сэндв|обш|утепл|фунд|карк|монт|прог|анк|св|опц|доп|г|ул|тел|ст|кр|excl|кол-во)$/;

/** What may follow a short stem. */
export const CASE = /^[аеийоуыьюя]{0,2}[вгмх]?[иоуs]?$/;
export const ADJECTIVE = /(ы[йхе]|ая|ое|ой|ого|ую)$/;
/** Words that are written as one: «подключ», «12мх30», «двоеворот». */
export const GLUED_PREFIX = /^(под|пол)-?(ключ|миллион.*|ляма)$/;
export const GLUED_UNIT = /^(м|мм|m|mm)([хx])$/;
export const GLUED_NOUN = /^(.{2,}?[а-я])-?(метров.*|скатн.*|ворот|двер[ьи]|окн[оа])$/;
/** Numerals that are added to no other. */
export const COLLECTIVE = /^(дво|тро|четверо|пар|десят)/;

export const withoutYo = (word: string): string => word.replaceAll("ё", "е");
export const CYRILLIC_LETTER = /[а-я]/;
/** Latin letters that look like Cyrillic ones. */
export const MEANT = pairs("a а c с e е o о p р x х y у k к m м t т h н b в");
/** How Russian is written in Latin letters, what is longest first. */
export const SOUNDS = pairs(
  "shch щ sch щ zh ж kh х ts ц ch ч sh ш yu ю ju ю iu ю ya я ja я ia я yo е ye е a а b б v в g г d д e е z з i и y ы j й k к l л m м n н o о p п r р s с t т u у f ф h х c ц q к x х w в",
);
/** A Latin sound of those. */
export const SOUND = new RegExp([...SOUNDS.keys()].join("|"), "g");

function pairs(all: string): ReadonlyMap<string, string> {
  return new Map([...all.matchAll(/(\S+) (\S+)/g)].map(([, latin, cyrillic]) => [latin!, cyrillic!]));
}
