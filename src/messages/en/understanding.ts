import type { PriceList } from "../../price-list/schema.ts";
import { panelThickness } from "../../text/panel-thickness.ts";
import { capitalized, uncapitalized } from "../../text/format.ts";
import { REGIONS } from "../../text/load-regions.ts";
import type { Asked, Refused, UnderstandingTexts } from "../understanding-texts.ts";
import { counted, listed, quoted, roubles, withUnit } from "../../text/in-english.ts";

const NAMES: Readonly<Record<string, string>> = { width: "width", length: "length", height: "height" };

const QUESTIONS: Readonly<Record<string, string>> = {
  roof: "Which roof?",
  width: "Which width?",
  length: "Which length?",
  height: "Which column height?",
  gates: "How many gates?",
  doors: "How many doors?",
  windows: "How many windows?",
  gates_pos: "Where are the gates?",
  rails: "Which guides?",
  montazh: "Is the erection of the frame wanted?",
  panels: "Are sandwich panels wanted?",
  panels_montazh: "Is the erection of the panels wanted?",
  filler: "Which insulation?",
  welded: "Are the roof purlins to be welded?",
  piles: "Are screw piles wanted?",
  panels_high_wall: "Is the high wall to be clad too?",
  anchors: "Are anchor blocks wanted?",
  truss: "Which truss?",
  wall_progony: "Are wall girts for profiled sheets wanted?",
  dekor_roof: "Is decor of the roof wanted?",
  dekor_wall: "Is decor of the walls wanted?",
  budget: "How much may it cost?",
};

const FLAGS: Readonly<Record<string, readonly [yes: string, no: string]>> = {
  montazh: ["with erection of the frame", "without erection of the frame"],
  panels: ["with sandwich panels", "without panels"],
  panels_montazh: ["with erection of the panels", "without erection of the panels"],
  wall_progony: ["with wall girts for profiled sheets", "without wall girts"],
  welded: ["welded purlins", "bolted purlins"],
  anchors: ["with anchor blocks", "without anchor blocks"],
  piles: ["with screw piles", "without piles"],
  panels_high_wall: ["with cladding of the high wall", "without cladding of the high wall"],
  dekor_roof: ["decor of the roof", "without decor of the roof"],
  dekor_wall: ["decor of the walls", "without decor of the walls"],
};

const VALUES: Readonly<Record<string, string>> = {
  minvata: "mineral wool",
  penoplast: "polystyrene foam",
  solid: "solid truss",
  demountable: "demountable truss",
  none: "without guides",
  h500: "guides H 500",
  h1610: "guides H 1610",
  area: "the largest first",
  price: "the cheapest first",
  price_per_m2: "the cheapest per m² first",
};

const PLACES = ["along the long side", "in one end", "in both ends"];

const OPENINGS: Readonly<Record<string, readonly [one: string, several: string]>> = {
  gates: ["gate", "gates"],
  doors: ["door", "doors"],
  windows: ["window", "windows"],
};

const metres = (size: number | string): string => withUnit(size, "m");

type Value = string | number | boolean;

function part(name: string, value: Value, priceList: PriceList): string {
  if (name === "roof") return uncapitalized(priceList.roofs[String(value)]!.name);
  const flag = FLAGS[name];
  if (flag) return flag[value ? 0 : 1];
  if (name === "gates_pos") return PLACES[Number(value)]!;
  const opening = OPENINGS[name];
  if (opening) return value === 0 ? `without ${opening[1]}` : counted(Number(value), ...opening);
  if (name === "budget") return roubles(Number(value));
  if (name.startsWith("area")) {
    return `${{ area_min: "at least ", area_max: "at most " }[name] ?? ""}${withUnit(Number(value), "m²")}`;
  }
  if (NAMES[name]) return metres(Number(value));
  return VALUES[String(value)] ?? String(value);
}

