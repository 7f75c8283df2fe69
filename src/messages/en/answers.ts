import { counted, listed, quoted, roubles, withUnit } from "../../text/in-english.ts";
import type { Language } from "../language.ts";
import { toldList } from "../told-list.ts";

const metres = (value: number | string): string => withUnit(value, "m");
const ofMm = (value_mm: number): number => value_mm / 1000;

/** English by the field's own words. Names of the manufacturer stay as they are, and so do the contract's values. */
export const english: Language = {
  lang: "en",
  list: toldList("en", {
    roofs: {
      gable: { name: "Gable", description: "A roof to both sides, the ridge in the middle" },
      central_columns: {
        name: "Gable with central columns",
        description: "Two mono-pitch spans with a common row of columns between them",
      },
      lean_to: { name: "Lean-to", description: "A roof to one side, the high wall leans on a building" },
      mono_pitch: {
        name: "Freestanding mono-pitch",
        description: "A roof to one side, the hangar stands by itself",
      },
    },
    sections: {
      1: "Trusses",
      2: "Columns",
      3: "Fasteners",
      4: "Bracing and purlins",
      5: "Frames of openings",
      6: "Works",
      7: "Sandwich panels",
    },
    units: { "шт.": "pcs", "компл.": "sets", м: "m", "м²": "m²", кг: "kg", т: "t" },
    otherUnits: "units",
    delivery:
      "Delivery is not included and is not calculated here: it depends on the route and the terms, and" +
      " only the manufacturer can quote it.",
    foundation: "The foundation is not included: the frame is erected on the customer's ready foundation.",
    service_area: "Ask the manufacturer where it delivers and erects",
    custom_size: {
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
  andMore: (count) => `and ${count} more`,
  listed,

  problem: {
    came: {
      text: (text) => `got ${quoted(text)}`,
      empty: "got an empty value",
      array: "got an array",
      object: "got an object",
    },
    notGiven: "not given",
    expected: (accepted) => `expected ${accepted}`,
    twice: (first, second) => ({ came: `given twice: ${first}, then ${second}`, accepted: "leave one" }),
    noSuchName: "there is no such parameter",
    didYouMean: (name) => `did you mean ${name}?`,
    thereAre: (names) => `there are ${names}`,
    ampersand: 'the link has "&amp;" for "&", as HTML writes it: leave "&" in the address',
    lostLetters:
      "letters are lost, for the text came in no UTF-8: send the original in UTF-8, percent-encoded in an address",
    emptyName: "(empty name)",
    length: (requested, { min_m, max_m }) => ({
      came: `got "${requested}"`,
      accepted: `expected ${min_m} to ${metres(max_m)}`,
    }),
    inMetres: "; the length is given in metres",
    perhapsMetres: (length_m) => `, did you mean ${length_m}?`,
    size: (requested, name, sizes_mm, beyond_m) => ({
      came: `got "${requested}"`,
      accepted:
        `the roof "${name}" has ${metres(sizes_mm.map(ofMm).join("; "))}` +
        ` (rounded when the outermost size is no more than ${metres(beyond_m)} away)`,
    }),
    gates: (gates, place, fitting) => ({
      came: `got "${gates}"`,
      accepted: `there is room for no more than ${fitting} ${place}`,
    }),
    openings: (needed_m, available_m, { gate, door, window }) => ({
      accepted:
        `the openings need ${metres(needed_m)} of wall, and there are ${metres(available_m)}` +
        ` (a vehicle door takes ${gate}, a door ${door}, a window ${metres(window)})`,
    }),
    unknownId: (id) => ({
      came: `got ${quoted(id)}`,
      accepted: "expected the calculation_id of an answer, such as ANG-12345678-ABCDE",
    }),
    absent: (id, options, version) => ({
      came: `got ${quoted(id)}`,
      accepted: `the price list of ${version} does not have ${options} yet`,
    }),
  },

  accepted: {
    flag: "1 or 0 (also true/false, yes/no)",
    wholeNumber: (most) => `a whole number from 0 to ${most}`,
    size: "a number without spaces and sign such as 12 or 12.5",
    percent: "a number from 0 to 100",
    absent: (value, version) => `only ${value}: the price list of ${version} does not have this yet`,
  },

  rounded: (parameter, from_mm, to_mm) =>
    `The ${parameter} is rounded to ${ROUNDED_TO[parameter]}:` +
    ` ${metres(ofMm(from_mm))} asked for, ${metres(ofMm(to_mm))} calculated.`,

  lacks: {
    gates: "no vehicle doors are ordered",
    panels: "no panels are ordered",
    only_attached: "only a roof that stands at a building has it",
    only_solid: "the trusses of this roof are only solid",
  },
  onlySolidHere: (sizes) =>
    `the truss of this width is only solid, a demountable one there is for ${metres(sizes.join("; "))}`,

  configuration: {
    sizes: (roof, width_mm, length_cm, height_mm) =>
      `${roof}, ${ofMm(width_mm)} × ${metres(length_cm / 100)}, column height ${metres(ofMm(height_mm))}`,
    truss: { solid: "solid truss", demountable: "demountable truss" },
    gates: (count, { width_m, height_m }, place, guides) =>
      `${counted(count, "vehicle door opening")} ${width_m}×${metres(height_m)} ${place}, ${guides}`,
    withoutGuides: "without lifting-door tracks",
    guides: (lift_mm) => `lifting-door tracks for a lift of ${withUnit(lift_mm, "mm")}`,
    panels: (filler) => `sandwich panels (${filler})`,
    fillers: { minvata: "mineral wool", penoplast: "polystyrene foam" },
    count: (count, words) => counted(count, words),
  },

  answer({ vat_percent, version, production_days, manufacturer, phone, isOlder }) {
    const vat = `${vat_percent}% VAT`;
    const days = counted(production_days, "day");
    const older = isOlder ? ` by the former price list of ${version}, which holds no longer` : "";
    const today = (url: string) => ` Today's price, if the present list has such a hangar, is at ${url}`;
    return {
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
      olderList: (url) =>
        `The prices are those of the former price list of ${version}, which holds no longer.${today(url)}`,
      withdrawnList: (url) =>
        `The prices are those of the withdrawn price list of ${version}: it was a mistake and does not hold.${today(url)}`,

      summary({ area_m2, frames, total_with_vat, has_estimate_positions, inWords, others }) {
        const estimate = has_estimate_positions ? " (some positions until the engineering calculation)" : "";
        return (
          `Hangar frame (${inWords}): ${roubles(total_with_vat)} incl. ${vat}${older}, area ${withUnit(area_m2, "m²")},` +
          ` ${counted(frames, "frame")}; manufacturer ${manufacturer}, made in ${days};` +
          ` delivery and foundation are not included; the price is preliminary${estimate};` +
          ` not included either: ${others}`
        );
      },
      quotePrompt: ({ area_m2, total_with_vat, calculation_id, inWords, others }) =>
        `Hello! Please prepare an offer for a hangar frame. Calculation ${calculation_id}: ${inWords};` +
        ` area ${withUnit(area_m2, "m²")}. Preliminary price: ${roubles(total_with_vat)} incl. ${vat}` +
        ` by the ${isOlder ? "former " : ""}price list of ${version}, without delivery and foundation;` +
        ` not included either: ${others}.`,
    };
  },
  loads: ({ snow_region, wind_region }) =>
    `The frame is designed for snow region ${snow_region} and wind region ${wind_region} of the Russian code, ` +
    "as the manufacturer states.",

  statements: {
    preliminary: "The price is preliminary: the detailed design will settle it.",
    estimate: "Positions with the status estimate are preliminary: the engineering calculation may change their price.",
    estimateForBuyers: "The engineering calculation may change preliminary prices.",
    erection: { text: "Erection of the frame is not included.", advice: "To add it" },
    cladding: { text: "Cladding is not included.", advice: "To add sandwich panels" },
    gates: { text: "Vehicle doors are not included.", advice: "To add a vehicle door opening" },
    panelErection: { text: "Panel installation is not included.", advice: "To add it" },
    pileDriving: "The screw piles are material: driving them is not included.",
    noDiscount:
      "No discount is applied: the public calculation has none, discount_sum is 0. Ask the manufacturer about a discount.",
    lowWall: (gate_height_m, column_height_m) =>
      `${noRoomUnder(gate_height_m)}: they need columns of ${metres(column_height_m)} or more.`,
    tooLowWall: (gate_height_m) => `${noRoomUnder(gate_height_m)}: no column on sale is high enough for them.`,
    singleGate: "The single vehicle door opening is in one end: both ends take two.",
    onlyFrames: (frames, leftOut) =>
      `Of openings only the frames are included (${frames}); not included: ${listed(leftOut)}.`,
    framesOf: {
      gates: {
        withGuides: ({ width_m, height_m }) => `vehicle doors ${width_m}×${metres(height_m)} with lifting-door tracks`,
        withoutGuides: ({ width_m, height_m }) =>
          `vehicle doors ${width_m}×${metres(height_m)} without lifting-door tracks`,
      },
      doors: "doors",
      windows: "windows",
    },
    termOfFrame(count, others) {
      const words = listed(others.map((other) => ({ panels: "sandwich panels", erection: "erection" })[other]));
      return `${counted(count, "day")} is the time to make the frame: it does not cover ${words}.`;
    },
    leftOut: {
      erection: "erection of the frame",
      cladding: "cladding",
      panelErection: "panel installation",
      gates: "vehicle doors",
      glazing: "glazing of windows",
      pileDriving: "driving of the piles",
    },
    leavesOf: ([one, other]) =>
      other ? "all door leaves" : { gates: "vehicle door leaves", doors: "door leaves" }[one!],
  },

  alternatives: {
    erection: "With erection of the frame",
    withoutErection: "Without erection of the frame",
    withoutAnyErection: "Without erection of the frame and panel installation; the panels themselves stay",
    cladding: "With sandwich panels (mineral wool), without panel installation",
    withoutCladding: (gone) => `Without ${gone}`,
    gone: { panels: "sandwich panels", erection: "panel installation", decor: "decor" },
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
      gates: "vehicle door opening|vehicle door openings",
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
    listed: (price) => `${price} by the price list`,
    foundBy: {
      "roof.pitch_m": "bay spacing",
      width_mm: "width",
      height_mm: "column height",
    },
    estimate: "The price is preliminary: the engineering calculation will settle it.",
  },
};

const ROUNDED_TO = { width: "a standard one", height: "a standard one", length: "the centimetre" };

const noRoomUnder = (gate_height_m: number): string =>
  `Vehicle doors ${metres(gate_height_m)} high do not fit under this height as it stands`;
