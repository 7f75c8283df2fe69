import { priceList, type CalcResponse } from "hangar-engine";
import { counted, decimal, withUnit } from "../../../text/format.ts";
import type { PositionKey } from "../../../price-list/positions.ts";
import { keyOf } from "../price-parts.ts";
import { roofOf } from "../../form/sizes/sizes.ts";

/** How a position's quantity came about, as one would say it on the telephone; nothing for a code that is not known. */
export function plainWords(code: string, body: CalcResponse): string {
  const key = keyOf({ code });
  return key === undefined ? "" : WORDS[key](factsOf(body));
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

const RAILS = "По комплекту направляющих на каждые ворота.";
const PANEL_ROOF = "Площадь скатов с небольшим свесом по краям.";
const PANEL_WALL = "Площадь стен без проёмов ворот: окна и двери не вычитаем.";
const PANEL_ALL = "По площади всех панелей, кровельных и стеновых.";

const WORDS: Readonly<Record<PositionKey, (facts: Facts) => string>> = {
  truss_solid: trusses,
  truss_demountable: trusses,
  edge_column: (facts) => `По две колонны на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`,
  low_column: columnEach,
  high_column: columnEach,
  central_column: columnEach,
  fachwerk_column: () => `Стойки торцов: ставим не реже чем через ${between} и по бокам ворот.`,
  frame_bolts: (facts) => `По комплекту на каждую из ${ofFrames(facts.frames)}.`,
  purlin_fasteners: () => "По комплекту на каждый прогон, который крепится болтами.",
  fachwerk_fasteners: () => "По комплекту на каждую стойку торцов.",
  anchor_block: (facts) =>
    `По блоку под каждую опору: ${supports(facts)}${facts.spans > 1 ? " и центральные колонны" : ""}.`,
  screw_pile: (facts) =>
    `По свае под каждую опору: ${supports(facts)}${facts.spans > 1 ? " и центральные колонны" : ""}.`,
  roof_purlin_bolted: roofPurlins,
  roof_purlin_welded: roofPurlins,
  wall_purlin: () => `Ряды прогонов по стенам не реже чем через ${spacing}, между колоннами и стойками торцов.`,
  vertical_bracing: () =>
    "Связи ставим в крайних шагах рам и, если ангар длинный, между ними: по комплекту на ряд колонн.",
  roof_bracing: () => "В тех же шагах рам, где стоят вертикальные связи, по комплекту на пролёт.",
  strut: (facts) =>
    `По ${counted(priceList.rules.struts_per_bay[facts.slopes], "распорке", "распорки", "распорок")} в каждом из ` +
    `${counted(facts.bays, "шага", "шагов", "шагов")} рам.`,
  gate_frame: () => "По раме проёма на каждые ворота.",
  gate_rails_h500: () => RAILS,
  gate_rails_h1610: () => RAILS,
  door_frame: () => "По раме проёма на каждую дверь.",
  window_frame: () => "По раме проёма на каждое окно.",
  frame_mounting: () => "По площади пола: ширина на длину.",
  panel_mounting: () => PANEL_ALL,
  roof_panel_mineral_wool: () => PANEL_ROOF,
  roof_panel_foam: () => PANEL_ROOF,
  wall_panel_mineral_wool: () => PANEL_WALL,
  wall_panel_foam: () => PANEL_WALL,
  roof_decor: () => PANEL_ROOF,
  wall_decor: () => PANEL_WALL,
  panel_trim: () => "Все края обшивки: низ, карнизы, конёк, углы и проёмы ворот — поделили на длину одного элемента.",
  panel_fasteners: () => PANEL_ALL,
};

function trusses(facts: Facts): string {
  const per = facts.spans > 1 ? `По ${counted(facts.spans, "ферме", "фермы", "ферм")}` : "По ферме";
  return `${per} на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`;
}

function columnEach(facts: Facts): string {
  return `По колонне на каждую из ${ofFrames(facts.frames)}. ${rhythm(facts)}`;
}

function roofPurlins({ bays }: Facts): string {
  return (
    `Ряды прогонов на каждом скате не реже чем через ${spacing}, в ряду по прогону на каждый из ` +
    `${counted(bays, "шага", "шагов", "шагов")} рам.`
  );
}
