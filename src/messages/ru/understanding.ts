import type { PriceList } from "../../price-list/schema.ts";
import { capitalized, counted, decimal, listed, roubles, uncapitalized, withUnit } from "../../text/format.ts";
import { panelThickness } from "../../text/panel-thickness.ts";
import { REGIONS } from "../../text/load-regions.ts";
import type { Asked, Refused, UnderstandingTexts } from "../understanding-texts.ts";

type Value = string | number | boolean;

const NAMES: Readonly<Record<string, string>> = { width: "ширина", length: "длина", height: "высота" };

const QUESTIONS: Readonly<Record<string, string>> = {
  roof: "Какая крыша?",
  width: "Какая ширина?",
  length: "Какая длина?",
  height: "Какая высота колонны?",
  gates: "Сколько ворот?",
  doors: "Сколько дверей?",
  windows: "Сколько окон?",
  gates_pos: "Где ворота?",
  rails: "Какие направляющие?",
  montazh: "Монтаж каркаса нужен?",
  panels: "Сэндвич-панели нужны?",
  panels_montazh: "Монтаж панелей нужен?",
  filler: "Чем утеплить?",
  welded: "Прогоны кровли на сварке?",
  piles: "Винтовые сваи нужны?",
  panels_high_wall: "Высокую стену тоже обшить?",
  anchors: "Анкерные блоки нужны?",
  truss: "Какая ферма?",
  wall_progony: "Стеновые прогоны под профлист нужны?",
  dekor_roof: "Декор кровли нужен?",
  dekor_wall: "Декор стен нужен?",
  budget: "На какую сумму рассчитываете?",
};

const FLAGS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  montazh: ["с монтажом каркаса", "без монтажа каркаса"],
  panels: ["с сэндвич-панелями", "без панелей"],
  panels_montazh: ["с монтажом панелей", "без монтажа панелей"],
  wall_progony: ["под профлист, со стеновыми прогонами", "без стеновых прогонов"],
  welded: ["прогоны на сварке", "прогоны на болтах"],
  anchors: ["с анкерными блоками", "без анкерных блоков"],
  piles: ["с винтовыми сваями", "без свай"],
  panels_high_wall: ["с обшивкой высокой стены", "без обшивки высокой стены"],
  dekor_roof: ["декор кровли", "без декора кровли"],
  dekor_wall: ["декор стен", "без декора стен"],
};

const VALUES: Readonly<Record<string, string>> = {
  minvata: "минвата",
  penoplast: "пенопласт",
  solid: "цельная ферма",
  demountable: "сборная ферма",
  none: "без направляющих",
  h500: "направляющие H 500",
  h1610: "направляющие Н 1610",
  area: "сначала большие",
  price: "сначала дешёвые",
  price_per_m2: "дешевле за м²",
};

const PLACES = ["по длинной стороне", "в одном торце", "в обоих торцах"];

/** Ворота are counted by words of their own. */
const GATES = ["без ворот", "одни ворота", "двое ворот", "трое ворот", "четверо ворот"];

function part(name: string, value: Value, priceList: PriceList): string {
  if (name === "roof") return priceList.roofs[String(value)]!.name.toLowerCase();
  const flag = FLAGS[name];
  if (flag) return flag[value ? 0 : 1];
  if (name === "gates_pos") return PLACES[Number(value)]!;
  if (name === "gates") return GATES[Number(value)] ?? counted(Number(value), "ворота", "ворот", "ворот");
  if (name === "doors") return value === 0 ? "без дверей" : counted(Number(value), "дверь", "двери", "дверей");
  if (name === "windows") return value === 0 ? "без окон" : counted(Number(value), "окно", "окна", "окон");
  if (name === "budget") return roubles(Number(value));
  if (name.startsWith("area")) {
    return `${{ area_min: "от ", area_max: "до " }[name] ?? ""}${withUnit(Number(value), "м²")}`;
  }
  if (NAMES[name]) return withUnit(Number(value), "м");
  return VALUES[String(value)] ?? String(value);
}

