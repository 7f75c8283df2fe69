import type { OptionGroup } from "../options/words.ts";
import type { Lang } from "../text/lang.ts";

type Counted = "gates" | "doors" | "windows";

/** All that the workbook says and that neither the form nor the answers say already. */
export interface CalculatorWords {
  /** Names of the sheets, in their order. */
  sheets: Record<"calculator" | "bill" | "positions" | "quantities" | "list" | "checks", string>;
  yes: string;
  no: string;
  metres: string;
  pieces: string;
  percent: string;
  /** Behind a number in a text. */
  ofPercent: string;
  roubles: string;
  calculator: {
    title: string;
    /** What is to be done first. */
    start: string;
    list(version: string, until: string | undefined): string;
    expired: string;
    preliminary: string;
    total: string;
    noTotal: string;
    sizes: string;
    groups: Record<OptionGroup, string>;
    vat(percent: number): string;
    perM2: string;
    materials: string;
    works: string;
    frames: string;
    area: string;
    inPrice: string;
    notInPrice: string;
    open: string;
    copy: string;
    service: string;
    manager: {
      title: string;
      about: string;
      percent: string;
      percentHint: string;
      sum: string;
      sumHint: string;
      note: string;
      noteHint: string;
      total: string;
      totalHint: string;
      refusal: string;
    };
    chooseSize: string;
    chooseAny: string;
  };
  problems: {
    choose: string;
    missing: string;
    number: string;
    /** Before the sizes that there are; `beyond` in metres. */
    noSize: string;
    beyond(metres: string): string;
    length(least: string, most: string): string;
    lengthInMetres: string;
    count(most: number): string;
    fits: string;
    openings: readonly [needed: string, available: string, each: string];
    refused: string;
  };
  rounded: Record<"width" | "height" | "length", readonly [start: string, used: string, end: string]>;
  offered: string;
  /** Before the height of an empty cell. */
  byDefault: string;
  checks: {
    title: string;
    about: string;
    heads: readonly string[];
    openings: string;
    sizes: string;
    sizeHeads: readonly string[];
    widths: string;
    heights: string;
    lists: string;
    statements: string;
    statementHeads: readonly string[];
    combinations: string;
    gateHeights: string;
    all: string;
    slack: string;
    said: string;
    calculation: string;
    inWords: string;
    address: string;
  };
  list: {
    title: string;
    about: string;
    version: string;
    validUntil: string;
    vat: string;
    days: string;
    shortest: string;
    longest: string;
    beyond: string;
    most: Record<Counted, string>;
    roofs: string;
    roofHeads: readonly string[];
    widths: string;
    widthHeads: readonly string[];
    heights: string;
    heightHeads: readonly string[];
    prices: string;
    rules: string;
    figureHeads: readonly string[];
    above: string;
    mm: string;
    upTo: string;
  };
  /** Figures of the list by their names in it, as far as no position says what they are. */
  figures: Readonly<Record<string, string>>;
  quantities: {
    title: string;
    about: string;
    heads: readonly string[];
    roof: string;
    inside: string;
  };
  positions: {
    title: string;
    about: string;
    heads: readonly string[];
    always: string;
    confirmed: string;
    preliminary: string;
    manager: string;
    managerSum: string;
    /** Behind what a sum of the manager's is for. */
    byManager: string;
    managerTotal: string;
  };
  bill: {
    title: string;
    heads: readonly string[];
    columnHeight: string;
    none: string;
    without: string;
  };
}

