import { OPTIONS } from "hangar-engine";
import type { PriceList, Roof } from "../../price-list/schema.ts";
import { capitalized, uncapitalized } from "../../text/format.ts";
import { roofInEnglish } from "../../text/roof-in-english.ts";
import { counted, listed, quoted, roubles, withUnit } from "../../text/in-english.ts";
import type { Configuration } from "../../engine/request/configuration.ts";
import type { OptionName } from "../../engine/request/options.ts";
import type { Choices } from "../../engine/choices.ts";
import type { Language } from "../language.ts";

const { rails: RAILS, filler: FILLERS, truss: TRUSSES } = OPTIONS;
const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[];

const metres = (value: number | string): string => withUnit(value, "m");
const ofMm = (value_mm: number): number => value_mm / 1000;

/** English by the field's own words. Names of the manufacturer stay as they are, and so do the contract's values. */
export const english: Language = {
  lang: "en",
  listOf: (priceList) => ({
    ...priceList,
    roofs: Object.fromEntries(
      Object.entries(priceList.roofs).map(([id, roof]) => [
        id,
        { ...roof, name: capitalized(roofInEnglish(roof)), description: roofDescription(roof) },
      ]),
    ),
    sections: SECTIONS,
    positions: positionsOf(priceList),
    delivery: {
      ...priceList.delivery,
      text:
        "Delivery is not in the price and is not calculated here: it depends on the route and the terms, and" +
        " only the manufacturer can quote it.",
    },
    foundation: {
      ...priceList.foundation,
      text: "The foundation is not in the price: the frame is erected on the customer's ready foundation.",
    },
  }),
  manufacturerOf: (manufacturer) => ({
    ...manufacturer,
    service_area: "Ask the manufacturer where it delivers and erects",
    custom_size: {
      ...manufacturer.custom_size,
      name: "Custom hangar",
      description:
        "A size or a set of openings that the price list does not have is calculated by the engineers: send a request or call.",
    },
  }),

  errors: {
    missing_parameter: "Required parameters are missing: give the roof type, the width and the length.",
    invalid_parameter: "Some parameters are wrong: correct them and calculate again.",
    unknown_parameter: "The request has a parameter that the calculation does not know: check its name.",
    unsupported_size: "There is no standard size near this one: choose one that is offered, or order a custom design.",
    does_not_fit: "The walls of this hangar have no room for so many openings: take fewer, or a larger hangar.",
    unknown_calculation_id: "There is no such calculation_id: most likely it is mistyped.",
  },
  detail: (parameters, { came, accepted }) =>
    `${parameters.join(", ")}: ${came === undefined ? "" : `${came}; `}${accepted}`,
  andMore: (count) => `and ${count} more`,

  problem: {
    missing: (accepted) => ({ came: "not given", accepted: `expected ${accepted}` }),
    invalid: (value, accepted) => ({ came: whatCame(value), accepted: `expected ${accepted}` }),
    twice: (first, second) => ({
      came: `given twice: ${whatCame(first)}, then ${whatCame(second)}`,
      accepted: "leave one",
    }),
    unknownName: (nearest, known) => ({
      came: "there is no such parameter",
      accepted: nearest ? `did you mean ${nearest}?` : `there are ${known.join(", ")}`,
    }),
    emptyName: "(empty name)",
    length(requested, { min_m, max_m }) {
      const isMillimetres = requested >= min_m * 1000 && requested <= max_m * 1000;
      const guess = isMillimetres ? `, did you mean ${requested / 1000}?` : "";
      const hint = requested >= 1000 ? `; the length is given in metres${guess}` : "";
      return { came: `got "${requested}"`, accepted: `expected ${min_m} to ${metres(max_m)}${hint}` };
    },
    size: (requested, { name }, sizes_mm, beyond_m) => ({
      came: `got "${requested}"`,
      accepted:
        `the roof "${name}" has ${metres(sizes_mm.map(ofMm).join("; "))}` +
        ` (rounded when the outermost size is no more than ${metres(beyond_m)} away)`,
    }),
    gates: (gates, gates_pos, fitting) => ({
      came: `got "${gates}"`,
      accepted: `there is room for no more than ${fitting} ${PLACES[gates_pos]}`,
    }),
    openings: (needed_m, available_m, { gate, door, window }) => ({
      accepted:
        `the openings need ${metres(needed_m)} of wall, and there are ${metres(available_m)}` +
        ` (a gate takes ${gate}, a door ${door}, a window ${metres(window)})`,
    }),
    unknownId: (id) => ({
      came: `got ${quoted(id)}`,
      accepted: "expected the calculation_id of an answer, such as ANG-12345678-ABCDE",
    }),
    absent: (id, options, version) => ({
      came: `got ${quoted(id)}`,
      accepted: `the price list of ${version} does not have ${options.join(", ")} yet`,
    }),
  },

  accepted: {
    flag: "1 or 0 (also true/false, yes/no)",
    wholeNumber: (most) => `a whole number from 0 to ${most}`,
    size: "a number without spaces and sign such as 12 or 12.5",
    percent: "a number from 0 to 100",
    absent: (value, version) => `only ${value}: the price list of ${version} does not have this yet`,
  },
  gatesPlaces: ["along the long side", "in one end", "in both ends"],

  rounded: (parameter, from_mm, to_mm) =>
    `The ${parameter} is rounded to ${parameter === "length" ? "the centimetre" : "a standard one"}:` +
    ` ${metres(ofMm(from_mm))} asked for, ${metres(ofMm(to_mm))} calculated.`,
  ineffective: (option, lack, demountable_m) =>
    `${UNMET[option] ?? option} is not counted: ${LACKS[lack](demountable_m)}.`,

  configuration({ roofs, rules }) {
    const names = new Map(Object.values(roofs).map((roof) => [roof.name, uncapitalized(roof.name)]));
    const gateSize = `${rules.gate.width_m}×${metres(rules.gate.height_m)}`;
    const own: Partial<Record<OptionName, (configuration: Configuration, roof: Roof) => string>> = {
      truss({ truss, width_mm }, { widths }) {
        if (widths[width_mm]?.truss.demountable === undefined) return "";
        return `, ${truss === TRUSSES.values.demountable ? "demountable" : "solid"} truss`;
      },
      gates({ gates, gates_pos, rails }) {
        const guides =
          rails === RAILS.values.none
            ? "without guides"
            : `guides for a lift of ${withUnit(rails.replace(/\D/g, ""), "mm")}`;
        // A single gate stands in one end, whatever both ends were to share.
        const place = PLACES[gates_pos === 2 && gates === 1 ? 1 : gates_pos];
        return `, ${counted(gates, "gate frame")} ${gateSize} ${place}, ${guides}`;
      },
      doors: ({ doors }) => `, ${counted(doors, "door frame")}`,
      windows: ({ windows }) => `, ${counted(windows, "window frame")}`,
      panels: ({ filler }) =>
        `, sandwich panels (${filler === FILLERS.values.minvata ? "mineral wool" : "polystyrene foam"})`,
    };
    return ({ configuration, roof }) => {
      const { width_mm, length_cm, height_mm } = configuration;
      const sizes =
        `${names.get(roof.name)}, ${ofMm(width_mm)} × ${metres(length_cm / 100)},` +
        ` column height ${metres(ofMm(height_mm))}`;
      const told = OPTION_NAMES.map((name) => {
        if (!configuration[name]) return "";
        const words = OPTION_WORDS[name];
        return words === undefined ? (own[name]?.(configuration, roof) ?? "") : `, ${words}`;
      });
      return sizes + told.join("");
    };
  },

  answer({ meta }, { legal_name, city, phone }, isOlder) {
    const vat = `VAT of ${Math.round(meta.vat_rate * 100)}%`;
    const manufacturer = `${legal_name}, ${city}`;
    const days = counted(meta.production_days, "day");
    const older = isOlder ? ` by the former price list of ${meta.version}, which holds no longer` : "";
    return {
      manufacturer,
      disclaimer:
        `The calculation is indicative; prices include ${vat}. The design will settle the final cost; positions with the` +
        " status estimate may change.",
      calculation_id_note:
        "calculation_id is a fingerprint of the configuration: the same parameters give the same id, and the id opens the" +
        " calculation again. It is no number of a quote request: nothing is stored anywhere, and nothing is created.",
      numbering_note:
        "Numbers of positions never change: 1 trusses, 2 columns, 3 fasteners, 4 bracing and purlins, 5 openings, 6 works," +
        " 7 sandwich panels. Gaps (2.3 right after 2.1, say) are positions that this calculation does not have.",
      production_time_text: `The frame is made in ${days} from the agreement.`,
      pricing_status_description:
        "ok: the price is confirmed by the price list; estimate: the price is preliminary and may change after the" +
        " engineering calculation.",
      next_step:
        `For an exact price hand the text of quote_prompt to the manufacturer: by phone, ${phone}, or through the form` +
        " at request_quote_url.",
      olderList: (today) =>
        (meta.withdrawn_by === undefined
          ? `The prices are those of the former price list of ${meta.version}, which holds no longer.`
          : `The prices are those of the withdrawn price list of ${meta.version}: it was a mistake and does not hold.`) +
        ` Today's price, if the present list has such a hangar, is at ${today}`,

      retelling({ hangar, bill, calculationId, inWords, others, changes }) {
        const { frames, area_m2 } = hangar.geometry;
        const area = withUnit(area_m2, "m²");
        const total = `${roubles(bill.total_with_vat)} with ${vat}`;
        const estimate = bill.has_estimate_positions ? " (some positions until the engineering calculation)" : "";
        const asPhrases = changes.map((sentence) => `; ${uncapitalized(sentence).slice(0, -1)}`).join("");
        return {
          summary:
            `Hangar frame (${inWords}): ${total}${older}, area ${area}, ${counted(frames, "frame")};` +
            ` manufacturer ${manufacturer}, made in ${days};` +
            ` delivery and foundation are not in the price, which is preliminary${estimate};` +
            ` not included either: ${others}${asPhrases}.`,
          quotePrompt:
            `Hello! Please prepare an offer for a hangar frame. Calculation ${calculationId}: ${inWords}; area ${area}.` +
            ` Preliminary price: ${total} by the ${isOlder ? "former " : ""}price list of ${meta.version}, without delivery` +
            ` and foundation;${[` not included either: ${others}.`, ...changes].join(" ")}`,
        };
      },
    };
  },

  statements: {
    preliminary: "The price is preliminary: the detailed design will settle it.",
    estimate: "Positions with the status estimate are preliminary: the engineering calculation may change their price.",
    estimateForBuyers: "The engineering calculation may change preliminary prices.",
    erection: { text: "Erection of the frame is not in the price.", advice: "To add it" },
    cladding: { text: "Cladding is not in the price.", advice: "To add sandwich panels" },
    gates: { text: "Gates are not in the price.", advice: "To add a gate frame" },
    panelErection: { text: "Erection of the panels is not in the price.", advice: "To add it" },
    pileDriving: "The screw piles are material: driving them is not in the price.",
    noDiscount:
      "No discount is applied: the public calculation has none, discount_sum is 0. Ask the manufacturer about a discount.",
    lowWall: (gate_height_m, column_height_m) =>
      `Gates ${metres(gate_height_m)} high do not fit under this height as it stands: ` +
      (column_height_m === undefined
        ? "no column on sale is high enough for them."
        : `they need columns of ${metres(column_height_m)} or more.`),
    singleGate: "The single gate frame stands in one end: both ends take two.",
    onlyFrames(choices, { width_m, height_m }) {
      const { gates, doors, windows, rails } = choices;
      const size = `${width_m}×${metres(height_m)}`;
      const frames = gates ? [`gates ${size} ${rails ? "with guides" : "without guides"}`] : [];
      if (doors) frames.push("doors");
      if (windows) frames.push("windows");
      return `Of openings the price has only the frames (${listed(frames)}): not in the price are ${listed(leftOutOfOpenings(choices))}.`;
    },
    termOfFrame({ montazh, panels, panels_montazh }, count) {
      const others = [...(panels ? ["sandwich panels"] : []), ...(montazh || panels_montazh ? ["erection"] : [])];
      return `${capitalized(counted(count, "day"))} is the time to make the frame: it does not cover ${listed(others)}.`;
    },
    leftOut(choices) {
      const { gates, panels, panels_montazh, montazh, piles } = choices;
      const texts = montazh ? [] : ["erection of the frame"];
      if (!panels) texts.push("cladding");
      else if (!panels_montazh) texts.push("erection of the panels");
      if (!gates) texts.push("gates");
      texts.push(...leftOutOfOpenings(choices));
      if (piles) texts.push("driving of the piles");
      return texts.join(", ");
    },
  },

  alternatives: {
    erection: "With erection of the frame",
    withoutErection: (withPanels) =>
      withPanels
        ? "Without erection of the frame and of the panels; the panels themselves stay"
        : "Without erection of the frame",
    cladding: "With sandwich panels (mineral wool), without their erection",
    withoutCladding({ panels_montazh, dekor_roof, dekor_wall }) {
      const gone = [
        "sandwich panels",
        ...(panels_montazh ? ["their erection"] : []),
        ...(dekor_roof || dekor_wall ? ["decor"] : []),
      ];
      return `Without ${listed(gone)}`;
    },
  },

  explanation: {
    units: {
      metres: "m",
      roubles: "RUB",
      roubles_per_metre: "RUB/m",
      bays: "bay|bays",
      braced_bays: "braced bay|braced bays",
      columns: "column|columns",
      column_lines: "line of columns|lines of columns",
      doors: "door|doors",
      ends: "end|ends",
      frames: "frame|frames",
      height_on_top: "m at the top",
      gates: "gate opening|gate openings",
      mean_height: "m on average",
      posts: "gable post|gable posts",
      roof_area: "m² of roof",
      roof_purlins: "roof purlin|roof purlins",
      rows: "row|rows",
      slope_length: "m of slope",
      slopes: "slope|slopes",
      spans: "span|spans",
      struts: "strut|struts",
      trim_length: "m of trim",
      wall_area: "m² of wall",
      girts: "girt|girts",
      windows: "window|windows",
    },
    inUnits(value, forms = "") {
      const [one, several] = forms.split("|") as [string, string?];
      if (one.startsWith("RUB")) return roubles(value) + one.slice("RUB".length);
      const number = String(Math.round(value * 1_000_000) / 1_000_000);
      return one ? withUnit(number, several !== undefined && value !== 1 ? several : one) : number;
    },
    listed: (price, reason) => `${price} by the price list${reason === undefined ? "" : `: ${reason}`}`,
    foundBy: {
      bay_spacing: "bay spacing",
      width: "width",
      column_height: "column height",
      two_spans: "two spans",
      span_over: "span over",
      span_up_to: "span up to",
    },
    estimate: "The price is preliminary: the engineering calculation will settle it.",
  },
};