function question(asked: Asked): string {
  const { parameter, kind, about, decides, isOfSeveral, priceList } = asked;
  const { length } = priceList;
  const sizes = decides.map((name) => `the ${NAMES[name] ?? name}`);
  const plain = QUESTIONS[parameter] ?? "How is it meant?";
  const words = about === undefined ? "" : quoted(about);
  switch (kind) {
    case "missing":
      return parameter === "length" ? `Which length? From ${length.min_m} to ${metres(length.max_m)}.` : plain;
    case "which":
      return isOfSeveral
        ? `${words}: which is ${sizes.join(", and which ")}?`
        : `${words}: is it ${sizes.join(" or ")}?`;
    case "several":
      return `${words}: which of the hangars is meant?`;
    case "contradiction":
      return `${words}: how is it meant?`;
    case "area":
      return `${words}: which length?`;
    case "erection_too":
      return parameter === "montazh" ? "Is the frame to be erected too?" : "Are the panels to be erected too?";
    case "cladding":
      return `${words}: clad with what?`;
    case "decor":
      return `${words}: what is to be done with the decor?`;
    case "per_place":
      return `${words}: how many in all?`;
    case "own_gates":
      return `${words}: such gates take a design of their own. Are standard ones to be counted?`;
    case "at_least":
    case "unit":
      return `${words}: how much may it cost?`;
    case "size":
      return isOfSeveral ? "There is no such size. Which of the nearest?" : `There is no such size. ${plain}`;
    case "limit":
      return `That is more than is calculated. ${plain}`;
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
      metres(`${String(width)} × ${length}`),
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

function sizeReason(name: "width" | "height", { priceList, asked: asked_m = 0, roofs, sizesOf }: Refused): string {
  const of = (id: string) => sizesOf(name, id);
  const named = (id: string): string => uncapitalized(priceList.roofs[id]!.name);
  const offered = roofs.map((id) => `${named(id)}: ${metres(listed(of(id).map(String)))}`).join("; ");
  const also = Object.keys(priceList.roofs)
    .filter((id) => !roofs.includes(id) && of(id).some((one) => Math.abs(one - asked_m) <= priceList.rounding.beyond_m))
    .map(named);
  const instead = also.length > 0 ? ` It comes with: ${listed(also)}.` : "";
  return (
    `${capitalized(NAMES[name]!)} ${metres(asked_m)} is not standard. There are ${offered}.${instead}` +
    " The manufacturer works out sizes to order."
  );
}

const LOADS = "The calculator does not work out loads: the design will.";
const REASONS: Readonly<Record<string, string | ((list: PriceList) => string)>> = {
  delivery: "Delivery is not in the price and is not calculated here: the manufacturer tells its cost.",
  discount: "The calculator applies no discounts: ask the manufacturer.",
  arched: "There are no arched hangars: a roof is gable, mono-pitch or gable with central columns.",
  tent: "There are no tent hangars: the frame is clad with sandwich panels or profiled sheets.",
  other_roof: "There is no such roof: it is gable, mono-pitch or gable with central columns.",
  light_steel: "The frame comes in structural steel only.",
  foundation: "The foundation is not in the price: the frame is put on the customer's finished foundation.",
  leaves: "Leaves of gates, doors and glazing are not included: frames of openings and guides are.",
  partition: "Rooms inside, partitions and stairs are not calculated.",
  fit_out: "Floors, utilities, painting, gutters and supervision of erection are not calculated.",
  project: "The design is not calculated by itself: the final price follows from it.",
  credit: "Instalments, credit and leasing are not calculated: ask the manufacturer.",
  crane: "A crane is not calculated: the manufacturer works out a frame for one.",
  floors: "There are no storeys or mezzanines: a hangar has one floor.",
  loads: LOADS,
  ridge: "The height is that of the column on the low side, not of the ridge.",
  opening_size: "Sizes of windows and doors are not chosen here: frames of openings are counted.",
  gate_size: ({ rules: { gate } }) => `There is one frame of a gate: ${gate.width_m}×${gate.height_m} m.`,
  panels_partly: "Panels come for the roof and the walls together: neither can be clad by itself.",
  panels_alone: "Panels without a frame are not priced here: the price is that of a frame, and panels are added to it.",
  sheet: "Profiled sheets are not included: girts for them are.",
  panel_thickness(list) {
    const told = panelThickness(list);
    return `Panels come in one thickness${told ? `: ${told.roof} mm for the roof, ${told.walls} mm for walls` : ""}.`;
  },
  filler: "There are two fillers: mineral wool and polystyrene foam.",
  other_pile: "The piles that are counted are screw piles, only their material.",
  driving: "Driving the piles is not included: their material is.",
  size_unit: "Sizes are taken in metres.",
};

/** What the frame is made for against what was asked. */
function regionReason(kind: "snow" | "wind", { loads, asked = 0 }: Refused): string {
  const stated = loads?.[`${kind}_region`];
  const region = REGIONS[asked - 1];
  if (stated === undefined || region === undefined) return LOADS;
  return `${capitalized(kind)} region ${region}: the frame is made for ${stated}, another region takes a design of its own.`;
}

function reason(refused: Refused): string {
  const { name, priceList, asked } = refused;
  const { length } = priceList;
  if (name === "length") return `The length is from ${length.min_m} to ${metres(length.max_m)}.`;
  if (name === "limit") return `One calculation takes at most ${asked}.`;
  if (name === "width" || name === "height") return sizeReason(name, refused);
  if (name === "snow" || name === "wind") return regionReason(name, refused);
  const told = REASONS[name]!;
  return typeof told === "string" ? told : told(priceList);
}

const SHORT: Readonly<Record<string, string>> = {
  delivery: "without delivery",
  discount: "without a discount",
  foundation: "without the foundation",
  leaves: "without leaves and glazing",
  partition: "without rooms inside",
  project: "without the design",
  crane: "without a crane",
  floors: "without storeys",
  sheet: "without profiled sheets",
  driving: "without driving the piles",
  loads: "the loads take a design of their own",
  snow: "snow region {} takes a design of its own",
  wind: "wind region {} takes a design of its own",
};

const NOTES_SHORT: Readonly<Record<string, string>> = {
  turnkey: "turnkey is without the foundation, delivery and leaves",
};

const inShort = (name: string, asked = 0): string | undefined =>
  asked > 0 || !(name === "snow" || name === "wind")
    ? SHORT[name]?.replace("{}", REGIONS[asked - 1] ?? "")
    : SHORT["loads"];

const NOTES: Readonly<Record<string, string | ((list: PriceList) => string)>> = {
  turnkey:
    "Turnkey is erection of the frame, sandwich panels and their erection. The foundation, delivery, leaves of gates, doors and glazing, floors and utilities are not included.",
  area: "The area is taken for the least one.",
  drawing: "Every calculation has its drawings and files: DXF, a 3D model and the bill.",
  vat: "The total includes VAT; the bill says how much VAT there is in it.",
  loads_stated: "The frame is made for this region, as the manufacturer states.",
  term: ({ meta }) =>
    `The frame is made in ${counted(meta.production_days, "day")} from agreement; erection and delivery come on top.`,
  most_budget: "The least sum is not used: the selection is by the greatest.",
};

/** A size that is made otherwise. */
function rounded(parameter: string, from: number, least: number, most: number): string {
  const to = least === most ? String(most) : `${least}–${most}`;
  return `${capitalized(NAMES[parameter]!)} ${metres(from)} → ${metres(to)}: the nearest standard size.`;
}

export const english: UnderstandingTexts = {
  ...{ question, choice, value, reason, inShort, rounded },
  note: (name, list) => (typeof NOTES[name] === "function" ? NOTES[name](list) : NOTES[name]!),
  noteInShort: (name) => NOTES_SHORT[name],
  lostLetters: "The letters got lost on their way: question marks stand in their place. Send the text again, in UTF-8.",
};

/** By whose names they are checked. */
export const tables = { QUESTIONS, FLAGS, VALUES, REASONS, SHORT, NOTES, NOTES_SHORT };
