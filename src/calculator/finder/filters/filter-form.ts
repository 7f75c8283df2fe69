import { isIgnoredName, parameters, priceList } from "hangar-engine";
import { grouped } from "../../../text/format.ts";
import { OPTION_DEFAULTS } from "../../form/form-state.ts";
import { defaultSort } from "../../../search/search-parameters.ts";
import { typedFilter } from "./typed-filter.ts";

const ROOFS = Object.entries(priceList.roofs);
const ALL_ROOFS = ROOFS.map(([id]) => id);
/** Roofs that lean on a building: only who has one can take them. */
export const ATTACHED_ROOFS: readonly string[] = ROOFS.filter(([, { attached }]) => attached).map(([id]) => id);
export const FREE_STANDING_ROOFS: readonly string[] = ALL_ROOFS.filter((id) => !ATTACHED_ROOFS.includes(id));

/**
 * What the form of a search holds: each field is named as the parameter of GET /v1/search and holds its text. So the
 * form is itself a set of filters. An empty text is no filter; roofs are joined with commas. It opens with the roofs that
 * stand by themselves; none named is, as in the API, any roof.
 */
export const FILTER_DEFAULTS = {
  budget: grouped(3_000_000),
  area_min: "",
  area_max: "",
  roof: FREE_STANDING_ROOFS.join(","),
  width_min: "",
  width_max: "",
  length_min: "",
  length_max: "",
  height_min: "",
  height_max: "",
  ...OPTION_DEFAULTS,
  sort: "",
  limit: "",
} satisfies Record<string, string>;

export type FilterName = keyof typeof FILTER_DEFAULTS;
export type FilterForm = Readonly<Record<FilterName, string>>;
export type FilterPair = readonly [name: string, value: string];

const FILTER_NAMES = Object.keys(FILTER_DEFAULTS) as FilterName[];

export function isFilter(name: string): name is FilterName {
  return (FILTER_NAMES as string[]).includes(name);
}

/** The filters that differ from those of the API; without a budget the order is named, for a link without filters is the page's own. */
export function filterPairs(form: FilterForm): FilterPair[] {
  const isSorted = form.budget.trim() !== "" || form.sort !== "";
  const asked = isSorted ? form : { ...form, sort: defaultSort(undefined) };
  return FILTER_NAMES.map((name) => [name, typedFilter(name, asked[name]).asked] as const).filter(
    ([name, value]) => value !== "" && (name === "budget" || name === "roof" || value !== FILTER_DEFAULTS[name]),
  );
}

/**
 * The form of a link's filters, and names in it that no search knows. A link with filters but no roof is about all roofs, and without a budget about any price;
 * `attached` says which of them, which is what the form has roofs for.
 */
export function openFilters(query: string): { form: FilterForm; strangers: string[] } {
  const given = new URLSearchParams(query);
  const isAnyNamed = [...given.keys()].some((name) => isFilter(name) || name === "attached");
  const form: Record<FilterName, string> = isAnyNamed
    ? { ...FILTER_DEFAULTS, budget: "", roof: "" }
    : { ...FILTER_DEFAULTS };
  const strangers: string[] = [];
  for (const [name, value] of given) {
    if (isFilter(name)) form[name] = asTyped(name, value);
    else if (name === "attached") continue;
    else if (!isIgnoredName(name)) strangers.push(name);
  }
  const attached = given.get("attached");
  if (attached !== null) {
    const isAttached = parameters.montazh.read(attached);
    const kept = chosenRoofs(form).filter((id) => ATTACHED_ROOFS.includes(id) === isAttached);
    if (kept.length > 0) form.roof = kept.join(",");
    else strangers.push("attached");
  }
  return { form, strangers };
}

/** A link's value as the form shows it; what cannot be read stays as it came, for the error to stand at its field. */
function asTyped(name: FilterName, text: string): string {
  if (name in OPTION_DEFAULTS) return asChosen(name as keyof typeof OPTION_DEFAULTS, text);
  if (name === "budget") return /^\d{1,15}$/.test(text) ? grouped(Number(text)) : text;
  if (name === "roof" || name === "sort") return text.toLowerCase();
  return text.replace(".", ",");
}

/** An option as the calculator's fields hold it: the ASCII alias of a choice, 1 or 0 of a flag. */
function asChosen(name: keyof typeof OPTION_DEFAULTS, text: string): string {
  const { read, aliases = {} } = parameters[name];
  const value = read(text);
  if (value === undefined) return text;
  if (typeof value === "boolean") return value ? "1" : "0";
  return Object.keys(aliases).find((alias) => aliases[alias as keyof typeof aliases] === value) ?? String(value);
}

export function chosenRoofs({ roof }: FilterForm): string[] {
  return roof === "" ? ALL_ROOFS : roof.split(",");
}

/** Adds roofs to the chosen ones, or takes them out, in the order of the price list; with none left all that stand by themselves do. */
export function withRoofs(form: FilterForm, roofs: readonly string[], isWanted: boolean): string {
  const chosen = chosenRoofs(form);
  const next = ALL_ROOFS.filter((id) => (roofs.includes(id) ? isWanted : chosen.includes(id)));
  if (next.length === ALL_ROOFS.length) return "";
  return (next.length > 0 ? next : FREE_STANDING_ROOFS).join(",");
}