const PLACES = english.gatesPlaces;

function roofDescription({ slopes, spans, attached }: Roof): string {
  if (spans === 2) return "Two mono-pitch spans with a common row of columns between them";
  if (slopes === 2) return "A roof to both sides, the ridge in the middle";
  return attached
    ? "A roof to one side, the high wall leans on a building"
    : "A roof to one side, the hangar stands by itself";
}

const SECTIONS: PriceList["sections"] = {
  1: "Trusses",
  2: "Columns",
  3: "Fasteners",
  4: "Bracing and purlins",
  5: "Frames of openings",
  6: "Works",
  7: "Sandwich panels",
};

const UNITS: Readonly<Record<string, string>> = {
  "шт.": "pcs",
  "компл.": "sets",
  м: "m",
  "м²": "m²",
  кг: "kg",
  т: "t",
};

/** Rows have their names in every language beside each other. */
function positionsOf({ positions, formulas }: PriceList): PriceList["positions"] {
  const names = new Map(formulas!.rows.map(({ key, name }) => [key, name["en"]]));
  return Object.fromEntries(
    Object.entries(positions).map(([key, position]) => [
      key,
      { ...position!, name: names.get(key) ?? position!.name, unit: UNITS[position!.unit] ?? "units" },
    ]),
  );
}

