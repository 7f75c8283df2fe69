import type { Spoken } from "../formula/rules.ts";
import type { ManufacturerInAnswers, PriceList } from "../price-list/schema.ts";
import { answerMaker } from "./answer.ts";
import { totalOf } from "./bill.ts";
import { errorBodyMaker, problemsBody, type ErrorBodyMaker } from "./error-body.ts";
import { quantityInWords } from "./explanation.ts";
import type { Hangar } from "./geometry/hangar.ts";
import { layout, type Layout } from "./geometry/layout.ts";
import { linksOf } from "./links.ts";
import { openCalculation } from "./open-calculation.ts";
import { isIgnoredName } from "./request/ignored-names.ts";
import { parameterTable, type ParameterTable } from "./request/parameters.ts";
import { withNearestAccepted } from "./request/nearest-accepted.ts";
import type { Note, Problem } from "./request/problem.ts";
import { readValues, requestReader, type KnownParameters, type Parameters } from "./request/request.ts";
import type { CalcResponse, ErrorBody } from "./response.ts";
import type { Language } from "../messages/language.ts";
import { hinted } from "../messages/problem-texts.ts";
import { russian } from "../messages/ru/answers.ts";
import { configurationTextMaker } from "./configuration-in-words.ts";
import { readyCalls } from "./ready-calls.ts";
import { warningReader, type Warning } from "./warnings.ts";

/** What the API answers. */
export type ApiAnswer = { status: 200; body: CalcResponse } | { status: 400; body: ErrorBody };

/** The same, and beside it what was rounded or is wrong as data, for who shows it at the fields of a form. */
export type Answer =
  { status: 200; body: CalcResponse; notes: Note[] } | { status: 400; body: ErrorBody; problems: Problem[] };

/** An answer to bad input. */
export type Refusal = Extract<Answer, { status: 400 }>;

/** What a hangar is ranked by: the very figures of its answer's `result`, whole roubles with VAT and m². */
export type Price = Pick<CalcResponse["result"], "total_with_vat" | "area_m2">;

/** All that the doors need; pure functions of one price list. */
export interface Engine {
  /** One calculation. `body` is exactly what the API answers; bad input gives 400, nothing is ever thrown. */
  calculate(parameters: Parameters): Answer;
  /**
   * The calculation of a `calculation_id`; 400 `unknown_calculation_id` for one that stands for no configuration.
   * Of the parameters it takes `explain` and `prices_version`: an id says all else.
   */
  fromCalculationId(id: string, parameters?: Parameters): Answer;
  /** Only the price of the hangar that `calculate` tells all about, at a fraction of the work; nothing for bad input. */
  priceOf(parameters: Parameters): Price | undefined;
  /** Where everything stands of the hangar that `calculate` prices; nothing for bad input. */
  layoutOf(parameters: Parameters): Layout | undefined;
  /** `двускатный, 12 × 30 м, …`: every size and option of an answer of this engine, in the words of its `summary_for_ai`. */
  configurationInWords(body: Pick<CalcResponse, "calculation_id">): string;
  /**
   * How the quantity of one of its positions comes about, to whoever buys; empty for a code that it does not have. `spoken`
   * is what today's rows tell, which a page has beside the engine.
   */
  quantityInWords(body: Pick<CalcResponse, "calculation_id">, code: string, spoken?: Spoken): string;
  /** One of an answer's `warnings` in a buyer's words, the parameter that remedies it apart: on a page that is a button. */
  readWarning(warning: string): Warning;
  /** The one body of every error; `details` name each problem. */
  errorBody: ErrorBodyMaker;
  /** Whether a parameter of this name is ignored without a word (campaign marks and click ids). */
  isIgnoredName(name: string): boolean;
  /** For calls with parameters of their own: those of a calculation, the reading by any table, and the error body. */
  parameters: ParameterTable;
  readValues(
    given: Parameters,
    known: KnownParameters,
    required: readonly string[],
    values: object,
    problems: Problem[],
    /** Names that the caller reads itself: an engine at a door tells of them too, of `fields` where none are given. */
    also?: readonly string[],
  ): void;
  refusal(problems: readonly Problem[]): Refusal;
  /** What it speaks. */
  language: Language;
  /** With its names in that language. */
  priceList: PriceList;
  /** What the frame is made for, where the manufacturer says so. */
  statedLoads: ManufacturerInAnswers["loads"];
  /** Versions of lists that a calculation can be asked under by `prices_version`, today's first: all, or the newest `NAMED_LISTS`. */
  versions: readonly string[];
  /** `{base_url}` of every absolute link, without a trailing slash. */
  baseUrl: string;
}

