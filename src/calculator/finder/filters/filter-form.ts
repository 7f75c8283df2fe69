import { isIgnoredName, parameters } from "hangar-engine";
import { grouped } from "../../../text/format.ts";
import { OPTION_DEFAULTS } from "../../form/form-state.ts";

/**
 * What the form of a search holds: each field is named as the parameter of GET /v1/search and holds its text. So the
 * form is itself a set of filters. An empty text is no filter; roofs are joined with commas.
 */
export const FILTER_DEFAULTS = {
  budget: grouped(3_000_000),
  area_min: "",
  roof: "",
  width_min: "",
  width_max: "",
  length_min: "",
  length_max: "",
  height_min: "",
  height_max: "",
  ...OPTION_DEFAULTS,
  sort: "area",
  limit: "",
} satisfies Record<string, string>;

export type FilterName = keyof typeof FILTER_DEFAULTS;
export type FilterForm = Readonly<Record<FilterName, string>>;
export type FilterPair = readonly [name: string, value: string];

const FILTER_NAMES = Object.keys(FILTER_DEFAULTS) as FilterName[];

export function isFilter(name: string): name is FilterName {
  return (FILTER_NAMES as string[]).includes(name);
}

/** The filters that differ from their defaults, and the budget always. Blanks in a number are how people write it. */
export function filterPairs(form: FilterForm): FilterPair[] {
  return FILTER_NAMES.map((name) => [name, form[name].replace(/\s/g, "")] as const).filter(
    ([name, value]) => name === "budget" || (value !== "" && value !== FILTER_DEFAULTS[name]),
  );
}

/** The form of a link's filters, and names in it that no search knows. */
export function openFilters(query: string): { form: FilterForm; strangers: string[] } {
  const form: Record<FilterName, string> = { ...FILTER_DEFAULTS };
  const strangers: string[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (isFilter(name)) form[name] = asTyped(name, value);
    else if (!isIgnoredName(name)) strangers.push(name);
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
  return roof === "" ? [] : roof.split(",");
}

/** Adds a roof to the chosen ones, or takes it out; their order is that of the price list. */
export function toggleRoof(form: FilterForm, roof: string, all: readonly string[]): string {
  const chosen = chosenRoofs(form);
  return all.filter((one) => (one === roof ? !chosen.includes(one) : chosen.includes(one))).join(",");
}