const ru: CalculatorWords = {
  sheets: {
    calculator: "Расчёт",
    bill: "Смета",
    positions: "Позиции",
    quantities: "Количества",
    list: "Прайс-лист",
    checks: "Проверка",
  },
  yes: "Да",
  no: "Нет",
  metres: "м",
  pieces: "шт.",
  percent: "%",
  ofPercent: "\u00a0%",
  roubles: "₽",
  calculator: {
    title: "Калькулятор каркаса ангара",
    start: "Меняйте жёлтые ячейки: выберите из списка или впишите своё. Цена пересчитается сама, интернет не нужен.",
    list: (version, until) =>
      `Прайс-лист от ${version}${until === undefined ? "" : `, цены держатся до ${until}`}. Цена предварительная: окончательную даст проект.`,
    expired: "Срок этого прайс-листа вышел: возьмите свежий файл — ",
    preliminary: "Часть цен предварительная: их уточнит инженерный расчёт.",
    total: "Итого с НДС",
    noTotal: "Цены нет",
    sizes: "Размеры",
    groups: { frame: "Каркас", openings: "Проёмы", cladding: "Обшивка", works: "Монтаж" },
    vat: (percent) => `в том числе НДС ${percent} %`,
    perM2: "Цена за м² с НДС",
    materials: "Материалы, всего",
    works: "Работы, всего",
    frames: "Рам",
    area: "Площадь, м²",
    inPrice: "В цене",
    notInPrice: "Не входит в цену и что учесть",
    open: "Открыть этот расчёт в калькуляторе",
    copy: "Адрес слишком длинный для ссылки: скопируйте его в браузер",
    service: "Калькулятор с чертежами и сегодняшними ценами",
    manager: {
      title: "Строка менеджера — сверх прайс-листа",
      about: "Ваша наценка, скидка или своя работа. В прайс-листе производителя этих сумм нет.",
      percent: "Наценка (+) или скидка (−)",
      percentHint: "От итога с НДС",
      sum: "Своя сумма",
      sumHint: "Например, доставка; со знаком минус — уступка",
      note: "За что",
      noteHint: "Появится в смете",
      total: "Итого у менеджера",
      totalHint: "Итог производителя, наценка и своя сумма",
      refusal: "Впишите число: процент от −100 до 1000 или сумму в рублях.",
    },
    chooseSize: "Выберите из списка или впишите в метрах: округлим до ближайшего стандартного и скажем рядом.",
    chooseAny: "Выберите из списка.",
  },
  problems: {
    choose: "выберите из списка",
    missing: "не указано",
    number: "нужно число, в метрах",
    noSize: "такой нет; есть ",
    beyond: (metres) => ` (округляем в пределах ${metres})`,
    length: (least, most) => `от ${least} до ${most}`,
    lengthInMetres: "в метрах, ",
    count: (most) => `целое число от 0 до ${most}`,
    fits: "столько здесь не поместится, не больше ",
    openings: ["проёмам нужно ", " м стены, есть ", " м (ворота {gate}, дверь {door}, окно {window})"],
    refused: "Такого значения нет. ",
  },
  rounded: {
    width: ["Ширина округлена до стандартной: вписано ", ", в расчёте ", " м"],
    height: ["Высота округлена до стандартной: вписано ", ", в расчёте ", " м"],
    length: ["Длина округлена до сантиметра: вписано ", ", в расчёте ", " м"],
  },
  offered: "Есть: ",
  byDefault: "; пусто — ",
  checks: {
    title: "Проверка того, что вписано",
    about:
      "Что вписано на первом листе, что из этого принято в расчёт и что не так. Ниже — списки, из которых там выбирают.",
    heads: ["Что", "Вписано", "Принято, мм и см", "Действует", "Что не так", "Первое из них", "Что сказать"],
    openings: "Место для проёмов",
    sizes: "Ближайшие размеры",
    sizeHeads: ["№", "мм", "м", "Расстояние", "Ближайший", "Ворота помещаются, мм"],
    widths: "Ширины выбранной крыши",
    heights: "Высоты выбранной крыши",
    lists: "Из чего выбирают",
    statements: "Не входит в цену и что учесть",
    statementHeads: ["Когда", "Номер", "Что сказать"],
    combinations: "Что сказать о проёмах и о сроке, по сочетаниям",
    gateHeights: "Что сказать о низкой стене, по высоте, с которой ворота поместятся",
    all: "Всё верно",
    slack: "Запас перед округлением",
    said: "Если верно",
    calculation: "О расчёте",
    inWords: "Словами",
    address: "Адрес в калькуляторе",
  },
  list: {
    title: "Прайс-лист",
    about: "Цены с НДС. Отсюда их берут все листы; ячейки защищены без пароля.",
    version: "Прайс-лист от",
    validUntil: "Цены держатся до",
    vat: "НДС в ценах, %",
    days: "Изготовление каркаса, дней",
    shortest: "Длина от, м",
    longest: "Длина до, м",
    beyond: "На сколько размер может выйти за крайний, м",
    most: { gates: "Ворот не больше", doors: "Дверей не больше", windows: "Окон не больше" },
    roofs: "Крыши",
    roofHeads: [
      "Крыша",
      "Имя в ссылках",
      "Шаг рам, м",
      "Уклон",
      "Скатов",
      "Пролётов",
      "У здания",
      "Ширины",
      "Высоты",
      "Обычная высота, мм",
    ],
    widths: "Ширины и фермы",
    widthHeads: ["Крыша", "", "Ширина, мм", "Называют, м"],
    heights: "Высоты колонны",
    heightHeads: ["Крыша", "", "Высота, мм"],
    prices: "Цены",
    rules: "Нормы, по которым считаются количества",
    figureHeads: ["Что", "По чему выбирается", "Значение", "Цена или число", "Имя в прайс-листе"],
    above: "выше",
    mm: "мм",
    upTo: ", до",
  },
  figures: {
    "column.light.base": "Колонна обычная: постоянная часть",
    "column.light.per_m": "Колонна обычная: за метр высоты",
    "column.heavy.base": "Колонна усиленная: постоянная часть",
    "column.heavy.per_m": "Колонна усиленная: за метр высоты",
    "column.central.base": "Колонна центральная: постоянная часть",
    "column.central.per_m": "Колонна центральная: за метр высоты",
    "column.fachwerk.base": "Колонна фахверковая: постоянная часть",
    "column.fachwerk.per_m": "Колонна фахверковая: за метр высоты",
    heavy_from_span_m: "Колонны усиленные, если пролёт больше, м",
    "trim.useful_m": "Полезная длина доборного элемента, м",
    fachwerk_spacing_m: "Между стойками торца не больше, м",
    "gate.width_m": "Ширина ворот, м",
    "gate.height_m": "Высота ворот, м",
    "gate.min_wall_m": "Стена под ворота не ниже, м",
    "gate.min_bay_m": "Шаг рам под ворота не короче, м",
    "gate.end_module_m": "Место на одни ворота в торце, м",
    "gate.end_edge_m": "Запас на край торца, м",
    "opening_wall_m.gate": "Длина стены на ворота, м",
    "opening_wall_m.door": "Длина стены на дверь, м",
    "opening_wall_m.window": "Длина стены на окно, м",
    purlin_spacing_m: "Шаг прогонов кровли и стен, м",
    bracing_every_bays: "Связевый шаг — ещё один на каждые шагов рам",
    "struts_per_bay.1": "Распорок на шаг рам",
    "struts_per_bay.2": "Распорок на шаг рам",
    "roof_panel_overhang_m.slope": "Свес панелей вдоль ската, м",
    "roof_panel_overhang_m.length": "Свес панелей по длине, м",
  },
  quantities: {
    title: "Количества и откуда они берутся",
    about: "↑ — вверх до целого, ↓ — вниз, ≈ — до ближайшего. Формула словами стоит рядом, живая — в ячейке значения.",
    heads: ["Величина", "Значение", "Формула словами"],
    roof: "Крыша и размеры",
    inside: "Раскрыты внутри других формул",
  },
  positions: {
    title: "Все позиции прайс-листа",
    about: "Чего в этом ангаре нет — с пустым количеством; в смету идут остальные.",
    heads: [
      "№",
      "Позиция",
      "В каких ангарах",
      "Откуда количество",
      "Ед.",
      "Кол-во",
      "Цена с НДС",
      "Сумма с НДС",
      "Статус цены",
      "Строка сметы",
    ],
    always: "во всех",
    confirmed: "подтверждена",
    preliminary: "предварительная",
    manager: "Наценка или скидка менеджера",
    managerSum: "Сумма от менеджера, сверх прайс-листа",
    byManager: " (от менеджера)",
    managerTotal: "Итого у менеджера",
  },
  bill: {
    title: "Предварительная смета",
    heads: ["№", "Позиция", "Ед.", "Цена с НДС", "Кол-во", "Сумма с НДС", "Статус цены"],
    columnHeight: "высота колонны",
    none: "Цены нет: исправьте отмеченное на первом листе.",
    without: "Доставка и фундамент в неё не входят; что ещё — на листе «Расчёт».",
  },
};

