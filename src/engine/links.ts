import { DEFAULT_OPTIONS, type Configuration, type Options } from "./configuration.ts";
import type { ParameterTable } from "./parameters.ts";

/** Options in the contract's order, which is their order in every link. */
const OPTION_NAMES = Object.keys(DEFAULT_OPTIONS) as (keyof Options)[];

/** Links with a configuration's parameters; every value is ASCII and needs no escaping. */
export interface Links {
  /** GET /v1/calc, sizes in metres. */
  call(configuration: Configuration): string;
  /** The web calculator and the application form; width and height in millimetres, length in metres. */
  pages(configuration: Configuration, calculationId: string): { calculator: string; requestQuote: string };
}

export function linksOf(baseUrl: string, table: ParameterTable): Links {
  const aliasOf = {
    truss: aliasByValue(table.truss.aliases),
    rails: aliasByValue(table.rails.aliases),
    filler: aliasByValue(table.filler.aliases),
  };

  /** Options that differ from their defaults, each after an ampersand. */
  function options(configuration: Configuration): string {
    let query = "";
    for (const name of OPTION_NAMES) {
      const value = configuration[name];
      if (value === DEFAULT_OPTIONS[name]) continue;
      const text =
        name === "truss" || name === "rails" || name === "filler" ? aliasOf[name][String(value)] : Number(value);
      query += `&${name}=${text}`;
    }
    return query;
  }

  return {
    call(configuration) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sizes = `width=${width_mm / 1000}&length=${length_cm / 100}&height=${height_mm / 1000}`;
      return `${baseUrl}/v1/calc?roof=${roof}&${sizes}${options(configuration)}`;
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

function aliasByValue(aliases: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(aliases).map(([alias, value]) => [value, alias]));
}
