import {
  counted,
  dated,
  decimal,
  grouped,
  listed,
  metresOfMm,
  parts,
  plural,
  quoted,
  roubles,
  withUnit,
} from "../../text/format.ts";
import type { Language } from "../language.ts";

const metres = (value: number | string): string => withUnit(value, "м");
const days = (count: number): string => counted(count, "день", "дня", "дней");

/** The contract's own language: what an engine speaks unless it is given another. */
export const russian: Language = {
  lang: "ru",
  list: undefined,

  errors: {
    missing_parameter: "Не хватает обязательных параметров — укажите тип крыши, ширину и длину.",
    invalid_parameter: "Некоторые параметры заданы неверно — исправьте их и повторите расчёт.",
    unknown_parameter: "В запросе есть параметр, которого расчёт не знает, — проверьте его имя.",
    unsupported_size: "Такого размера нет среди стандартных — выберите доступный или закажите индивидуальный проект.",
    does_not_fit: "Столько проёмов в стенах этого ангара не помещается — уменьшите их число или увеличьте ангар.",
    unknown_calculation_id: "Такого номера расчёта нет — скорее всего, в нём опечатка.",
  },
  andMore: (count) => `и ещё ${count}`,
  listed,

  problem: {
    came: {
      text: (text) => `пришло ${quoted(text)}`,
      empty: "пришло пустое значение",
      array: "пришёл массив",
      object: "пришёл объект",
    },
    notGiven: "не указан",
    expected: (accepted) => `принимается ${accepted}`,
    twice: (first, second) => ({ came: `задан дважды: ${first}, затем ${second}`, accepted: "оставьте одно" }),
    noSuchName: "такого параметра нет",
    didYouMean: (name) => `возможно, имелся в виду ${name}?`,
    thereAre: (names) => `есть ${names}`,
    ampersand: "в ссылке «&amp;» вместо «&» — так она записана в HTML, в адресе оставьте «&»",
    lostLetters:
      "буквы потеряны: текст пришёл не в UTF-8 — отправьте исходный в UTF-8, в адресе — с процентным кодированием",
    emptyName: "(пустое имя)",
    length: (requested, { min_m, max_m }) => ({
      came: `пришло «${decimal(requested)}»`,
      accepted: `принимается от ${decimal(min_m)} до ${metres(max_m)}`,
    }),
    inMetres: "; длина задаётся в метрах",
    perhapsMetres: (length_m) => ` — возможно, ${decimal(length_m)}?`,
    size: (requested, name, sizes_mm, beyond_m) => ({
      came: `пришло «${decimal(requested)}»`,
      accepted:
        `для крыши «${name}» есть ${metres(sizes_mm.map(metresOfMm).join("; "))}` +
        ` (округляем, если до крайнего размера не больше ${metres(beyond_m)})`,
    }),
    gates: (gates, place, fitting) => ({
      came: `пришло «${gates}»`,
      accepted: `${place} помещается не больше ${fitting}`,
    }),
    openings: (needed_m, available_m, { gate, door, window }) => ({
      accepted:
        `проёмам нужно ${metres(needed_m)} стены, а есть ${metres(available_m)}` +
        ` (ворота занимают ${decimal(gate)}, дверь ${decimal(door)}, окно ${metres(window)})`,
    }),
    unknownId: (id) => ({
      came: `пришло ${quoted(id)}`,
      accepted: "принимается номер из ответа расчёта, вида ANG-12345678-ABCDE",
    }),
    absent: (id, options, version) => ({
      came: `пришло ${quoted(id)}`,
      accepted: `в прайс-листе от ${dated(version)} ещё нет ${options}`,
    }),
  },

  accepted: {
    flag: "1 или 0 (также true/false, yes/no, да/нет)",
    wholeNumber: (most) => `целое число от 0 до ${most}`,
    size: "число без пробелов и знака, например 12, 12.5 или 12,5",
    percent: "число от 0 до 100",
    absent: (value, version) => `только ${value}: в прайс-листе от ${dated(version)} этого ещё нет`,
  },

  rounded: (parameter, from_mm, to_mm) =>
    `${ROUNDED[parameter]}: запрошено ${metres(metresOfMm(from_mm))}, в расчёте ${metres(metresOfMm(to_mm))}.`,

  lacks: {
    gates: "ворота не заказаны",
    panels: "панели не заказаны",
    only_attached: "она бывает только у крыши, которая примыкает к зданию",
    only_solid: "у этой крыши ферма только цельная",
  },
  onlySolidHere: (sizes) =>
    `на эту ширину ферма только цельная, сборная бывает на ${metres(sizes.map(decimal).join("; "))}`,

  configuration: {
    sizes: (roof, width_mm, length_cm, height_mm) =>
      `${roof}, ${metresOfMm(width_mm)} × ${metres(parts(length_cm, 100))}, высота колонны ${metres(metresOfMm(height_mm))}`,
    truss: { solid: "ферма цельная", demountable: "ферма сборная" },
    gates: (count, { width_m, height_m }, place, guides) =>
      `рамы ворот ${decimal(width_m)}×${metres(height_m)} — ${withUnit(count, "шт.")} ${place}, ${guides}`,
    withoutGuides: "без направляющих",
    guides: (lift_mm) => `направляющие для подъёма ${withUnit(lift_mm, "мм")}`,
    panels: (filler) => `сэндвич-панели (${filler})`,
    fillers: { minvata: "минвата", penoplast: "пенопласт" },
    count: (count, words) => `${words} — ${withUnit(count, "шт.")}`,
  },

  answer({ vat_percent, version, production_days, manufacturer, phone, isOlder }) {
    const vat = `НДС ${withUnit(vat_percent, "%")}`;
    const priceListDate = dated(version);
    const older = isOlder ? ` по прежнему прайс-листу от ${priceListDate}` : "";
    const today = (url: string) => ` Сегодняшнюю цену, если такой ангар есть и в нынешнем прайс-листе, даст ${url}`;

    return {
      disclaimer:
        `Расчёт ориентировочный, цены включают ${vat}. Окончательную стоимость определит проект;` +
        " позиции со статусом estimate могут измениться.",
      calculation_id_note:
        "calculation_id — отпечаток конфигурации: одинаковые параметры дают одинаковый номер, и по номеру расчёт можно" +
        " открыть снова. Это не номер заявки: расчёт нигде не записан и ничего не создаёт.",
      numbering_note:
        "Номера позиций постоянные: 1 — фермы, 2 — колонны, 3 — крепёж, 4 — связи и прогоны, 5 — проёмы, 6 — работы," +
        " 7 — сэндвич-панели. Пропуски (например, после 2.1 сразу 2.3) — это позиции, которых в расчёте нет.",
      production_time_text: `Каркас изготовим за ${days(production_days)} с момента согласования.`,
      pricing_status_description:
        "ok — цена подтверждена прайс-листом; estimate — цена предварительная и может измениться после инженерного расчёта.",
      next_step:
        `Чтобы получить точную цену, передайте производителю текст заявки из quote_prompt: по телефону ${phone}` +
        " или через форму по ссылке request_quote_url.",
      olderList: (url) => `Цены — по прежнему прайс-листу от ${priceListDate}, он больше не действует.${today(url)}`,
      withdrawnList: (url) =>
        `Цены — по отозванному прайс-листу от ${priceListDate}: он был ошибкой и не действует.${today(url)}`,

      summary({ area_m2, frames, total_with_vat, has_estimate_positions, inWords, others }) {
        const estimate = has_estimate_positions ? ", часть позиций (estimate) уточнит инженерный расчёт" : "";
        return (
          `Каркас ангара (${inWords}) — ${roubles(total_with_vat)} с ${vat}${older}, площадь ${area(area_m2)},` +
          ` ${counted(frames, "рама", "рамы", "рам")};` +
          ` производитель — ${manufacturer}, срок изготовления — ${days(production_days)};` +
          ` доставка и фундамент в цену не входят, цена предварительная${estimate};` +
          ` не входят также: ${others}`
        );
      },
      quotePrompt: ({ area_m2, total_with_vat, calculation_id, inWords, others }) =>
        `Здравствуйте! Прошу подготовить коммерческое предложение на каркас ангара. Расчёт ${calculation_id}:` +
        ` ${inWords}; площадь ${area(area_m2)}.` +
        ` Предварительная цена — ${roubles(total_with_vat)} с ${vat} по ${isOlder ? "прежнему " : ""}прайс-листу от ${priceListDate}, без доставки и фундамента;` +
        ` не входят также: ${others}.`,
    };
  },
  loads({ snow_region, wind_region, note }) {
    const statement = `Каркас рассчитан на ${snow_region}\u00a0снеговой и ${wind_region}\u00a0ветровой район.`;
    return note === undefined ? statement : `${statement} ${note}`;
  },

  statements: {
    preliminary: "Цена предварительная: окончательную даст детальный проект.",
    estimate: "Позиции со статусом estimate — предварительные: цена может измениться после инженерного расчёта.",
    estimateForBuyers: "Предварительные цены может изменить инженерный расчёт.",
    erection: { text: "Монтаж каркаса в цену не входит.", advice: "Добавить его" },
    cladding: { text: "Обшивка в цену не входит.", advice: "Добавить сэндвич-панели" },
    gates: { text: "Ворота в цену не входят.", advice: "Добавить раму ворот" },
    panelErection: { text: "Монтаж панелей в цену не входит.", advice: "Добавить его" },
    pileDriving: "Винтовые сваи — материал: их погружение в цену не входит.",
    noDiscount:
      "Скидка не применена: в открытом расчёте скидок нет, discount_sum равна 0. О скидке спросите производителя.",
    lowWall: (gate_height_m, column_height_m) =>
      `${noRoomUnder(gate_height_m)}: им нужна колонна от ${metres(decimal(column_height_m))}.`,
    tooLowWall: (gate_height_m) => `${noRoomUnder(gate_height_m)}: колонны, которой им хватит, в прайс-листе нет.`,
    singleGate: "Рама ворот одна и стоит в одном торце: для обоих нужны две.",
    onlyFrames: (frames, leftOut, hasLeaves) =>
      `В цене только рамы проёмов (${frames}): ${leftOut.join(", а также ")} в цену не ${hasLeaves ? "входят" : "входит"}.`,
    framesOf: {
      gates: {
        withGuides: ({ width_m, height_m }) => `ворот ${decimal(width_m)}×${metres(height_m)} с направляющими`,
        withoutGuides: ({ width_m, height_m }) => `ворот ${decimal(width_m)}×${metres(height_m)} без направляющих`,
      },
      doors: "дверей",
      windows: "окон",
    },
    termOfFrame(count, others) {
      const words = listed(others.map((other) => ({ panels: "сэндвич-панели", erection: "монтаж" })[other]));
      const verb = others.includes("panels") ? "входят" : "входит";
      return `Срок ${days(count)} — это изготовление каркаса: ${words} в него не ${verb}.`;
    },
    leftOut: {
      erection: "монтаж каркаса",
      cladding: "обшивка",
      panelErection: "монтаж панелей",
      gates: "ворота",
      glazing: "остекление окон",
      pileDriving: "погружение свай",
    },
    leavesOf: (openings) => `полотна ${listed(openings.map((one) => ({ gates: "ворот", doors: "дверей" })[one]))}`,
  },

  alternatives: {
    erection: "С монтажом каркаса",
    withoutErection: "Без монтажа каркаса",
    withoutAnyErection: "Без монтажа каркаса и монтажа панелей, сами панели остаются",
    cladding: "С сэндвич-панелями (минвата), без их монтажа",
    withoutCladding: (gone) => `Без ${gone}`,
    gone: { panels: "сэндвич-панелей", erection: "их монтажа", decor: "декора" },
  },

  explanation: {
    units: {
      metres: "м",
      roubles: "₽",
      roubles_per_metre: "₽/м",
      bays: "шаг|шага|шагов",
      braced_bays: "связевый шаг|связевых шага|связевых шагов",
      columns: "колонна|колонны|колонн",
      column_lines: "ряд колонн|ряда колонн|рядов колонн",
      doors: "дверь|двери|дверей",
      ends: "торец|торца|торцов",
      frames: "рама|рамы|рам",
      height_on_top: "м вверху",
      gates: "проём ворот|проёма ворот|проёмов ворот",
      mean_height: "м в среднем",
      posts: "стойка торца|стойки торца|стоек торца",
      roof_area: "м² кровли",
      roof_purlins: "прогон кровли|прогона кровли|прогонов кровли",
      rows: "ряд|ряда|рядов",
      slope_length: "м ската",
      slopes: "скат|ската|скатов",
      spans: "пролёт|пролёта|пролётов",
      struts: "распорка|распорки|распорок",
      trim_length: "м доборов",
      wall_area: "м² стен",
      girts: "стеновой прогон|стеновых прогона|стеновых прогонов",
      windows: "окно|окна|окон",
    },
    inUnits(value, forms = "") {
      const number = forms.startsWith("₽") ? grouped(value) : decimal(Math.round(value * 1_000_000) / 1_000_000);
      const [one, few, many] = forms.split("|") as [string, string?, string?];
      return one ? withUnit(number, few && many ? plural(value, one, few, many) : one) : number;
    },
    listed: (price) => `${price} по прайс-листу`,
    foundBy: {
      "roof.pitch_m": "шаг рам",
      width_mm: "ширина",
      height_mm: "высота колонны",
    },
    estimate: "Цена предварительная: её уточнит инженерный расчёт.",
  },
};

const ROUNDED = {
  width: "Ширина округлена до стандартной",
  height: "Высота округлена до стандартной",
  length: "Длина округлена до сантиметра",
};

const area = (area_m2: number): string => withUnit(parts(Math.round(area_m2 * 10), 10), "м²");
const noRoomUnder = (gate_height_m: number): string =>
  `Ворота высотой ${metres(decimal(gate_height_m))} при такой высоте не помещаются`;
