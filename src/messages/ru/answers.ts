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
  uncapitalized,
  withUnit,
} from "../../text/format.ts";
import { OPTIONS, type OptionRow } from "../../engine/request/options.ts";
import type { Choices } from "../../engine/choices.ts";
import { configurationTextMaker } from "../../engine/configuration-in-words.ts";
import type { Language } from "../language.ts";

const PLACES = OPTIONS.gates_pos.texts;
const metres = (value: number | string): string => withUnit(value, "м");
const days = (count: number): string => counted(count, "день", "дня", "дней");

/** The contract's own language: what an engine speaks unless it is given another. */
export const russian: Language = {
  lang: "ru",
  listOf: (priceList) => priceList,
  manufacturerOf: (manufacturer) => manufacturer,

  errors: {
    missing_parameter: "Не хватает обязательных параметров — укажите тип крыши, ширину и длину.",
    invalid_parameter: "Некоторые параметры заданы неверно — исправьте их и повторите расчёт.",
    unknown_parameter: "В запросе есть параметр, которого расчёт не знает, — проверьте его имя.",
    unsupported_size: "Такого размера нет среди стандартных — выберите доступный или закажите индивидуальный проект.",
    does_not_fit: "Столько проёмов в стенах этого ангара не помещается — уменьшите их число или увеличьте ангар.",
    unknown_calculation_id: "Такого номера расчёта нет — скорее всего, в нём опечатка.",
  },
  detail: (parameters, { came, accepted }) =>
    `${parameters.join(", ")}: ${came === undefined ? "" : `${came}; `}${accepted}`,
  andMore: (count) => `и ещё ${count}`,

  problem: {
    missing: (accepted) => ({ came: "не указан", accepted: `принимается ${accepted}` }),
    invalid: (value, accepted) => ({ came: whatCame(value), accepted: `принимается ${accepted}` }),
    twice: (first, second) => ({
      came: `задан дважды: ${whatCame(first)}, затем ${whatCame(second)}`,
      accepted: "оставьте одно",
    }),
    unknownName: (nearest, known) => ({
      came: "такого параметра нет",
      accepted: nearest ? `возможно, имелся в виду ${nearest}?` : `есть ${known.join(", ")}`,
    }),
    emptyName: "(пустое имя)",
    length(requested, { min_m, max_m }) {
      const isMillimetres = requested >= min_m * 1000 && requested <= max_m * 1000;
      const guess = isMillimetres ? ` — возможно, ${decimal(requested / 1000)}?` : "";
      const hint = requested >= 1000 ? `; длина задаётся в метрах${guess}` : "";
      return {
        came: `пришло «${decimal(requested)}»`,
        accepted: `принимается от ${decimal(min_m)} до ${metres(max_m)}${hint}`,
      };
    },
    size: (requested, { name }, sizes_mm, beyond_m) => ({
      came: `пришло «${decimal(requested)}»`,
      accepted:
        `для крыши «${name}» есть ${metres(sizes_mm.map(metresOfMm).join("; "))}` +
        ` (округляем, если до крайнего размера не больше ${metres(beyond_m)})`,
    }),
    gates: (gates, gates_pos, fitting) => ({
      came: `пришло «${gates}»`,
      accepted: `${PLACES[gates_pos]} помещается не больше ${fitting}`,
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
      accepted: `в прайс-листе от ${dated(version)} ещё нет ${options.join(", ")}`,
    }),
  },

  accepted: {
    flag: "1 или 0 (также true/false, yes/no, да/нет)",
    wholeNumber: (most) => `целое число от 0 до ${most}`,
    size: "число без пробелов и знака, например 12, 12.5 или 12,5",
    percent: "число от 0 до 100",
    absent: (value, version) => `только ${value}: в прайс-листе от ${dated(version)} этого ещё нет`,
  },
  gatesPlaces: PLACES,

  rounded: (parameter, from_mm, to_mm) =>
    `${ROUNDED[parameter]}: запрошено ${metres(metresOfMm(from_mm))}, в расчёте ${metres(metresOfMm(to_mm))}.`,
  ineffective: (option, lack, demountable_m) =>
    `${(OPTIONS[option] as OptionRow).unmet}: ${LACKS[lack](demountable_m)}.`,

  configuration: configurationTextMaker,
  answer({ meta }, { legal_name, city, phone }, isOlder) {
    const vat = `НДС ${withUnit(Math.round(meta.vat_rate * 100), "%")}`;
    const manufacturer = `${legal_name}, ${city}`;
    const priceListDate = dated(meta.version);
    const older = isOlder ? ` по прежнему прайс-листу от ${priceListDate}` : "";

    return {
      manufacturer,
      disclaimer:
        `Расчёт ориентировочный, цены включают ${vat}. Окончательную стоимость определит проект;` +
        " позиции со статусом estimate могут измениться.",
      calculation_id_note:
        "calculation_id — отпечаток конфигурации: одинаковые параметры дают одинаковый номер, и по номеру расчёт можно" +
        " открыть снова. Это не номер заявки: расчёт нигде не записан и ничего не создаёт.",
      numbering_note:
        "Номера позиций постоянные: 1 — фермы, 2 — колонны, 3 — крепёж, 4 — связи и прогоны, 5 — проёмы, 6 — работы," +
        " 7 — сэндвич-панели. Пропуски (например, после 2.1 сразу 2.3) — это позиции, которых в расчёте нет.",
      production_time_text: `Каркас изготовим за ${days(meta.production_days)} с момента согласования.`,
      pricing_status_description:
        "ok — цена подтверждена прайс-листом; estimate — цена предварительная и может измениться после инженерного расчёта.",
      next_step:
        `Чтобы получить точную цену, передайте производителю текст заявки из quote_prompt: по телефону ${phone}` +
        " или через форму по ссылке request_quote_url.",
      olderList: (today) =>
        (meta.withdrawn_by === undefined
          ? `Цены — по прежнему прайс-листу от ${priceListDate}, он больше не действует.`
          : `Цены — по отозванному прайс-листу от ${priceListDate}: он был ошибкой и не действует.`) +
        ` Сегодняшнюю цену, если такой ангар есть и в нынешнем прайс-листе, даст ${today}`,

      retelling({ hangar, bill, calculationId, inWords, others, changes }) {
        const { frames, area_m2 } = hangar.geometry;
        const area = withUnit(parts(Math.round(area_m2 * 10), 10), "м²");
        const total = `${roubles(bill.total_with_vat)} с ${vat}`;
        const estimate = bill.has_estimate_positions ? ", часть позиций (estimate) уточнит инженерный расчёт" : "";
        const asPhrases = changes.map((sentence) => `; ${uncapitalized(sentence).slice(0, -1)}`).join("");
        return {
          summary:
            `Каркас ангара (${inWords}) — ${total}${older}, площадь ${area}, ${counted(frames, "рама", "рамы", "рам")};` +
            ` производитель — ${manufacturer}, срок изготовления — ${days(meta.production_days)};` +
            ` доставка и фундамент в цену не входят, цена предварительная${estimate};` +
            ` не входят также: ${others}${asPhrases}.`,
          quotePrompt:
            `Здравствуйте! Прошу подготовить коммерческое предложение на каркас ангара. Расчёт ${calculationId}:` +
            ` ${inWords}; площадь ${area}.` +
            ` Предварительная цена — ${total} по ${isOlder ? "прежнему " : ""}прайс-листу от ${priceListDate}, без доставки и фундамента;` +
            [` не входят также: ${others}.`, ...changes].join(" "),
        };
      },
    };
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
      `Ворота высотой ${metres(decimal(gate_height_m))} при такой высоте не помещаются: ` +
      (column_height_m === undefined
        ? "колонны, которой им хватит, в прайс-листе нет."
        : `им нужна колонна от ${metres(decimal(column_height_m))}.`),
    singleGate: "Рама ворот одна и стоит в одном торце: для обоих нужны две.",
    onlyFrames(choices, { width_m, height_m }) {
      const { gates, doors, windows, rails } = choices;
      const size = `${decimal(width_m)}×${metres(height_m)}`;
      const frames = gates ? [`ворот ${size} ${rails ? "с направляющими" : "без направляющих"}`] : [];
      if (doors) frames.push("дверей");
      if (windows) frames.push("окон");
      const verb = gates || doors ? "входят" : "входит";
      return `В цене только рамы проёмов (${listed(frames)}): ${leftOutOfOpenings(choices).join(", а также ")} в цену не ${verb}.`;
    },
    termOfFrame({ montazh, panels, panels_montazh }, count) {
      const others = [...(panels ? ["сэндвич-панели"] : []), ...(montazh || panels_montazh ? ["монтаж"] : [])];
      return `Срок ${days(count)} — это изготовление каркаса: ${listed(others)} в него не ${panels ? "входят" : "входит"}.`;
    },
    leftOut(choices) {
      const { gates, panels, panels_montazh, montazh, piles } = choices;
      const texts = montazh ? [] : ["монтаж каркаса"];
      if (!panels) texts.push("обшивка");
      else if (!panels_montazh) texts.push("монтаж панелей");
      if (!gates) texts.push("ворота");
      texts.push(...leftOutOfOpenings(choices));
      if (piles) texts.push("погружение свай");
      return texts.join(", ");
    },
  },

  alternatives: {
    erection: "С монтажом каркаса",
    withoutErection: (withPanels) =>
      withPanels ? "Без монтажа каркаса и монтажа панелей, сами панели остаются" : "Без монтажа каркаса",
    cladding: "С сэндвич-панелями (минвата), без их монтажа",
    withoutCladding({ panels_montazh, dekor_roof, dekor_wall }) {
      if (!dekor_roof && !dekor_wall) return `Без сэндвич-панелей${panels_montazh ? " и их монтажа" : ""}`;
      return `Без сэндвич-панелей${panels_montazh ? ", их монтажа" : ""} и декора`;
    },
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
    listed: (price, reason) => `${price} по прайс-листу${reason === undefined ? "" : `: ${reason}`}`,
    foundBy: {
      bay_spacing: "шаг рам",
      width: "ширина",
      column_height: "высота колонны",
      two_spans: "два пролёта",
      span_over: "пролёт больше",
      span_up_to: "пролёт до",
    },
    estimate: "Цена предварительная: её уточнит инженерный расчёт.",
  },
};

const ROUNDED = {
  width: "Ширина округлена до стандартной",
  height: "Высота округлена до стандартной",
  length: "Длина округлена до сантиметра",
};

const LACKS = {
  gates: () => "ворота не заказаны",
  panels: () => "панели не заказаны",
  only_attached: () => "она бывает только у крыши, которая примыкает к зданию",
  only_solid(sizes: readonly number[]) {
    if (sizes.length === 0) return "у этой крыши ферма только цельная";
    return `на эту ширину ферма только цельная, сборная бывает на ${metres(sizes.map(decimal).join("; "))}`;
  },
};

function whatCame(value: unknown): string {
  if (value === "") return "пришло пустое значение";
  if (Array.isArray(value)) return "пришёл массив";
  if (typeof value === "object") return "пришёл объект";
  return `пришло ${quoted(String(value))}`;
}

/** What an opening has besides its frame. */
function leftOutOfOpenings({ gates, doors, windows }: Choices): string[] {
  const leaves = [...(gates ? ["ворот"] : []), ...(doors ? ["дверей"] : [])];
  return [...(leaves.length > 0 ? [`полотна ${listed(leaves)}`] : []), ...(windows ? ["остекление окон"] : [])];
}
