import { DEFAULT_OPTIONS, type Configuration, type Options } from "./configuration.ts";
import type { ParameterTable } from "./parameters.ts";

/** Options in the contract's order, which is their order in every link. */
const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** Links with a configuration's parameters; every value is ASCII and needs no escaping. */
export interface Links {
  /** GET /v1/calc, sizes in metres. */
  call(configuration: Configuration): string;
  /** The calculation of an id, under today's list. */
  byId(calculationId: string): string;
  /** The web calculator and the application form; width and height in millimetres, length in metres. */
  pages(configuration: Configuration, calculationId: string): { calculator: string; requestQuote: string };
}

/** `ending` closes every link: it names the price list where that is not today's. */
export function linksOf(baseUrl: string, table: ParameterTable, ending: string): Links {
  const callStart = `${baseUrl}/v1/calc?roof=`;
  const writers = OPTION_NAMES.map((name) => ({
    name,
    byDefault: DEFAULT_OPTIONS[name],
    write: optionWriter(name, table),
  }));

  /** Options that differ from their defaults, each after an ampersand, and the ending. */
  function options(configuration: Configuration): string {
    let query = "";
    for (const { name, byDefault, write } of writers) {
      const value = configuration[name];
      if (value !== byDefault) query += write(value);
    }
    return query + ending;
  }

  return {
    byId: (calculationId) => `${baseUrl}/v1/calc/id/${calculationId}`,
    call(configuration) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sizes = `width=${width_mm / 1000}&length=${length_cm / 100}&height=${height_mm / 1000}`;
      return `${callStart}${roof}&${sizes}${options(configuration)}`;
    },
    pages(configuration, calculationId) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sizes = `roof=${roof}&width=${width_mm}&length=${length_cm / 100}&height=${height_mm}`;
      const query = sizes + options(configuration);
      return {
        calculator: `${baseUrl}/?${query}`,
        requestQuote: `${baseUrl}/request/?calculation_id=${calculationId}&${query}`,
      };
    },
  };
}

/** Writes `&name=value`; all but numbers are put together here, once, rather than in every link. */
function optionWriter(name: keyof Options, table: ParameterTable): (value: Options[keyof Options]) => string {
  const start = `&${name}=`;
  if (typeof DEFAULT_OPTIONS[name] === "number") return (value) => start + value;
  const { aliases } = table[name];
  const flag = `${start}1`;
  if (!aliases) return () => flag;
  const texts = new Map<unknown, string>(Object.entries(aliases).map(([alias, value]) => [value, start + alias]));
  return (value) => texts.get(value) ?? "";
}
