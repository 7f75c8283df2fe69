import type { PriceList } from "../price-list/schema.ts";
import {
  demountableWidths,
  OPTIONS,
  type Lack,
  type OPTION_ROWS,
  type OptionName,
  type OptionRow,
} from "../options/options.ts";
import { heightForGates } from "./geometry/gates.ts";
import type { Hangar } from "./geometry/hangar.ts";
import type { Notice } from "./response.ts";
import type { Configuration } from "./request/configuration.ts";
import { byChoices, type Choices } from "./choices.ts";
import type { Addable, Language, NotInTerm } from "../messages/language.ts";

/** A statement of what is not in the price, and the parameter that would put it there. */
export interface Warning {
  text: string;
  remedy?: { name: "montazh" | "panels" | "gates" | "panels_montazh"; value: string };
}

/** The sentences of an answer's `warnings`, and each of them as data, in the same order. */
export interface Statements {
  texts: string[];
  notices: Notice[];
}

function add({ texts, notices }: Statements, text: string, code: Notice["code"], more?: Omit<Notice, "code">): void {
  texts.push(text);
  // Answers share them.
  if (more?.values) Object.freeze(more.values);
  notices.push(Object.freeze({ code, ...more }));
}

type Remedy = NonNullable<Warning["remedy"]>["name"];

/** What can be added, and by what parameter. */
const ADDABLE = {
  erection_not_included: ["montazh", "erection"],
  cladding_not_included: ["panels", "cladding"],
  gates_not_included: ["gates", "gates"],
  panel_erection_not_included: ["panels_montazh", "panelErection"],
} as const satisfies Partial<Record<Notice["code"], readonly [Remedy, keyof Language["statements"]]>>;

const advised = ({ text, advice }: Addable, name: Remedy): string => `${text} ${advice}: ${name}=1.`;

/** Reads one of the `warnings` of answers in a language: in a buyer's words, what remedies it apart. */
export function warningReader({ statements }: Language): (warning: string) => Warning {
  const told = new Map<string, Warning>([[statements.estimate, { text: statements.estimateForBuyers }]]);
  for (const [name, key] of Object.values(ADDABLE)) {
    told.set(advised(statements[key], name), { text: statements[key].text, remedy: { name, value: "1" } });
  }
  return (warning) => told.get(warning) ?? { text: warning };
}

/** Makes the statements of one hangar; the options without effect and the percent of discount are the request's. */
export type WarningsOf = (
  hangar: Hangar,
  hasEstimatePositions: boolean,
  ofGates: Statements,
  unmet: readonly Unmet[],
  discount: number,
) => Statements;

/**
 * The manufacturer's statements of what is not in the price: contract, "Conditional statements in warnings", and after
 * those the calculation page's, "What is not in the price".
 */
export function warningsMaker(priceList: PriceList, language: Language): WarningsOf {
  const { statements } = language;
  const always: Statements = { texts: [], notices: [] };
  add(always, priceList.foundation.text, "foundation_not_included");
  add(always, priceList.delivery.text, "delivery_not_included");
  add(always, statements.preliminary, "price_preliminary");
  const ofChoices = byChoices((choices) => choiceStatements(choices, priceList, language));
  return ({ configuration }, hasEstimatePositions, ofGates, unmet, discount) => {
    const chosen = ofChoices(configuration);
    const told = { texts: [...always.texts], notices: [...always.notices] };
    if (hasEstimatePositions) add(told, statements.estimate, "estimate_positions");
    for (const { texts, notices } of [chosen, ofGates]) {
      told.texts.push(...texts);
      told.notices.push(...notices);
    }
    for (const { text, option, lack } of unmet) add(told, text, "no_effect", { parameter: option, values: { lack } });
    if (discount > 0) add(told, statements.noDiscount, "discount_not_applied", { parameter: "discount" });
    return told;
  };
}

/** What is to be known of where gates stand, whoever asks: an id tells it, too. */
export function gateStatements(hangar: Hangar, { statements }: Language): Statements {
  const told: Statements = { texts: [], notices: [] };
  const { gates, gates_pos } = hangar.configuration;
  const { height_m: gate_height_m, min_wall_m } = hangar.priceList.rules.gate;
  const { gate_too_tall, wall_at_gates_m } = hangar.geometry;
  if (gate_too_tall) {
    // Down to a whole millimetre: rounded up it might be enough.
    const wall_m = Math.floor(wall_at_gates_m * 1000 + 1e-6) / 1000;
    const column_height_m = heightForGates(hangar);
    const values = { gate_height_m, wall_m, min_wall_m, ...(column_height_m !== undefined && { column_height_m }) };
    const text = lowWallText(gate_height_m, column_height_m, statements);
    add(told, text, "wall_too_low_for_gates", { parameter: "height", values });
  }
  if (gates === 1 && gates_pos === 2) {
    add(told, statements.singleGate, "gate_in_one_end", { parameter: "gates_pos" });
  }
  return told;
}