function question(asked: Asked): string {
  const { parameter, kind, about, decides, isOfSeveral, priceList } = asked;
  const { length } = priceList;
  const sizes = decides.map((name) => NAMES[name] ?? name);
  const plain = QUESTIONS[parameter] ?? "Как понимать?";
  const words = about === undefined ? "" : `«${about}»`;
  switch (kind) {
    case "missing":
      return parameter === "length" ? `Какая длина? От ${length.min_m} до ${withUnit(length.max_m, "м")}.` : plain;
    case "which":
      return isOfSeveral ? `${words}: что здесь ${sizes.join(", а что ")}?` : `${words}: это ${sizes.join(" или ")}?`;
    case "several":
      return `${words}: какой из ангаров считать?`;
    case "area":
      return `${words}: какая длина?`;
    case "contradiction":
      return `${words}: как правильно?`;
    case "erection_too":
      return parameter === "montazh" ? "Каркас тоже смонтировать?" : "Панели тоже смонтировать?";
    case "cladding":
      return `${words}: чем обшить?`;
    case "decor":
      return `${words}: что сделать с декором?`;
    case "per_place":
      return `${words}: сколько всего?`;
    case "own_gates":
      return `${words}: такие ворота делают по отдельному проекту. Посчитать стандартные?`;
    case "at_least":
    case "unit":
      return `${words}: на какую сумму рассчитываете?`;
    case "size":
      return isOfSeveral ? "Такого размера нет. Какой из ближайших?" : `Такого размера нет. ${plain}`;
    case "limit":
      return `Столько не считаем. ${plain}`;
    default:
      return about === undefined ? plain : `${words}: ${uncapitalized(plain)}`;
  }
}

/** Kinds of doubt whose choices say which size each number is. */
const OF_SIZES = ["which", "several", "contradiction", "area", "alternatives"];

function choice(parameters: Readonly<Record<string, Value>>, { kind, priceList, isOfSeveral, length }: Asked): string {
  // A whole hangar: «двускатный 18 × 50 м».
  const { width, ...others } = parameters;
  if (kind === "size" && isOfSeveral && width !== undefined && length !== undefined)
    return [
      ...Object.entries(others).map(([name, value]) => part(name, value, priceList)),
      withUnit(`${decimal(Number(width))} × ${decimal(length)}`, "м"),
    ].join(" ");
  const parts = Object.entries(parameters).map(([name, value]) =>
    OF_SIZES.includes(kind) && NAMES[name]
      ? `${NAMES[name]} ${part(name, value, priceList)}`
      : part(name, value, priceList),
  );
  return parts.join(", ");
}

/** One value by itself. */
function value(name: string, given: Value, priceList: PriceList): string {
  return NAMES[name] ? `${NAMES[name]} ${part(name, given, priceList)}` : part(name, given, priceList);
}

const sizes = (metres: readonly number[]): string => listed(metres.map(decimal));

function sizeReason(name: "width" | "height", { priceList, asked: metres = 0, roofs, sizesOf }: Refused): string {
  const of = (id: string) => sizesOf(name, id);
  const asked = `${capitalized(NAMES[name]!)} ${withUnit(metres, "м")} нестандартная`;
  const offered = roofs
    .map((id) => `${priceList.roofs[id]!.name.toLowerCase()} — ${sizes(of(id))}${"\u00a0"}м`)
    .join("; ");
  const instead = Object.keys(priceList.roofs).filter(
    (id) => !roofs.includes(id) && of(id).some((one) => Math.abs(one - metres) <= priceList.rounding.beyond_m),
  );
  const also = instead.map((id) => priceList.roofs[id]!.name.toLowerCase());
  return `${asked}. Есть: ${offered}${also.length > 0 ? `. Такую имеет ${listed(also)}` : ""}. Нестандартный размер считает производитель.`;
}

const NBSP = "\u00a0";
const LOADS = "Нагрузки калькулятор не пересчитывает: под них сделают проект.";
const REASONS: Readonly<Record<string, string | ((list: PriceList) => string)>> = {
  delivery: "Доставка в цену не входит и здесь не считается: её стоимость скажет производитель.",
  discount: "Скидок калькулятор не применяет: о них говорят с производителем.",
  arched: "Арочных ангаров нет: крыша бывает двускатной, односкатной или с колонной по центру.",
  tent: "Тентовых ангаров нет: каркас обшивают сэндвич-панелями или профлистом.",
  other_roof: "Такой крыши нет: она бывает двускатной, односкатной или с колонной по центру.",
  light_steel: "Каркас только стальной.",
  foundation: "Фундамент в цену не входит: каркас ставят на готовый фундамент заказчика.",
  leaves: "Полотна ворот, калитки и остекление не входят: считаются рамы проёмов и направляющие.",
  partition: "Внутренних помещений, перегородок и лестниц в расчёте нет.",
  fit_out: "Полы, инженерные сети, покраска, водостоки и шеф-монтаж в расчёт не входят.",
  project: "Проект отдельно не считается: окончательная цена — по проекту.",
  credit: "Рассрочку, кредит и лизинг калькулятор не считает: спросите производителя.",
  crane: "Кран в расчёт не входит: каркас под кран считает производитель.",
  floors: "Этажей и антресолей нет: ангар одноэтажный.",
  loads: LOADS,
  ridge: "Высота задаётся по колонне с низкой стороны, а не по коньку.",
  opening_size: "Размер окон и дверей здесь не выбирают: считаются рамы проёмов.",
  gate_size: ({ rules: { gate } }) => `Рама ворот одна: ${decimal(gate.width_m)}×${decimal(gate.height_m)} м.`,
  panels_partly: "Панели считаются на крышу и стены вместе: отдельно крышу или стены обшить нельзя.",
  panels_alone: "Панели без каркаса здесь не считаются: цена — за каркас, панели к нему добавляются.",
  sheet: "Профлист не входит: считаются прогоны под него.",
  panel_thickness(list) {
    const told = panelThickness(list);
    return `Толщина панелей одна${told ? `: кровельные ${told.roof} мм, стеновые ${told.walls} мм` : ""}.`;
  },
  filler: "Наполнителя два: минвата и пенопласт.",
  other_pile: "Сваи считаются винтовые, материалом.",
  driving: "Погружение свай не входит: сваи считаются материалом.",
  size_unit: "Размеры нужны в метрах.",
};

