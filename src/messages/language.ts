import type { ManufacturerInAnswers, PriceList, Roof } from "../price-list/schema.ts";
import type { Bill } from "../engine/bill.ts";
import type { Hangar } from "../engine/geometry/hangar.ts";
import type { Explained, Unit } from "../engine/numbers/units.ts";
import type { Configuration } from "../engine/request/configuration.ts";
import type { Lack, OptionName } from "../engine/request/options.ts";
import type { Lang } from "../text/lang.ts";
import type { ErrorCode } from "../engine/response.ts";
import type { Choices } from "../engine/choices.ts";

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

/**
 * Everything that an engine says, in one language: a third one is one more table of this shape. Numbers come as they are
 * and are written in the language's own way.
 */
export interface Language {
  lang: Lang;
  /** The price list with its names of roofs, positions and sections, and its statements, in this language. */
  listOf(priceList: PriceList): PriceList;
  /** Likewise the manufacturer; names stay as they are. */
  manufacturerOf<Told extends ManufacturerInAnswers>(manufacturer: Told): Told;

  /** What parameters and their values are called in it, in lower case, by what stands for it in a request. */
  words?: Readonly<Record<string, string>>;
  /** One sentence for the client's user by the kind of error. Those that HTTP alone has bring their own. */
  errors: Readonly<Partial<Record<ErrorCode, string>>>;
  /** `width: пришло «x»; принимается …`, as `error.details` have it. */
  detail(parameters: readonly string[], text: ProblemText): string;
  /** `и ещё 7`: details that are counted, not listed. */
  andMore(count: number): string;

  problem: {
    missing(accepted: string): ProblemText;
    invalid(value: unknown, accepted: string): ProblemText;
    twice(first: unknown, second: unknown): ProblemText;
    unknownName(nearest: string | undefined, known: readonly string[]): ProblemText;
    emptyName: string;
    length(requested: number, bounds: PriceList["length"]): ProblemText;
    size(requested: number, roof: Roof, sizes_mm: readonly number[], beyond_m: number): ProblemText;
    gates(gates: number, gates_pos: number, fitting: number): ProblemText;
    openings(needed_m: number, available_m: number, opening_wall_m: PriceList["rules"]["opening_wall_m"]): ProblemText;
    unknownId(id: string): ProblemText;
    /** Options that the list of this version is too old for. */
    absent(id: string, options: readonly OptionName[], version: string): ProblemText;
  };

  accepted: {
    flag: string;
    wholeNumber(most: number): string;
    size: string;
    percent: string;
    /** Only this value, for the list of this version has nothing to sell by another. */
    absent(value: string, version: string): string;
  };
  /** `gates_pos` in words. */
  gatesPlaces: readonly string[];

  /** A size that was rounded, millimetres. */
  rounded(parameter: "width" | "length" | "height", from_mm: number, to_mm: number): string;
  /** An option that was asked for and changes nothing; `demountable_m` are widths of the roof on which it has such trusses. */
  ineffective(option: OptionName, lack: Lack, demountable_m: readonly number[]): string;

  /** Makes the words of one price list's hangars: sizes, then every option, in the contract's order. */
  configuration(priceList: PriceList): (hangar: Hangar) => string;
  /** Texts of an answer under one price list: those that never change, and the makers of those that do. */
  answer(priceList: PriceList, manufacturer: ManufacturerInAnswers, isOlder: boolean): AnswerTexts;

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
    /** Gates in a wall lower than they need; `column_height_m` is the lowest column under which they fit, if any is. */
    lowWall(gate_height_m: number, column_height_m: number | undefined): string;
    /** One gate for both ends. */
    singleGate: string;
    onlyFrames(choices: Choices, gate: PriceList["rules"]["gate"]): string;
    termOfFrame(choices: Choices, days: number): string;
    /** What a buyer could take for included, besides delivery and foundation. */
    leftOut(choices: Choices): string;
  };

  alternatives: {
    erection: string;
    withoutErection(withPanels: boolean): string;
    cladding: string;
    withoutCladding(configuration: Configuration): string;
  };

  explanation: {
    /** Forms of a unit for `inUnits`. */
    units: Readonly<Record<Unit, string>>;
    inUnits(value: number, forms?: string): string;
    /** A price that stands in the list, and by what it was found there. */
    listed(price: string, reason?: string): string;
    foundBy: Readonly<Record<Explained, string>>;
    /** Of a price that is preliminary, whatever the reason. */
    estimate: string;
  };
}

export interface AnswerTexts {
  manufacturer: string;
  disclaimer: string;
  calculation_id_note: string;
  numbering_note: string;
  production_time_text: string;
  pricing_status_description: string;
  next_step: string;
  /** An old price is never passed off as today's. `today` opens the same hangar: a request may mean another today. */
  olderList(today: string): string;
  /**
   * `summary_for_ai` and `quote_prompt`: one phrase with the whole answer, and the quote request to send as it is.
   * `inWords` is the configuration, `others` what is left out, `changes` sentences about what is calculated otherwise.
   */
  retelling(told: {
    hangar: Hangar;
    bill: Bill;
    calculationId: string;
    inWords: string;
    others: string;
    changes: readonly string[];
  }): { summary: string; quotePrompt: string };
}