const en: CalculatorWords = {
  sheets: {
    calculator: "Calculator",
    bill: "Bill",
    positions: "Positions",
    quantities: "Quantities",
    list: "Price list",
    checks: "Checks",
  },
  yes: "Yes",
  no: "No",
  metres: "m",
  pieces: "pcs",
  percent: "%",
  ofPercent: "%",
  roubles: "₽",
  calculator: {
    title: "Steel hangar frame calculator",
    start:
      "Change the yellow cells: choose from the list or type your own. The price follows by itself, without a network.",
    list: (version, until) =>
      `Price list of ${version}${until === undefined ? "" : `, prices hold until ${until}`}. The price is preliminary: the design gives the final one.`,
    expired: "This price list has expired: take a fresh file — ",
    preliminary: "Some prices are preliminary: the engineers may change them.",
    total: "Total incl. VAT",
    noTotal: "No price",
    sizes: "Sizes",
    groups: { frame: "Frame", openings: "Openings", cladding: "Cladding", works: "Erection" },
    vat: (percent) => `incl. ${percent}% VAT`,
    perM2: "Price per m² incl. VAT",
    materials: "Materials, total",
    works: "Works, total",
    frames: "Frames",
    area: "Area, m²",
    inPrice: "In the price",
    notInPrice: "Not in the price, and what to know",
    open: "Open this hangar in the calculator",
    copy: "The address is too long for a link: copy it into a browser",
    service: "The calculator with drawings and today's prices",
    manager: {
      title: "The manager's own line, on top of the price list",
      about: "Your margin, discount or work. The manufacturer's price list does not have these sums.",
      percent: "Margin (+) or discount (−)",
      percentHint: "Of the total incl. VAT",
      sum: "A sum of your own",
      sumHint: "Delivery, for example; with a minus, a concession",
      note: "What for",
      noteHint: "Shown in the bill",
      total: "The manager's total",
      totalHint: "The manufacturer's total, the margin and your own sum",
      refusal: "Type a number: percent from −100 to 1000, or a sum in roubles.",
    },
    chooseSize:
      "Choose from the list or type metres: it is rounded to the nearest standard size, and said so beside it.",
    chooseAny: "Choose from the list.",
  },
  problems: {
    choose: "choose from the list",
    missing: "not given",
    number: "a number is needed, in metres",
    noSize: "there is none; there are ",
    beyond: (metres) => ` (rounded within ${metres})`,
    length: (least, most) => `from ${least} to ${most}`,
    lengthInMetres: "in metres, ",
    count: (most) => `a whole number from 0 to ${most}`,
    fits: "there is no room for so many here, at most ",
    openings: [
      "the openings need ",
      " m of wall, there are ",
      " m (vehicle door {gate}, door {door}, window {window})",
    ],
    refused: "There is no such value. ",
  },
  rounded: {
    width: ["The width is rounded to a standard one: typed ", ", counted ", " m"],
    height: ["The height is rounded to a standard one: typed ", ", counted ", " m"],
    length: ["The length is rounded to the centimetre: typed ", ", counted ", " m"],
  },
  offered: "There are: ",
  byDefault: "; empty is ",
  checks: {
    title: "Checks of what is typed",
    about:
      "What is typed on the first sheet, what of it is counted, and what is wrong. Below are the lists to choose from.",
    heads: ["What", "Typed", "Counted, mm and cm", "Has effect", "What is wrong", "The first of these", "What to say"],
    openings: "Room for the openings",
    sizes: "The nearest sizes",
    sizeHeads: ["No.", "mm", "m", "Distance", "Nearest", "Vehicle doors fit, mm"],
    widths: "Widths of the chosen roof",
    heights: "Heights of the chosen roof",
    lists: "What is chosen from",
    statements: "Not in the price, and what to know",
    statementHeads: ["When", "Number", "What to say"],
    combinations: "What to say of openings and of the term, by combinations",
    gateHeights: "What to say of a low wall, by the height from which the vehicle doors fit",
    all: "All is right",
    slack: "Slack before rounding",
    said: "Where it holds",
    calculation: "This calculation",
    inWords: "In words",
    address: "Address in the calculator",
  },
  list: {
    title: "Price list",
    about: "Prices with VAT. All sheets take them from here; the cells are protected without a password.",
    version: "Price list of",
    validUntil: "Prices hold until",
    vat: "VAT in the prices, %",
    days: "Days to make the frame",
    shortest: "Length from, m",
    longest: "Length to, m",
    beyond: "How far a size may be beyond the outermost, m",
    most: { gates: "Vehicle doors at most", doors: "Doors at most", windows: "Windows at most" },
    roofs: "Roofs",
    roofHeads: [
      "Roof",
      "Name in links",
      "Bay spacing, m",
      "Pitch",
      "Slopes",
      "Spans",
      "Adjoins a building",
      "Widths",
      "Heights",
      "Usual height, mm",
    ],
    widths: "Widths and trusses",
    widthHeads: ["Roof", "", "Width, mm", "Called, m"],
    heights: "Column heights",
    heightHeads: ["Roof", "", "Height, mm"],
    prices: "Prices",
    rules: "Figures that quantities are counted by",
    figureHeads: ["What", "Chosen by", "Value", "Price or number", "Name in the list"],
    above: "above",
    mm: "mm",
    upTo: ", up to",
  },
  figures: {
    "column.light.base": "Light column: fixed part",
    "column.light.per_m": "Light column: for a metre of height",
    "column.heavy.base": "Heavy column: fixed part",
    "column.heavy.per_m": "Heavy column: for a metre of height",
    "column.central.base": "Central column: fixed part",
    "column.central.per_m": "Central column: for a metre of height",
    "column.fachwerk.base": "Gable post: fixed part",
    "column.fachwerk.per_m": "Gable post: for a metre of height",
    heavy_from_span_m: "Heavy columns where a span is over, m",
    "trim.useful_m": "Useful length of a trim piece, m",
    fachwerk_spacing_m: "Most between posts of an end, m",
    "gate.width_m": "Width of a vehicle door opening, m",
    "gate.height_m": "Height of a vehicle door opening, m",
    "gate.min_wall_m": "Lowest wall for a vehicle door, m",
    "gate.min_bay_m": "Shortest bay that takes a vehicle door, m",
    "gate.end_module_m": "Room for a vehicle door in an end, m",
    "gate.end_edge_m": "And for the edge of the end, m",
    "opening_wall_m.gate": "Wall that a vehicle door takes, m",
    "opening_wall_m.door": "Wall that a door takes, m",
    "opening_wall_m.window": "Wall that a window takes, m",
    purlin_spacing_m: "Most between purlins and between girts, m",
    bracing_every_bays: "One more braced bay for every so many bays",
    "struts_per_bay.1": "Struts in a bay",
    "struts_per_bay.2": "Struts in a bay",
    "roof_panel_overhang_m.slope": "Overhang of panels along the slope, m",
    "roof_panel_overhang_m.length": "Overhang of panels along the length, m",
  },
  quantities: {
    title: "Quantities and what they come of",
    about:
      "↑ is up to a whole number, ↓ down, ≈ to the nearest. The formula is in words beside; the live one is in the cell of the value.",
    heads: ["Quantity", "Value", "Formula in words"],
    roof: "Roof and sizes",
    inside: "Written out within other formulas",
  },
  positions: {
    title: "All positions of the price list",
    about: "What this hangar does not have is without a quantity; all else goes into the bill.",
    heads: [
      "No.",
      "Position",
      "In which hangars",
      "What the quantity comes of",
      "Unit",
      "Quantity",
      "Price incl. VAT",
      "Sum incl. VAT",
      "Price status",
      "Line of the bill",
    ],
    always: "all",
    confirmed: "confirmed",
    preliminary: "preliminary",
    manager: "The manager's margin or discount",
    managerSum: "A sum of the manager's, on top of the price list",
    byManager: " (the manager's)",
    managerTotal: "The manager's total",
  },
  bill: {
    title: "Preliminary bill of materials",
    heads: ["No.", "Position", "Unit", "Price incl. VAT", "Quantity", "Sum incl. VAT", "Price status"],
    columnHeight: "column height",
    none: "No price: correct what is marked on the first sheet.",
    without: "Delivery and the foundation are not in it; what else is not, the first sheet says.",
  },
};

export const WORDS: Readonly<Record<Lang, CalculatorWords>> = { ru, en };
