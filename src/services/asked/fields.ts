import type { Engine, Refusal } from "../../engine/create-engine.ts";
import type { Problem } from "../../engine/request/problem.ts";
import type { CalcResponse, Notice } from "../../engine/response.ts";
import type { FoundHangar, SearchResponse } from "../../search/response.ts";
import type { PricedQuestion, Understood } from "../../understanding/index.ts";
import { nearestName } from "../../text/nearest-name.ts";
import { ERROR_TEXTS } from "../../messages/by-language.ts";
import { hinted, notAccepted } from "../../messages/problem-texts.ts";

/*
 * `fields`: which of an answer's fields are wanted, for whoever pays for every word. No engine knows of it: what is
 * calculated is the same, and so are its id and its links.
 */

/** What it is that has fields; each answer of a batch is a calculation. */
export type Fielded = "calculation" | "search" | "wish";

/** Every name that there is, in the order of the answer: the compiler tells of one that is forgotten. */
const named = <Answer extends object>(names: Record<keyof Answer, 0>): readonly string[] => Object.keys(names);

interface Names {
  own: readonly string[];
  /** The field whose own fields, or those of its items, may be wanted too. */
  part: string;
  ofPart: readonly string[];
}

const NAMES: Readonly<Record<Fielded, Names>> = {
  calculation: {
    own: named<CalcResponse>({
      request: 0,
      configuration: 0,
      dimensions: 0,
      result: 0,
      currency: 0,
      vat_rate: 0,
      prices_version: 0,
      prices_valid_until: 0,
      disclaimer: 0,
      manufacturer: 0,
      site: 0,
      contact: 0,
      calculator_link: 0,
      summary_for_ai: 0,
      calculation_id: 0,
      calculation_id_note: 0,
      numbering_note: 0,
      price_per_m2_with_vat: 0,
      price_per_m2_materials_only: 0,
      production_days: 0,
      production_time_text: 0,
      warnings: 0,
      notices: 0,
      alternatives: 0,
      files: 0,
      docs: 0,
      pricing_status_description: 0,
      provider: 0,
      next_step: 0,
      normalization_notes: 0,
    }),
    part: "result",
    ofPart: named<CalcResponse["result"]>({
      frames: 0,
      trusses: 0,
      columns: 0,
      fahverk: 0,
      area_m2: 0,
      materials: 0,
      works: 0,
      materials_sum: 0,
      discount_sum: 0,
      works_sum: 0,
      total_with_vat: 0,
      vat_included: 0,
      has_estimate_positions: 0,
    }),
  },
  search: {
    own: named<SearchResponse>({
      budget: 0,
      sort: 0,
      limit: 0,
      found: 0,
      items: 0,
      over_budget: 0,
      summary_for_ai: 0,
      page_link: 0,
      currency: 0,
      vat_rate: 0,
      prices_version: 0,
      prices_valid_until: 0,
      disclaimer: 0,
      warnings: 0,
    }),
    part: "items",
    ofPart: named<FoundHangar>({
      request: 0,
      configuration: 0,
      area_m2: 0,
      total_with_vat: 0,
      price_per_m2_with_vat: 0,
      attached: 0,
      has_estimate_positions: 0,
      calculation_id: 0,
      notices: 0,
      summary_for_ai: 0,
      calculator_link: 0,
      url: 0,
    }),
  },
  wish: {
    own: named<Understood>({
      parameters: 0,
      used: 0,
      not_used: 0,
      assumed: 0,
      questions: 0,
      not_offered: 0,
      notes: 0,
      complete: 0,
      search: 0,
      url: 0,
      reading: 0,
    }),
    part: "questions",
    ofPart: named<PricedQuestion>({ parameter: 0, text: 0, choices: 0, about: 0 }),
  },
};

/** Stands for every field. */
export const ALL = "all";

/** Everything that `fields` takes for an answer. */
export function fieldNames(of: Fielded): string[] {
  const { own, part, ofPart } = NAMES[of];
  return [ALL, ...own, ...ofPart.map((name) => `${part}.${name}`)];
}

const ACCEPTED = { calculation: fieldNames("calculation"), search: fieldNames("search"), wish: fieldNames("wish") };

/** The names that are wanted of an answer, in one order however they came; nothing where none are named. */
export type Fields = readonly string[] | undefined;

type Pair = readonly [name: string, value: unknown];

/** Wrong names are told up to so many: each is told with all that there are. */
const MOST_TOLD = 3;

/** What an engine is told to name beside its own parameters. */
export const FIELDS: readonly string[] = ["fields"];

/** axios and others like PHP write a list as `fields[]=…&fields[]=…`. */
export const isOfFields = ([name]: readonly [name: string, ...rest: unknown[]]): boolean =>
  name === "fields" || name === "fields[]";

