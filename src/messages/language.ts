import type { FoundBy, Unit } from "../engine/numbers/units.ts";
import type { ErrorCode } from "../engine/response.ts";
import type { Lack } from "../options/options.ts";
import type { Loads, ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import type { Lang } from "../text/lang.ts";
import type { RoofShape } from "../text/roof-shape.ts";

/** What of a problem is said: what came, where that is one value or none, and what is accepted or to be done instead. */
export interface ProblemText {
  came?: string;
  accepted: string;
}

/** What a warning about something that can be added says, and how it is added. */
export interface Addable {
  text: string;
  advice: string;
}

/** What an opening is counted by. */
export type Opening = "gates" | "doors" | "windows";

/**
 * Everything that an engine says, in one language: a third one is one more table of this shape. What is to be said the
 * engine has decided; numbers come as they are and are written in the language's own way.
 */
export interface Language {
  lang: Lang;
  /** The price list and the manufacturer in this language; nothing in the one that they are written in. */
  list: ToldList | undefined;
  /** What parameters and their values are called in it, in lower case, by what stands for it in a request. */
  words?: Readonly<Record<string, string>>;
  /** One sentence for the client's user by the kind of error. Those that HTTP alone has bring their own. */
  errors: Readonly<Partial<Record<ErrorCode, string>>>;
  /** `и ещё 7`: details that are counted, not listed. */
  andMore(count: number): string;
  /** `ворот, дверей и окон`. */
  listed(items: readonly string[]): string;

  problem: {
    came: { text(text: string): string; empty: string; array: string; object: string };
    notGiven: string;
    expected(accepted: string): string;
    /** Each as `came` tells it. */
    twice(first: string, second: string): ProblemText;
    noSuchName: string;
    didYouMean(name: string): string;
    thereAre(names: string): string;
    /** Of a name before which stands what was `&`, and of a text in which letters are lost. */
    ampersand: string;
    lostLetters: string;
    emptyName: string;
    length(requested: number, bounds: PriceList["length"]): ProblemText;
    /** What is added where it is far too large, and what was meant if it may be millimetres. */
    inMetres: string;
    perhapsMetres(length_m: number): string;
    size(requested: number, roof_name: string, sizes_mm: readonly number[], beyond_m: number): ProblemText;
    gates(gates: number, place: string, fitting: number): ProblemText;
    openings(needed_m: number, available_m: number, opening_wall_m: PriceList["rules"]["opening_wall_m"]): ProblemText;
    unknownId(id: string): ProblemText;
    /** Options that the list of this version is too old for. */
    absent(id: string, options: string, version: string): ProblemText;
  };

  accepted: {
    flag: string;
    wholeNumber(most: number): string;
    size: string;
    percent: string;
    /** Only this value, for the list of this version has nothing to sell by another. */
    absent(value: string, version: string): string;
  };

  /** A size that was rounded, millimetres. */
  rounded(parameter: "width" | "length" | "height", from_mm: number, to_mm: number): string;

  lacks: Readonly<Record<Lack, string>>;
  /** Instead of `only_solid`, where other widths of the roof have such trusses. */
  onlySolidHere(demountable_m: readonly number[]): string;

  /** Parts of one phrase: sizes, then every option, in the contract's order. */
  configuration: {
    sizes(roof_name: string, width_mm: number, length_cm: number, height_mm: number): string;
    truss: Readonly<Record<"solid" | "demountable", string>>;
    gates(count: number, gate: PriceList["rules"]["gate"], place: string, guides: string): string;
    withoutGuides: string;
    guides(lift_mm: string): string;
    panels(filler: string): string;
    fillers: Readonly<Record<"minvata" | "penoplast", string>>;
    /** So many of an option's `words`. */
    count(count: number, words: string): string;
  };

  /** Texts of an answer under one price list: those that never change, and the makers of those that do. */
  answer(facts: AnswerFacts): AnswerTexts;
  /** What the frame is made for. */
  loads(loads: Loads): string;

  statements: {
    preliminary: string;
    estimate: string;
    /** The same to whoever does not see statuses. */
    estimateForBuyers: string;
    erection: Addable;
    cladding: Addable;
    gates: Addable;
    panelErection: Addable;
    pileDriving: string;
    noDiscount: string;
    /** Gates in a wall lower than they need, and the lowest column under which they fit. */
    lowWall(gate_height_m: number, column_height_m: number): string;
    /** The same where no column is high enough. */
    tooLowWall(gate_height_m: number): string;
    /** One gate for both ends. */
    singleGate: string;
    /** Frames of openings alone are in the price, as `framesOf` tells them, and what of the openings is not. */
    onlyFrames(frames: string, leftOut: readonly string[], hasLeaves: boolean): string;
    framesOf: {
      gates: Readonly<Record<"withGuides" | "withoutGuides", (gate: PriceList["rules"]["gate"]) => string>>;
      doors: string;
      windows: string;
    };
    /** What the days do not cover: `notInTerm`. */
    termOfFrame(days: number, others: readonly NotInTerm[]): string;
    /** What a buyer could take for included, besides delivery and foundation. */
    leftOut: Readonly<Record<LeftOut, string>>;
    leavesOf(openings: readonly Exclude<Opening, "windows">[]): string;
  };

  alternatives: {
    erection: string;
    withoutErection: string;
    /** Panels are never put up on a frame that is not. */
    withoutAnyErection: string;
    cladding: string;
    /** What goes, by `gone`. */
    withoutCladding(gone: string): string;
    gone: Readonly<Record<"panels" | "erection" | "decor", string>>;
  };

  explanation: {
    /** Forms of a unit for `inUnits`. */
    units: Readonly<Record<Unit, string>>;
    inUnits(value: number, forms?: string): string;
    /** A price that stands in the list. */
    listed(price: string): string;
    foundBy: Readonly<Record<FoundBy, string>>;
    /** Of a price that is preliminary, whatever the reason. */
    estimate: string;
  };
}

export type NotInTerm = "panels" | "erection";
export type LeftOut = "erection" | "cladding" | "panelErection" | "gates" | "glazing" | "pileDriving";

/** Made of its texts by `toldList`. */
export interface ToldList {
  texts: ListTexts;
  /** With its names of roofs, positions and sections, and its statements. */
  priceList(priceList: PriceList): PriceList;
  /** Names stay as they are. */
  manufacturer<Told extends ManufacturerInAnswers>(manufacturer: Told): Told;
}

/** What is written in Russian in the list and of the manufacturer; names of positions stand in their rows. */
export interface ListTexts {
  roofs: Readonly<Record<RoofShape, { name: string; description: string }>>;
  sections: PriceList["sections"];
  /** By the unit in the list. */
  units: Readonly<Record<string, string>>;
  /** Of all others. */
  otherUnits: string;
  delivery: string;
  foundation: string;
  service_area: string;
  custom_size: { name: string; description: string };
}

/** What the texts of an answer are made of. */
export interface AnswerFacts {
  vat_percent: number;
  version: string;
  production_days: number;
  manufacturer: string;
  phone: string;
  /** The list holds no longer. */
  isOlder: boolean;
}

export interface AnswerTexts {
  disclaimer: string;
  calculation_id_note: string;
  numbering_note: string;
  production_time_text: string;
  pricing_status_description: string;
  next_step: string;
  /** An old price is never passed off as today's. `today` opens the same hangar: a request may mean another today. */
  olderList(today: string): string;
  withdrawnList(today: string): string;
  /** `summary_for_ai`: one phrase with the whole answer, to which what is calculated otherwise is added. */
  summary(told: Retold): string;
  /** `quote_prompt`: the quote request to send as it is; sentences are added likewise. */
  quotePrompt(told: Retold): string;
}

export interface Retold {
  area_m2: number;
  frames: number;
  total_with_vat: number;
  has_estimate_positions: boolean;
  calculation_id: string;
  /** The configuration. */
  inWords: string;
  /** What is left out. */
  others: string;
}
