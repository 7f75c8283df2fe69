import type { PriceList } from "../../price-list/schema.ts";
import { counted, decimal, listed, roubles, withUnit } from "../../text/format.ts";
import { panelThickness } from "../../text/panel-thickness.ts";
import { REGIONS } from "../../text/load-regions.ts";
import type { Value } from "../reading.ts";
import type { Asked, Refused, UnderstandingTexts } from "./understanding-texts.ts";

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
  const { parameter, kind, about, decides, isOfSeveral, leavesOut = [], priceList } = asked;
  const { length } = priceList;
  const sizes = decides.map((name) => NAMES[name] ?? name);
  const plain = QUESTIONS[parameter] ?? "Как понимать?";
  const words = about === undefined ? "" : `«${about}»`;
  switch (kind) {
    case "missing":
      return parameter === "length" ? `Какая длина? От ${length.min_m} до ${withUnit(length.max_m, "м")}.` : plain;
    case "which":
      return isOfSeveral ? `${words}: что здесь ${sizes.join(", а что ")}?` : `${words}: это ${sizes.join(" или ")}?`;
    case "existing":
      return `${words}: это ${parameter === "height" ? "высота" : "размеры"} нового ангара?`;
    case "several":
      return `${words}: какой из ангаров считать?`;
    case "unread":
      return `Не разобрали ${listed(leavesOut.map((left) => `«${left}»`))}. Напишите иначе — или посчитать без этого?`;
    case "tail":
      return `${words}: как это понимать?`;
    case "area":
      return `${words}: какая длина?`;
    case "stray":
      return `${words}: это другая ${NAMES[parameter] ?? "величина"}?`;
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
    case "at_least":
    case "unit":
      return `${words}: на какую сумму рассчитываете?`;
    case "size":
    case "limit":
      return `${kind === "limit" ? "Столько не считаем." : "Такого размера нет."} ${plain}`;
    case "all":
      return `${words}: это ${parameter === "panels" ? "с сэндвич-панелями" : "с монтажом"}?`;
    case "not_turnkey":
      return `${words}: монтаж нужен?`;
    default:
      return about === undefined ? plain : `${words}: ${plain[0]!.toLowerCase()}${plain.slice(1)}`;
  }
}

function choice(parameters: Readonly<Record<string, Value>>, { kind, priceList }: Asked): string {
  if (kind === "unread") return "посчитать без этого";
  const named = ["which", "several", "stray", "tail", "contradiction", "area", "alternatives", "existing"].includes(
    kind,
  );
  const parts = Object.entries(parameters).map(([name, value]) =>
    named && NAMES[name] ? `${NAMES[name]} ${part(name, value, priceList)}` : part(name, value, priceList),
  );
  return parts.join(", ");
}

const sizes = (metres: readonly number[]): string => `${listed(metres.map(decimal))}`;

function sizeReason(name: "width" | "height", { priceList, asked: metres = 0, roof, sizesOf }: Refused): string {
  const of = (id: string) => sizesOf(name, id);
  const asked = `${NAMES[name]![0]!.toUpperCase()}${NAMES[name]!.slice(1)} ${withUnit(metres, "м")} нестандартная`;
  const roofs = roof === undefined ? Object.keys(priceList.roofs) : [roof];
  const offered = roofs
    .map((id) => `${priceList.roofs[id]!.name.toLowerCase()} — ${sizes(of(id))}${"\u00a0"}м`)
    .join("; ");
  const instead = Object.keys(priceList.roofs).filter(
    (id) => id !== roof && of(id).some((one) => Math.abs(one - metres) <= priceList.rounding.beyond_m),
  );
  const also = instead.map((id) => priceList.roofs[id]!.name.toLowerCase());
  return `${asked}. Есть: ${offered}${roof !== undefined && also.length > 0 ? `. Такую имеет ${listed(also)}` : ""}. Нестандартный размер считает производитель.`;
}

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
  snow: LOADS,
  wind: LOADS,
  ridge: "Высота задаётся по колонне с низкой стороны, а не по коньку.",
  opening_size: "Размер окон и дверей здесь не выбирают: считаются рамы проёмов.",
  gate_size: ({ rules: { gate } }) => `Рама ворот одна: ${decimal(gate.width_m)}×${decimal(gate.height_m)} м.`,
  panels_partly: "Панели считаются на крышу и стены вместе: отдельно крышу или стены обшить нельзя.",
  vat: "Итог — с НДС; сколько в нём НДС, сказано в смете.",
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

function reason(refused: Refused): string {
  const { reason: name, priceList, asked } = refused;
  const { length } = priceList;
  if (name === "length") return `Длина бывает от ${length.min_m} до ${withUnit(length.max_m, "м")}.`;
  if (name === "limit") return `В одном расчёте — не больше ${asked}.`;
  if (name === "width" || name === "height") return sizeReason(name, refused);
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
  vat: "с НДС",
  loads: "нагрузки\u00a0— отдельный проект",
  snow: "снег\u00a0{}\u00a0— отдельный проект",
  wind: "ветер\u00a0{}\u00a0— отдельный проект",
};

const NOTES_SHORT: Readonly<Record<string, string>> = {
  turnkey: "под ключ\u00a0— без фундамента, доставки и полотен",
};

const inShort = ({ reason: name, asked = 0 }: Refused): string | undefined =>
  SHORT[name]?.replace("{}", REGIONS[asked - 1]!);

const NOTES: Readonly<Record<string, string>> = {
  turnkey:
    "«Под ключ» — это монтаж каркаса, сэндвич-панели и их монтаж. Не входят фундамент, доставка, полотна ворот, двери и остекление, полы и сети.",
  area: "Площадь понята как «не меньше».",
  one: "Цена — за один ангар.",
  loads_stated: "На этот район каркас и рассчитан: так заявил производитель.",
  most_budget: "Нижняя граница суммы не учтена: подбор — по верхней.",
};

export const russian: UnderstandingTexts = {
  ...{ question, choice, reason, inShort },
  note: (name) => NOTES[name]!,
  noteInShort: (name) => NOTES_SHORT[name],
};

/** By whose names the tables of another language are checked. */
export const tables = { QUESTIONS, FLAGS, VALUES, REASONS, SHORT, NOTES, NOTES_SHORT };
