import type { PriceList } from "../../price-list/schema.ts";
import { panelThickness } from "../../text/panel-thickness.ts";
import { capitalized, uncapitalized } from "../../text/format.ts";
import { REGIONS } from "../../text/load-regions.ts";
import type { Asked, Refused, UnderstandingTexts } from "../../understanding/texts/understanding-texts.ts";
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
  const { parameter, kind, about, decides, isOfSeveral, leavesOut = [], priceList } = asked;
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
    case "existing":
      return `${words}: ${parameter === "height" ? "is this the height" : "are these the sizes"} of the new hangar?`;
    case "several":
      return `${words}: which of the hangars is meant?`;
    case "unread":
      return `Not understood: ${listed(leavesOut.map(quoted))}. Put it otherwise, or calculate without it?`;
    case "tail":
    case "contradiction":
      return `${words}: how is it meant?`;
    case "area":
      return `${words}: which length?`;
    case "stray":
      return `${words}: is it another ${NAMES[parameter] ?? "value"}?`;
    case "erection_too":
      return parameter === "montazh" ? "Is the frame to be erected too?" : "Are the panels to be erected too?";
    case "cladding":
      return `${words}: clad with what?`;
    case "decor":
      return `${words}: what is to be done with the decor?`;
    case "per_place":
      return `${words}: how many in all?`;
    case "at_least":
    case "unit":
      return `${words}: how much may it cost?`;
    case "size":
    case "limit":
      return `${kind === "limit" ? "That is more than is calculated." : "There is no such size."} ${plain}`;
    case "all":
      return `${words}: does it include ${parameter === "panels" ? "sandwich panels" : "erection"}?`;
    case "not_turnkey":
      return `${words}: is erection wanted?`;
    default:
      return about === undefined ? plain : `${words}: ${uncapitalized(plain)}`;
  }
}

/** Kinds of doubt whose choices say which size each number is. */
const OF_SEVERAL = ["which", "several", "stray", "tail", "contradiction", "area", "alternatives", "existing"];

function choice(parameters: Readonly<Record<string, Value>>, { kind, priceList }: Asked): string {
  if (kind === "unread") return "calculate without it";
  const parts = Object.entries(parameters).map(([name, value]) =>
    OF_SEVERAL.includes(kind) && NAMES[name]
      ? `${NAMES[name]} ${part(name, value, priceList)}`
      : part(name, value, priceList),
  );
  return parts.join(", ");
}

function sizeReason(name: "width" | "height", { priceList, asked: asked_m = 0, roof, sizesOf }: Refused): string {
  const of = (id: string) => sizesOf(name, id);
  const named = (id: string): string => uncapitalized(priceList.roofs[id]!.name);
  const roofs = roof === undefined ? Object.keys(priceList.roofs) : [roof];
  const offered = roofs.map((id) => `${named(id)}: ${metres(listed(of(id).map(String)))}`).join("; ");
  const also = Object.keys(priceList.roofs)
    .filter((id) => id !== roof && of(id).some((one) => Math.abs(one - asked_m) <= priceList.rounding.beyond_m))
    .map(named);
  const instead = roof !== undefined && also.length > 0 ? ` It comes with: ${listed(also)}.` : "";
  return (
    `${capitalized(NAMES[name]!)} ${metres(asked_m)} is not standard. There are ${offered}.${instead}` +
    " The manufacturer works out sizes to order."
  );
}

const LOADS = "The calculator does not work out loads: the design will.";
const REASONS: Readonly<Record<string, string | ((list: Refused["priceList"]) => string)>> = {
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
  snow: LOADS,
  wind: LOADS,
  ridge: "The height is that of the column on the low side, not of the ridge.",
  opening_size: "Sizes of windows and doors are not chosen here: frames of openings are counted.",
  gate_size: ({ rules: { gate } }) => `There is one frame of a gate: ${gate.width_m}×${gate.height_m} m.`,
  panels_partly: "Panels come for the roof and the walls together: neither can be clad by itself.",
  vat: "The total includes VAT; the bill says how much of it is VAT.",
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

function reason(refused: Refused): string {
  const { reason: name, priceList, asked } = refused;
  const { length } = priceList;
  if (name === "length") return `The length is from ${length.min_m} to ${metres(length.max_m)}.`;
  if (name === "limit") return `One calculation takes at most ${asked}.`;
  if (name === "width" || name === "height") return sizeReason(name, refused);
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
  vat: "with VAT",
  loads: "the loads take a design of their own",
  snow: "snow region {} takes a design of its own",
  wind: "wind region {} takes a design of its own",
};

const NOTES_SHORT: Readonly<Record<string, string>> = {
  turnkey: "turnkey is without the foundation, delivery and leaves",
};

const inShort = ({ reason: name, asked = 0 }: Refused): string | undefined =>
  SHORT[name]?.replace("{}", REGIONS[asked - 1]!);

const NOTES: Readonly<Record<string, string>> = {
  turnkey:
    "Turnkey is erection of the frame, sandwich panels and their erection. The foundation, delivery, leaves of gates, doors and glazing, floors and utilities are not included.",
  area: "The area is taken for the least one.",
  one: "The price is of one hangar.",
  loads_stated: "The frame is made for this region, as the manufacturer states.",
  most_budget: "The least sum is not used: the selection is by the greatest.",
};

export const english: UnderstandingTexts = {
  ...{ question, choice, reason, inShort },
  note: (name) => NOTES[name]!,
  noteInShort: (name) => NOTES_SHORT[name],
};

/** By whose names they are checked. */
export const tables = { QUESTIONS, FLAGS, VALUES, REASONS, SHORT, NOTES, NOTES_SHORT };