/** What the frame is made for against what was asked. */
function regionReason(kind: "snow" | "wind", { loads, asked = 0 }: Refused): string {
  const stated = loads?.[`${kind}_region`];
  const [name, region] = [kind === "snow" ? "Снег" : "Ветер", REGIONS[asked - 1]];
  if (stated === undefined || region === undefined) return LOADS;
  return `${name}${NBSP}${region}: каркас рассчитан на${NBSP}${stated}, под другой район делают отдельный проект.`;
}

function reason(refused: Refused): string {
  const { name, priceList, asked } = refused;
  const { length } = priceList;
  if (name === "length") return `Длина бывает от ${length.min_m} до ${withUnit(length.max_m, "м")}.`;
  if (name === "limit") return `В одном расчёте — не больше ${asked}.`;
  if (name === "width" || name === "height") return sizeReason(name, refused);
  if (name === "snow" || name === "wind") return regionReason(name, refused);
  const told = REASONS[name]!;
  return typeof told === "string" ? told : told(priceList);
}

const SHORT: Readonly<Record<string, string>> = {
  delivery: "без доставки",
  discount: "без скидки",
  foundation: "без фундамента",
  leaves: "без полотен и остекления",
  partition: "без внутренних помещений",
  project: "без проекта",
  crane: "без крана",
  floors: "без этажей",
  sheet: "без профлиста",
  driving: "без погружения свай",
  loads: "нагрузки\u00a0— отдельный проект",
  snow: "снег\u00a0{}\u00a0— отдельный проект",
  wind: "ветер\u00a0{}\u00a0— отдельный проект",
};

const NOTES_SHORT: Readonly<Record<string, string>> = {
  turnkey: "под ключ\u00a0— без фундамента, доставки и полотен",
};

const inShort = (name: string, asked = 0): string | undefined =>
  asked > 0 || !(name === "snow" || name === "wind")
    ? SHORT[name]?.replace("{}", REGIONS[asked - 1] ?? "")
    : SHORT["loads"];

const NOTES: Readonly<Record<string, string | ((list: PriceList) => string)>> = {
  turnkey:
    "«Под ключ» — это монтаж каркаса, сэндвич-панели и их монтаж. Не входят фундамент, доставка, полотна ворот, двери и остекление, полы и сети.",
  area: "Площадь понята как «не меньше».",
  drawing: "Чертежи и файлы есть у каждого расчёта: DXF, 3D-модель и смета.",
  vat: "Итог — с НДС; сумма без НДС и сам НДС сказаны в смете.",
  loads_stated: "На этот район каркас и рассчитан: так заявил производитель.",
  term: ({ meta }) =>
    `Срок изготовления каркаса — ${counted(meta.production_days, "день", "дня", "дней")} с даты согласования; монтаж и доставка сюда не входят.`,
  most_budget: "Нижняя граница суммы не учтена: подбор — по верхней.",
};

/** A size that is made otherwise. */
function rounded(parameter: string, from: number, least: number, most: number): string {
  const to = least === most ? decimal(most) : `${decimal(least)}–${decimal(most)}`;
  return `${capitalized(NAMES[parameter]!)} ${withUnit(from, "м")} → ${withUnit(to, "м")}: ближайший из стандартных.`;
}

export const russian: UnderstandingTexts = {
  ...{ question, choice, value, reason, inShort, rounded },
  note: (name, list) => (typeof NOTES[name] === "function" ? NOTES[name](list) : NOTES[name]!),
  noteInShort: (name) => NOTES_SHORT[name],
  lostLetters: "Буквы по дороге потерялись: вместо них знаки вопроса. Пришлите текст ещё раз, в UTF-8.",
};

/** By whose names the tables of another language are checked. */
export const tables = { QUESTIONS, FLAGS, VALUES, REASONS, SHORT, NOTES, NOTES_SHORT };