export interface EngineData {
  priceList: PriceList;
  manufacturer: ManufacturerInAnswers;
  baseUrl: string;
  /** Versions of published lists, today's first, the newest `NAMED_LISTS` at most; any list but today's holds no longer. Left out: this one alone. */
  versions?: readonly string[];
  /** What it speaks; Russian, the contract's, unless it is given another. */
  language?: Language;
}

export function createEngine({ baseUrl, language = russian, ...data }: EngineData): Engine {
  const priceList = language.list?.priceList(data.priceList) ?? data.priceList;
  const manufacturer = language.list?.manufacturer(data.manufacturer) ?? data.manufacturer;
  const { version } = priceList.meta;
  const { versions = [version] } = data;
  const isOlder = version !== versions[0];
  const table = parameterTable(priceList, versions, language);
  const readRequest = requestReader(priceList, table, language);
  const errorBody = errorBodyMaker(priceList, manufacturer, language);
  const links = linksOf(baseUrl, isOlder ? version : undefined, language.lang);
  const inWords = configurationTextMaker(priceList, language);
  const answer = answerMaker(priceList, manufacturer, baseUrl, links, language, inWords, isOlder);
  const ready = readyCalls(priceList, readRequest, links, inWords);

  function refusal(problems: readonly Problem[], nearest?: ErrorBody["try"]): Refusal {
    return { status: 400, body: problemsBody(problems, errorBody, language, nearest), problems: [...problems] };
  }

  function calculate(parameters: Parameters): Answer {
    const request = readRequest(parameters);
    if ("problems" in request) return refusal(withNearestAccepted(request, readRequest), ready(request));
    return { status: 200, body: answer(request), notes: request.notes };
  }

  function fromCalculationId(id: string, parameters: Parameters = {}): Answer {
    const problems: Problem[] = [];
    const { explain, prices_version, lang } = table;
    const values = { explain: false };
    readValues(parameters, new Map(Object.entries({ explain, prices_version, lang })), [], values, problems, language);
    if (problems.length > 0) return refusal(problems);
    const text = typeof id === "string" ? id : "";
    const opened = openCalculation(text, priceList);
    const { hangar } = opened;
    if (hangar) {
      const request = { hangar, unmet: [], notes: [], discount: 0, explain: values.explain };
      return { status: 200, body: answer(request), notes: [] };
    }
    const { absent } = opened;
    const { problem } = language;
    const told = absent.length > 0 ? problem.absent(text, absent.join(", "), version) : problem.unknownId(text);
    const about = [{ parameter: "calculation_id", came: text }];
    return refusal([{ code: "unknown_calculation_id", about, ...hinted(told, text, problem) }]);
  }

  function priceOf(parameters: Parameters): Price | undefined {
    const request = readRequest(parameters);
    if ("problems" in request) return undefined;
    const { hangar } = request;
    return { total_with_vat: totalOf(hangar), area_m2: hangar.geometry.area_m2 };
  }

  function layoutOf(parameters: Parameters): Layout | undefined {
    const request = readRequest(parameters);
    return "problems" in request ? undefined : layout(request.hangar);
  }

  function hangarIn({ calculation_id }: Pick<CalcResponse, "calculation_id">): Hangar {
    const { hangar } = openCalculation(calculation_id, priceList);
    if (!hangar) throw new Error(`${calculation_id} is of no answer of this engine`);
    return hangar;
  }

  return {
    calculate,
    fromCalculationId,
    priceOf,
    layoutOf,
    configurationInWords: (body) => inWords(hangarIn(body)),
    quantityInWords: (body, code, spoken) => quantityInWords(code, hangarIn(body), language, spoken),
    readWarning: warningReader(language),
    errorBody,
    isIgnoredName,
    parameters: table,
    readValues: (given, known, required, values, problems) =>
      readValues(given, known, required, values, problems, language),
    refusal,
    language,
    priceList,
    statedLoads: manufacturer.loads,
    versions,
    baseUrl,
  };
}
