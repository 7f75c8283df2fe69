import { priceList, type CalcResponse } from "hangar-engine";
import { counted, decimal, withUnit } from "../../../text/format.ts";
import { roofOf } from "../../form/sizes/sizes.ts";

/** How a position's quantity came about, as one would say it on the telephone; nothing for a number that is not known. */
export function plainWords(num: string, body: CalcResponse): string {
  return WORDS[num]?.(factsOf(body)) ?? "";
}

interface Facts {
  frames: number;
  columns: number;
  posts: number;
  bays: number;
  pitch_m: number;
  length_m: number;
  spans: number;
  slopes: 1 | 2;
  isCut: boolean;
}

function factsOf({ request, result, dimensions }: CalcResponse): Facts {
  const { pitch_m, spans, slopes } = roofOf(priceList, request.roof);
  const { length_m } = dimensions;
  return {
    frames: result.frames,
    columns: result.columns,
    posts: result.fahverk,
    bays: result.frames - 1,
    pitch_m,
    length_m,
    spans,
    slopes,
    isCut: (result.frames - 1) * pitch_m !== length_m,
  };
}

const ofFrames = (count: number): string => counted(count, "рамы", "рам", "рам");
const metres = (value: number): string => withUnit(decimal(value), "м");
const spacing = metres(priceList.rules.purlin_spacing_m);
const between = metres(priceList.rules.fachwerk_spacing_m);

/** How many frames there are, and why. */
function rhythm({ frames: count, bays, pitch_m, length_m, isCut }: Facts): string {
  const last = isCut ? ", последний короче," : "";
  return (
    `Рамы стоят через ${metres(pitch_m)}: на ${metres(length_m)} это ` +
    `${counted(bays, "шаг", "шага", "шагов")}${last} и ${counted(count, "рама", "рамы", "рам")}.`
  );
}

const supports = ({ columns, posts }: Facts): string =>
  `${counted(columns, "колонна", "колонны", "колонн")}, ${counted(posts, "стойка", "стойки", "стоек")} торцов`;

const PANEL_ROOF = "Площадь скатов с небольшим свесом по краям.";
const PANEL_WALL = "Площадь стен без проёмов ворот: окна и двери не вычитаем.";
const PANEL_ALL = "По площади всех панелей, кровельных и стеновых.";

const WORDS: Readonly<Record<string, (facts: Facts) => string>> = {
  "1.1.": trusses,
  "1.2.": trusses,
  "2.1.": (facts) =>
    facts.slopes === 2
      ? `По две колонны на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`
      : `По колонне на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`,
  "2.2.": (facts) => `По колонне на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`,
  "2.3.": () => `Стойки торцов: ставим не реже чем через ${between} и по бокам ворот.`,
  "3.1.": (facts) => `По комплекту на каждую из ${ofFrames(facts.frames)}.`,
  "3.2.": () => "По комплекту на каждый прогон, который крепится болтами.",
  "3.3.": () => "По комплекту на каждую стойку торцов.",
  "3.4.": (facts) => `По блоку под каждую опору: ${supports(facts)}${facts.spans > 1 ? " и центральные колонны" : ""}.`,
  "3.5.": (facts) => `По свае под каждую опору: ${supports(facts)}${facts.spans > 1 ? " и центральные колонны" : ""}.`,
  "4.1.": (facts) =>
    `Ряды прогонов на каждом скате не реже чем через ${spacing}, в ряду по прогону на каждый из ` +
    `${counted(facts.bays, "шага", "шагов", "шагов")} рам.`,
  "4.2.": () => `Ряды прогонов по стенам не реже чем через ${spacing}, между колоннами и стойками торцов.`,
  "4.3.": () => "Связи ставим в крайних шагах рам и, если ангар длинный, между ними: по комплекту на ряд колонн.",
  "4.4.": () => "В тех же шагах рам, где стоят вертикальные связи, по комплекту на пролёт.",
  "4.5.": (facts) =>
    `По ${counted(priceList.rules.struts_per_bay[facts.slopes], "распорке", "распорки", "распорок")} в каждом из ` +
    `${counted(facts.bays, "шага", "шагов", "шагов")} рам.`,
  "5.1.": () => "По раме проёма на каждые ворота.",
  "5.2.": () => "По комплекту направляющих на каждые ворота.",
  "5.3.": () => "По раме проёма на каждую дверь.",
  "5.4.": () => "По раме проёма на каждое окно.",
  "6.1.": () => "По площади пола: ширина на длину.",
  "6.2.": () => PANEL_ALL,
  "7.1.": () => PANEL_ROOF,
  "7.2.": () => PANEL_WALL,
  "7.3.": () => PANEL_ROOF,
  "7.4.": () => PANEL_WALL,
  "7.5.": () => "Все края обшивки: низ, карнизы, конёк, углы и проёмы ворот — поделили на длину одного элемента.",
  "7.6.": () => PANEL_ALL,
};

function trusses(facts: Facts): string {
  const per = facts.spans > 1 ? `По ${counted(facts.spans, "ферме", "фермы", "ферм")}` : "По ферме";
  return `${per} на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`;
}
