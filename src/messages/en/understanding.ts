import { panelThickness } from "../../text/panel-thickness.ts";
import { counted, listed, quoted, roubles, withUnit } from "../../text/in-english.ts";
import { understandingTexts, type UnderstandingWords } from "../understanding-sentences.ts";

const ROOFS = "a roof is gable, mono-pitch or gable with central columns.";

const wanted = (what: string): readonly [yes: string, no: string] => [`with ${what}`, `without ${what}`];
const opening = (name: string) => (count: number) => (count === 0 ? `without ${name}s` : counted(count, name));

export const words: UnderstandingWords = {
  sizes: { width: "width", length: "length", height: "height" },
  questions: {
    roof: "which roof?",
    width: "which width?",
    length: "which length?",
    height: "which column height?",
    gates: "how many vehicle doors?",
    doors: "how many doors?",
    windows: "how many windows?",
    gates_pos: "where are the vehicle doors?",
    rails: "which lifting-door tracks?",
    filler: "which insulation?",
    truss: "which truss?",
    budget: "how much may it cost?",
  },
  howMeant: "how is it meant?",
  ofKind: {
    several: "which of the hangars is meant?",
    own_gates: "such vehicle doors take a design of their own. Price standard ones instead?",
  },
  whichLength: (least, most) => `Which length? From ${least} to ${most}.`,
  nearest: "which of the nearest?",
  none: { size: "There is no such size.", limit: "That is more than is calculated." },
  flags: {
    montazh: wanted("frame erection"),
    panels: wanted("sandwich panels"),
    panels_montazh: wanted("panel installation"),
    wall_progony: wanted("wall girts for profiled sheets"),
    welded: ["welded roof purlins", "bolted roof purlins"],
    anchors: wanted("anchor blocks"),
    piles: wanted("screw piles"),
    panels_high_wall: wanted("cladding of the high wall"),
    dekor_roof: wanted("the roof in a colour"),
    dekor_wall: wanted("the walls in a colour"),
  },
  values: {
    minvata: "mineral wool",
    penoplast: "polystyrene foam",
    solid: "solid truss",
    demountable: "demountable truss",
    none: "without lifting-door tracks",
    h500: "lifting-door tracks H 500",
    h1610: "lifting-door tracks H 1610",
    area: "the largest first",
    price: "the cheapest first",
  },
  places: ["on the long side", "in one end", "in both ends"],
  counts: {
    gates: opening("vehicle door"),
    doors: opening("door"),
    windows: opening("window"),
    budget: roubles,
    area_min: (area) => `at least ${withUnit(area, "m²")}`,
    area_max: (area) => `at most ${withUnit(area, "m²")}`,
  },
  ...{ decimal: String, quoted, listed },
  metres: (size) => withUnit(size, "m"),
  told: {
    delivery: "Delivery is not in the price: the manufacturer tells its cost.",
    discount: "The calculator applies no discounts: ask the manufacturer.",
    arched: `There are no arched hangars: ${ROOFS}`,
    tent: "There are no tent hangars: the frame is clad with sandwich panels or profiled sheets.",
    other_roof: `There is no such roof: ${ROOFS}`,
    light_steel: "The frame comes in structural steel only.",
    foundation: "The foundation is not in the price: the frame is put on the customer's finished foundation.",
    leaves: "Leaves of doors and glass are not included: frames of openings and lifting-door tracks are.",
    partition: "Rooms inside, partitions and stairs are not calculated.",
    fit_out: "Floors, utilities, painting, gutters and supervision of erection are not calculated.",
    project: "The design is not calculated by itself: the final price follows from it.",
    credit: "Instalments, credit and leasing are not calculated: ask the manufacturer.",
    crane: "A crane is not calculated: the manufacturer works out a frame for one.",
    floors: "There are no storeys or mezzanines: a hangar has one floor.",
    loads: "The calculator does not work out loads: the design will.",
    ridge: "The height is that of the column on the low side, not of the ridge.",
    opening_size: "Sizes of windows and doors are not chosen here: frames of openings are counted.",
    gate_size: ({ rules: { gate } }) => `There is one frame of a vehicle door: ${gate.width_m}×${gate.height_m} m.`,
    panels_partly: "Panels come for the roof and the walls together: neither can be clad by itself.",
    sheet: "Profiled sheets are not included: wall girts for them are.",
    panel_thickness(list) {
      const told = panelThickness(list);
      return `Panels come in one thickness${told ? `: ${told.roof} mm for the roof, ${told.walls} mm for walls` : ""}.`;
    },
    filler: "There are two kinds of insulation: mineral wool and polystyrene foam.",
    other_pile: "The piles that are counted are screw piles, only their material.",
    driving: "Driving the piles is not included: their material is.",
    size_unit: "Sizes are taken in metres.",
    turnkey:
      "Turnkey is frame erection, sandwich panels and panel installation. The foundation, delivery, leaves of doors and glass, floors and utilities are not included.",
    area: "The area is taken for the least one.",
    drawing: "Every calculation has its drawings and files: DXF, a 3D model and the bill of materials.",
    vat: "The total includes VAT; the bill of materials says how much VAT there is in it.",
    loads_stated: "The frame is made for this region, as the manufacturer states.",
    term: ({ meta }) =>
      `The frame is made in ${counted(meta.production_days, "day")} from agreement; erection and delivery come on top.`,
    most_budget: "The least sum is not used: the selection is by the greatest.",
  },
  noSize: (size, offered, also) =>
    `${size} is not standard. There are ${offered}.${also && ` It comes with: ${also}.`} The manufacturer works out sizes to order.`,
  longest: (least, most) => `The length is from ${least} to ${most}.`,
  most: (count) => `One calculation takes at most ${count}.`,
  region: {
    snow: (asked, stated) => ofRegion("Snow", asked, stated),
    wind: (asked, stated) => ofRegion("Wind", asked, stated),
  },
  rounded: (from, to, isOne) =>
    `${from} → ${to}: ${isOne ? "the nearest standard size" : "the standard sizes beside it"}.`,
  short: {
    delivery: "without delivery",
    discount: "without a discount",
    foundation: "without the foundation",
    leaves: "without leaves and glass",
    partition: "without rooms inside",
    project: "without the design",
    crane: "without a crane",
    floors: "without storeys",
    sheet: "without profiled sheets",
    driving: "without driving the piles",
    loads: "the loads take a design of their own",
    snow: "snow region {} takes a design of its own",
    wind: "wind region {} takes a design of its own",
    turnkey: "turnkey is without the foundation, delivery and leaves",
  },
  lostLetters: "The letters got lost on their way: question marks stand in their place. Send the text again, in UTF-8.",
};

/** What the frame is made for against what was asked. */
function ofRegion(load: string, asked: string, stated: string): string {
  return `${load} region ${asked}: the frame is made for ${stated}, another region takes a design of its own.`;
}

export const english = understandingTexts(words);