/** What `fields` name: a text with commas, an array, or one by one. Null is as good as nothing. */
export function fieldsIn(pairs: readonly Pair[]): Set<unknown> {
  const names = (value: unknown): unknown[] => {
    if (Array.isArray(value)) return value.length > 0 ? value.flatMap(names) : [""];
    return typeof value === "string" ? value.split(",").map((name) => name.trim()) : [value];
  };
  return new Set(
    pairs
      .filter((pair) => isOfFields(pair) && (pair[1] ?? undefined) !== undefined)
      .flatMap(([, value]) => names(value)),
  );
}

/** Those of the names that there are. */
export function knownFields(of: Fielded, pairs: readonly Pair[]): Fields {
  const names = fieldsIn(pairs);
  return names.size > 0 ? ACCEPTED[of].filter((name) => names.has(name)) : undefined;
}

/** A call without its `fields`, and what they are; or why that cannot be answered. `isFile`: the answer is no JSON. */
export function withoutFields<Given extends Pair>(
  of: Fielded,
  engine: Pick<Engine, "language" | "refusal">,
  pairs: readonly Given[],
  isFile = false,
): { refusal?: Refusal; fields?: Fields; rest: readonly Given[] } {
  const rest = pairs.filter((pair) => !isOfFields(pair));
  if (rest.length === pairs.length) return { rest };
  const fields = knownFields(of, pairs);
  const accepted = { type: "string", enum: ACCEPTED[of] } as const;
  const { lang, problem } = engine.language;
  const texts = ERROR_TEXTS[lang];
  const names = [...fieldsIn(pairs)];
  if (isFile && fields !== undefined) {
    const about = [{ parameter: "fields", came: names.join(",") }];
    return { refusal: engine.refusal([{ code: "invalid_parameter", about, ...texts.fieldsOfJsonAlone }]), rest };
  }
  const unknown = names.filter((name) => !(ACCEPTED[of] as unknown[]).includes(name)).slice(0, MOST_TOLD);
  const problems = unknown.map((came): Problem => {
    const nearest = nearestField(of, came);
    const about = [{ parameter: "fields", came, accepted, ...(nearest !== undefined && { nearest }) }];
    const names = nearest ? texts.fieldName(nearest) : texts.fieldNames(ACCEPTED[of].join(", "));
    return { code: "invalid_parameter", about, ...hinted(notAccepted(came, names, problem), came, problem) };
  });
  return problems.length > 0 ? { refusal: engine.refusal(problems), rest } : { fields, rest };
}

/** The name most likely meant, also where what it is a field of was left out. */
function nearestField(of: Fielded, came: unknown): string | undefined {
  const { part, ofPart } = NAMES[of];
  const name = String(came);
  const start = `${part}.`;
  const own = name.startsWith(start) ? undefined : nearestName(name, ACCEPTED[of]);
  const within = nearestName(name.replace(start, ""), ofPart);
  return own ?? (within && start + within);
}

/** Codes of a hangar other than the one asked for. */
const OTHERWISE: ReadonlySet<Notice["code"]> = new Set<Notice["code"]>([
  "gate_in_one_end",
  "no_effect",
  "discount_not_applied",
  "size_rounded",
]);

/** Where that is told. */
const TOLD: Readonly<Record<Fielded, readonly string[]>> = {
  calculation: ["warnings", "notices", "normalization_notes"] satisfies (keyof CalcResponse)[],
  search: ["warnings", "items.notices"],
  wish: [],
};

const isOtherwise = (body: object): boolean => {
  const { notices = [], items = [], over_budget } = body as Partial<CalcResponse & SearchResponse>;
  const all = [notices, ...[...items, ...(over_budget ? [over_budget.cheapest] : [])].map((item) => item.notices)];
  return all.flat().some(({ code }) => OTHERWISE.has(code));
};

/**
 * An answer with the fields that a call names, and with them what is calculated otherwise than asked: a total of another
 * size would pass for that of this one.
 */
export function picked(of: Fielded, body: object, fields: Fields): object {
  if (fields === undefined || fields.includes(ALL)) return body;
  return narrowed(of, body, isOtherwise(body) ? [...fields, ...TOLD[of]] : fields);
}

/** An answer with these fields alone, in its own order; one that it does not have is not in it. */
export function narrowed(of: Fielded, body: object, fields: readonly string[]): object {
  const { part } = NAMES[of];
  const start = `${part}.`;
  const ofPart = fields.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  const answer: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (fields.includes(name)) answer[name] = value;
    else if (name === part && ofPart.length > 0) {
      answer[name] = Array.isArray(value)
        ? value.map((item: object) => only(item, ofPart))
        : only(value as object, ofPart);
    }
  }
  return answer;
}

function only(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
}