/** Options that are one text; those without are worded by others, or need one of these. */
const OPTION_WORDS: Readonly<Partial<Record<OptionName, string>>> = {
  welded: "welded roof purlins",
  wall_progony: "girts",
  anchors: "anchor blocks",
  piles: "screw piles",
  montazh: "erection of the frame",
  panels_high_wall: "cladding of the high wall",
  panels_montazh: "erection of the panels",
  dekor_roof: "decor of roof panels",
  dekor_wall: "decor of wall panels",
};

const UNMET: Readonly<Partial<Record<OptionName, string>>> = {
  truss: "The demountable truss",
  gates_pos: "The place of the gates",
  rails: "The choice of guides",
  filler: "The core of the panels",
  panels_high_wall: "Cladding of the high wall",
  panels_montazh: "Erection of the panels",
  dekor_roof: "Decor of the roof panels",
  dekor_wall: "Decor of the wall panels",
};

const LACKS = {
  gates: () => "no gates are ordered",
  panels: () => "no panels are ordered",
  only_attached: () => "only a roof that stands at a building has it",
  only_solid(sizes: readonly number[]) {
    if (sizes.length === 0) return "the trusses of this roof are only solid";
    return `the truss of this width is only solid, a demountable one there is for ${metres(sizes.join("; "))}`;
  },
};

function whatCame(value: unknown): string {
  if (value === "") return "got an empty value";
  if (Array.isArray(value)) return "got an array";
  return typeof value === "object" ? "got an object" : `got ${quoted(String(value))}`;
}

/** What an opening has besides its frame. */
function leftOutOfOpenings({ gates, doors, windows }: Choices): string[] {
  const leaves = [...(gates ? ["gates"] : []), ...(doors ? ["doors"] : [])];
  return [...(leaves.length > 0 ? [`leaves of ${listed(leaves)}`] : []), ...(windows ? ["glazing of windows"] : [])];
}