/** Gates in a wall lower than they need; `column_height_m` is the lowest column under which they fit, if any is. */
export function lowWallText(
  gate_height_m: number,
  column_height_m: number | undefined,
  { lowWall, tooLowWall }: Language["statements"],
): string {
  return column_height_m === undefined ? tooLowWall(gate_height_m) : lowWall(gate_height_m, column_height_m);
}

function choiceStatements(choices: Choices, priceList: PriceList, language: Language): Statements {
  const { gates, doors, windows, montazh, panels, panels_montazh, piles } = choices;
  const words = language.statements;
  const told: Statements = { texts: [], notices: [] };
  const addable = (code: keyof typeof ADDABLE) => {
    const [name, key] = ADDABLE[code];
    add(told, advised(words[key], name), code, { parameter: name });
  };
  if (!montazh) addable("erection_not_included");
  if (!panels) addable("cladding_not_included");
  if (!gates) addable("gates_not_included");
  if (panels && !panels_montazh) addable("panel_erection_not_included");
  if (gates || doors || windows) {
    add(told, openingsText(choices, priceList, language), "leaves_not_included", { values: { gates, doors, windows } });
  }
  if (piles) add(told, words.pileDriving, "pile_driving_not_included", { parameter: "piles" });
  if (montazh || panels) {
    const days = priceList.meta.production_days;
    add(told, termText(choices, priceList, language), "production_time_of_frame_alone", { values: { days } });
  }
  return told;
}

/** Of the openings only frames are in the price. */
export function openingsText(choices: Choices, { rules }: PriceList, { statements, listed }: Language): string {
  const { gates, rails, doors, windows } = choices;
  const { framesOf, onlyFrames } = statements;
  const frames = gates ? [framesOf.gates[rails ? "withGuides" : "withoutGuides"](rules.gate)] : [];
  if (doors) frames.push(framesOf.doors);
  if (windows) frames.push(framesOf.windows);
  return onlyFrames(listed(frames), leftOutOfOpenings(choices, statements), gates || doors);
}

/** The days are those of the frame alone. */
export function termText(choices: Choices, { meta }: PriceList, { statements }: Language): string {
  const others: NotInTerm[] = choices.panels ? ["panels"] : [];
  if (choices.montazh || choices.panels_montazh) others.push("erection");
  return statements.termOfFrame(meta.production_days, others);
}

/** What an opening has besides its frame. */
function leftOutOfOpenings({ gates, doors, windows }: Choices, words: Language["statements"]): string[] {
  const leaves = [...(gates ? (["gates"] as const) : []), ...(doors ? (["doors"] as const) : [])];
  return [...(leaves.length > 0 ? [words.leavesOf(leaves)] : []), ...(windows ? [words.leftOut.glazing] : [])];
}

/** What a buyer could take for included, besides delivery and foundation. */
export function leftOutMaker({ statements }: Language): (configuration: Configuration) => string {
  const { leftOut } = statements;
  return byChoices((choices) => {
    const { gates, panels, panels_montazh, montazh, piles } = choices;
    const texts = montazh ? [] : [leftOut.erection];
    if (!panels) texts.push(leftOut.cladding);
    else if (!panels_montazh) texts.push(leftOut.panelErection);
    if (!gates) texts.push(leftOut.gates);
    texts.push(...leftOutOfOpenings(choices, statements));
    if (piles) texts.push(leftOut.pileDriving);
    return texts.join(", ");
  });
}

/** An option that was asked for and changes nothing: what it needs, and the sentence about it. */
export interface Unmet {
  option: OptionName;
  lack: Lack;
  text: string;
}

export function ineffective(
  options: readonly (typeof OPTION_ROWS)[number][],
  { roof, configuration }: Hangar,
  language: Language,
): Unmet[] {
  return options.map(({ name: option, needs, only }) => {
    const lack = only && !only.holds(roof, configuration.width_mm) ? only.lack : needs!;
    return { option, lack, text: unmetText(option, lack, demountableWidths(roof), language) };
  });
}

/** What is said of an option that changes nothing; `demountable_m` are widths of the roof on which it has such trusses. */
export function unmetText(
  option: OptionName,
  lack: Lack,
  demountable_m: readonly number[],
  { lang, lacks, onlySolidHere }: Language,
): string {
  const why = lack === "only_solid" && demountable_m.length > 0 ? onlySolidHere(demountable_m) : lacks[lack];
  return `${(OPTIONS[option] as OptionRow).unmet![lang]}: ${why}.`;
}
