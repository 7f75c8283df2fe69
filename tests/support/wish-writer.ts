import fc from "fast-check";
import type { PriceList } from "../../src/price-list/schema.ts";
import type { Values } from "../../src/understanding/reading.ts";
import { meaningOf } from "../../src/understanding/words/words.ts";

/** A configuration, and one way in which a person might say it. */
export interface Wish {
  says: Values;
  text: string;
}

/** Each option in a few styles; the value stands as an answer has it. */
const OPTIONS: readonly (readonly [says: Values, texts: readonly string[]])[] = [
  [{ gates: 0 }, ["без ворот", "ворота не нужны", "ворот нет"]],
  [{ gates: 1 }, ["одни ворота", "ворота 1 шт", "1 ворота"]],
  [{ gates: 2 }, ["двое ворот", "ворота - 2 шт.", "2 ворот", "с двумя воротами"]],
  [{ gates: 4, gates_pos: 2 }, ["четверо ворот в торцах", "4 ворот с обоих торцов", "ворота 4 шт в двух торцах"]],
  [{ gates: 1, gates_pos: 1 }, ["одни ворота в торце", "ворота 1 шт в одном торце"]],
  [{ gates: 3, gates_pos: 0 }, ["трое ворот по длинной стороне", "3 ворот сбоку"]],
  [{ doors: 1 }, ["дверь", "одна дверь", "двери: 1"]],
  [{ doors: 2 }, ["пара дверей", "2 двери", "дверей две"]],
  [{ windows: 10 }, ["10 окон", "окна 10 шт", "окон - десять"]],
  [{ windows: 0 }, ["без окон", "окна не нужны"]],
  [{ montazh: true }, ["монтаж каркаса", "с монтажом каркаса"]],
  [{ montazh: false }, ["монтаж каркаса не нужен", "без монтажа каркаса"]],
  [{ panels: true, filler: "minvata" }, ["сэндвич с минватой", "утеплить минватой", "панели, минеральная вата"]],
  [{ panels: true, filler: "penoplast" }, ["сэндвич ппс", "панели с пенопластом"]],
  [{ panels: false }, ["холодный", "без утепления", "панели не нужны"]],
  [{ panels: true, panels_montazh: true }, ["монтаж панелей", "с монтажом сэндвич-панелей"]],
  [{ piles: true }, ["на винтовых сваях", "сваи"]],
  [{ anchors: true }, ["анкера", "с анкерными блоками"]],
  [{ welded: true }, ["прогоны на сварке", "сварные прогоны"]],
  [{ wall_progony: true }, ["стеновые прогоны", "под профлист"]],
  [{ truss: "demountable" }, ["сборная ферма", "ферма разборная"]],
];

const ROOFS: Readonly<Record<string, readonly string[]>> = {
  dvuhskat: ["двускатный", "двухскатная крыша", "домиком", "dvuhskat"],
  "odnoskat-pristavnoy": ["односкатная пристройка", "навес к стене", "односкатный приставной"],
  "odnoskat-otdelno": ["односкатный отдельно стоящий", "отдельно стоящий односкатный"],
  "s-kolonnoy-po-centru": ["с колонной посередине", "с центральной колонной", "колонны по центру"],
};

const decimal = (value: number): string => String(value).replace(".", ",");

/** Sizes in a few styles; without a height there is none. */
function sizesInWords(width: number, length: number, height: number | undefined): string[] {
  const [w, l, h] = [width, length, height].map((size) => (size === undefined ? undefined : decimal(size)));
  const mm = [width, length, height].filter((size) => size !== undefined).map((size) => Math.round(size * 1000));
  const plan = [
    `${w}х${l}`,
    `${w} на ${l}`,
    `${w} x ${l} м`,
    `ширина ${w}, длина ${l}`,
    `${w} м шириной и ${l} м длиной`,
  ];
  if (h === undefined) return [...plan, `${mm.join("х")} мм`];
  return [
    `${w}х${l}х${h}`,
    `${w} на ${l} на ${h}`,
    `${mm.join(" х ")} мм`,
    `ширина ${w}, длина ${l}, высота ${h}`,
    `длина ${l} м, ширина ${w} м, высотой ${h}`,
    ...plan.map((said) => `${said}, высота ${h} м`),
    `${w}х${l}, h=${h}`,
  ];
}

/** Random configurations as people say them: several styles, in any order, with slips inside of long words. */
export function wishes({ roofs, length }: PriceList): fc.Arbitrary<Wish> {
  const sizes = fc.constantFrom(...Object.entries(roofs)).chain(([roof, { widths, heights }]) =>
    fc.record({
      roof: fc.constant(roof),
      width: fc.constantFrom(...Object.entries(widths).map(([mm, { label_m = Number(mm) / 1000 }]) => label_m)),
      length: fc.integer({ min: length.min_m * 2, max: length.max_m * 2 }).map((halves) => halves / 2),
      height: fc.option(fc.constantFrom(...heights.map((mm) => mm / 1000)), { nil: undefined }),
    }),
  );
  const options = fc.uniqueArray(fc.constantFrom(...OPTIONS), {
    maxLength: 5,
    // No two say the same parameter.
    selector: ([says]) => topic(Object.keys(says)),
  });
  return fc.tuple(sizes, options).chain(([{ roof, width, length: long, height }, chosen]) => {
    const says = Object.assign(
      { roof, width, length: long, ...(height !== undefined && { height }) },
      ...chosen.map(([said]) => said),
    ) as Values;
    const parts = [
      fc.constantFrom(...ROOFS[roof]!),
      fc.constantFrom(...sizesInWords(width, long, height)),
      ...chosen.map(([, texts]) => fc.constantFrom(...texts)),
    ];
    return fc
      .tuple(
        fc.tuple(...parts).chain((said) => fc.shuffledSubarray(said, { minLength: said.length })),
        fc.infiniteStream(fc.nat()),
      )
      .map(([said, random]) => ({ says, text: withSlips(said.join(", "), random) }));
  });
}

const topic = (names: readonly string[]): string =>
  names.some((name) => name.startsWith("panels")) ? "panels" : names[0]!.replace(/_.*/, "");

/** One slip in about every sixth long word, such as a keyboard makes; none that makes another known word. */
function withSlips(text: string, random: Iterator<number>): string {
  const next = () => random.next().value as number;
  return text.replace(/[а-я]{7,}/gi, (word) => {
    if (next() % 6 > 0) return word;
    const at = 2 + (next() % (word.length - 4));
    const slips = [
      word.slice(0, at) + word.slice(at + 1),
      word.slice(0, at) + word[at]! + word.slice(at),
      word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2),
      word.slice(0, at) + "ъ" + word.slice(at + 1),
    ];
    const slip = slips[next() % slips.length]!;
    const [meant, becomes] = [meaningOf(word.toLowerCase()), meaningOf(slip.toLowerCase())];
    return becomes && JSON.stringify(becomes) !== JSON.stringify(meant) ? word : slip;
  });
}
