import { DEFAULT_OPTIONS, type Configuration, type Options } from "./configuration.ts";
import type { ParameterTable } from "./parameters.ts";

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
  const truss = choiceWriter("truss", table);
  const rails = choiceWriter("rails", table);
  const filler = choiceWriter("filler", table);

  /**
   * Options that differ from their defaults, in the contract's order, each after an ampersand, and the ending. One by
   * one: every answer has three such texts, and a loop over the names takes twice as long.
   */
  function options(chosen: Options): string {
    return (
      truss(chosen.truss) +
      (chosen.gates > 0 ? `&gates=${chosen.gates}` : "") +
      (chosen.gates_pos > 0 ? `&gates_pos=${chosen.gates_pos}` : "") +
      rails(chosen.rails) +
      (chosen.doors > 0 ? `&doors=${chosen.doors}` : "") +
      (chosen.windows > 0 ? `&windows=${chosen.windows}` : "") +
      (chosen.welded ? "&welded=1" : "") +
      (chosen.wall_progony ? "&wall_progony=1" : "") +
      (chosen.anchors ? "&anchors=1" : "") +
      (chosen.piles ? "&piles=1" : "") +
      (chosen.montazh ? "&montazh=1" : "") +
      (chosen.panels ? "&panels=1" : "") +
      filler(chosen.filler) +
      (chosen.panels_high_wall ? "&panels_high_wall=1" : "") +
      (chosen.panels_montazh ? "&panels_montazh=1" : "") +
      (chosen.dekor_roof ? "&dekor_roof=1" : "") +
      (chosen.dekor_wall ? "&dekor_wall=1" : "") +
      ending
    );
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

/** Writes `&name=alias`, and nothing for the default; the texts are put together here, once. */
function choiceWriter<Name extends "truss" | "rails" | "filler">(
  name: Name,
  table: ParameterTable,
): (value: Options[Name]) => string {
  const byDefault: Options[Name] = DEFAULT_OPTIONS[name];
  const aliases = Object.entries(table[name].aliases ?? {});
  const texts = new Map<unknown, string>(aliases.map(([alias, value]) => [value, `&${name}=${alias}`]));
  return (value) => (value === byDefault ? "" : (texts.get(value) ?? ""));
}
