import { FILE_FORMATS, type FileFormat } from "./file-formats.ts";
import type { Configuration } from "./request/configuration.ts";
import { OPTION_ROWS, type Options } from "../options/options.ts";
import type { CalcResponse } from "./response.ts";
import { LANGS, type Lang } from "../text/lang.ts";

/** Links with a configuration's parameters; every value is ASCII and needs no escaping. */
export interface Links {
  /** GET /v1/calc, sizes in metres. */
  call(configuration: Configuration): string;
  /** The calculation of an id, under today's list, in this language. */
  byId(calculationId: string): string;
  /** All that a call is sent to come to this very answer, options at their defaults included: contract names, JSON values. */
  parameters(configuration: Configuration): CalcResponse["configuration"];
  /** The calculation of an id as a file of each format, under this list. */
  files(calculationId: string): Record<FileFormat, string>;
  /** The web calculator and the quote request form; width and height in millimetres, length in metres. */
  pages(configuration: Configuration, calculationId: string): { calculator: string; requestQuote: string };
}

/** `version` names the price list where that is not today's; an answer in another language than the first leads to it. */
export function linksOf(baseUrl: string, version: string | undefined, lang: Lang): Links {
  const callStart = `${baseUrl}/v1/calc?roof=`;
  const isFirst = lang === LANGS[0];
  const list = version === undefined ? "" : `&prices_version=${version}`;
  const spoken = isFirst ? "" : `&lang=${lang}`;
  const [besideId, besideToday] = [list + spoken, spoken].map((ending) => ending.replace("&", "?"));
  const said = { ...(version !== undefined && { prices_version: version }), ...(!isFirst && { lang }) };
  const byId = (calculationId: string) => `${baseUrl}/v1/calc/id/${calculationId}`;

  /** Options that differ from their defaults, in the contract's order, each after an ampersand, and the ending. */
  function options(chosen: Options): string {
    let text = "";
    for (const { name, byDefault, start, flag, aliases } of WRITTEN) {
      const value = chosen[name];
      if (value && value !== byDefault) text += value === true ? flag : start + String(aliases?.get(value) ?? value);
    }
    return text + list;
  }

  return {
    byId: (calculationId) => byId(calculationId) + besideToday,
    parameters(configuration) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sent: Record<string, unknown> = {
        roof,
        width: width_mm / 1000,
        length: length_cm / 100,
        height: height_mm / 1000,
      };
      for (const { name, aliases } of WRITTEN) sent[name] = aliases?.get(configuration[name]) ?? configuration[name];
      return Object.assign(sent, said) as CalcResponse["configuration"];
    },
    files(calculationId) {
      const start = `${byId(calculationId)}.`;
      const links = {} as Record<FileFormat, string>;
      for (const format of FILE_FORMATS) links[format] = start + format + besideId;
      return links;
    },
    call(configuration) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sizes = `width=${width_mm / 1000}&length=${length_cm / 100}&height=${height_mm / 1000}`;
      return `${callStart}${roof}&${sizes}${options(configuration)}${spoken}`;
    },
    pages(configuration, calculationId) {
      const { roof, width_mm, height_mm, length_cm } = configuration;
      const sizes = `roof=${roof}&width=${width_mm}&length=${length_cm / 100}&height=${height_mm}`;
      const query = sizes + options(configuration);
      return {
        calculator: `${baseUrl}/${isFirst ? "" : `${lang}/`}?${query}`,
        requestQuote: `${baseUrl}/request/?calculation_id=${calculationId}&${query}`,
      };
    },
  };
}

/** Every option with what it is written as. */
const WRITTEN = OPTION_ROWS.map(({ name, byDefault, row }) => {
  const aliases = row.kind === "choice" ? new Map<unknown, string>() : undefined;
  if (row.kind === "choice") for (const [alias, value] of Object.entries(row.values)) aliases?.set(value, alias);
  return { name, byDefault, start: `&${name}=`, flag: `&${name}=1`, aliases };
});
